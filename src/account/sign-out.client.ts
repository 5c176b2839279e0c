/** `<sign-out>`: the form works by itself; this tells the other tabs, and forgets what is the person's on the device. */
class SignOutElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', this);
  }

  handleEvent(event: Event): void {
    const [form, button] = [this.querySelector('form'), this.querySelector('button')];
    if (form === null || button === null) return;
    event.preventDefault();
    if (button.ariaDisabled) return;
    const label = button.textContent;
    button.ariaDisabled = 'true';
    button.textContent = button.dataset['busy'] ?? label;
    const isEverywhere = new FormData(form).has('everywhere');
    this.#say('');
    import('./signed-in.client.ts').then(
      async ({ signOut }) => {
        if (await signOut(isEverywhere)) return;
        button.ariaDisabled = null;
        button.textContent = label;
        this.#say(this.querySelector<HTMLElement>('[data-failed]')?.dataset['failed'] ?? '');
      },
      // Our part did not arrive: the form goes out as it is.
      () => form.submit(),
    );
  }

  #say(text: string): void {
    this.querySelector('[data-failed]')?.replaceChildren(text);
  }
}

export function defineSignOut(): void {
  if (!customElements.get('sign-out')) customElements.define('sign-out', SignOutElement);
}
