import type { SignInBehaviour } from './sign-in-form-behaviour.client.ts';

/** `<sign-in-form>`: what it does beyond its HTML is loaded when somebody comes to it, or was here before. */
class SignInFormElement extends HTMLElement {
  #behaviour: Promise<SignInBehaviour> | null = null;

  connectedCallback(): void {
    // Errors are said beside the fields.
    if (this.#form) this.#form.noValidate = true;
    for (const kind of ['focusin', 'submit']) this.addEventListener(kind, this);
    if (this.#wasHereBefore()) this.#improve().catch(() => {});
  }

  handleEvent(event: Event): void {
    const improved = this.#improve();
    const isOurs = event.type === 'submit' && event.target === this.#form;
    if (!isOurs) {
      improved.catch(() => {});
      return;
    }
    event.preventDefault();
    improved.then(
      (behaviour) => behaviour.submit(),
      // Our part did not arrive: the form goes out as it is, and the next page asks for the code.
      () => this.#form?.submit(),
    );
  }

  get #form(): HTMLFormElement | null {
    return this.querySelector<HTMLFormElement>('form[data-sign-in]');
  }

  #wasHereBefore(): boolean {
    try {
      return localStorage.getItem('contact') !== null;
    } catch {
      return false;
    }
  }

  #improve(): Promise<SignInBehaviour> {
    this.#behaviour ??= import('./sign-in-form-behaviour.client.ts').then(({ improve }) => improve(this));
    this.#behaviour.catch(() => {
      this.#behaviour = null;
    });
    return this.#behaviour;
  }
}

export function defineSignInForm(): void {
  if (!customElements.get('sign-in-form')) customElements.define('sign-in-form', SignInFormElement);
}
