import type { PhoneCodeBehaviour } from './phone-code-behaviour.client.ts';

/** `<phone-code>`: what sends the code is loaded when somebody comes to it. */
class PhoneCodeElement extends HTMLElement {
  #behaviour: Promise<PhoneCodeBehaviour> | null = null;

  connectedCallback(): void {
    for (const kind of ['focusin', 'click']) this.addEventListener(kind, this);
  }

  handleEvent({ type, target }: Event): void {
    const button = '[data-send]:not([aria-disabled="true"])';
    const isSend = type === 'click' && target instanceof Element && target.closest(button) !== null;
    const improved = this.#improve();
    if (!isSend) {
      improved.catch(() => {});
      return;
    }
    const { sending = '', unknown = '' } = this.dataset;
    this.#say(sending, '');
    improved.then(
      (behaviour) => behaviour.send(),
      // It is asked for again with the next click.
      () => this.#say('', unknown),
    );
  }

  #say(state: string, alert: string): void {
    this.querySelector('[data-state]')?.replaceChildren(state);
    this.querySelector('[data-alert]')?.replaceChildren(alert);
  }

  #improve(): Promise<PhoneCodeBehaviour> {
    this.#behaviour ??= import('./phone-code-behaviour.client.ts').then(({ improve }) => improve(this));
    this.#behaviour.catch(() => {
      this.#behaviour = null;
    });
    return this.#behaviour;
  }
}

export function definePhoneCode(): void {
  if (!customElements.get('phone-code')) customElements.define('phone-code', PhoneCodeElement);
}
