/** After this long a shopper wonders. */
const slowMs = 6_000;

/** Says in a form that something is under way, and that it takes longer than usual. One at a time. */
export class BusyForm {
  readonly #slow: string;
  #form: HTMLFormElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(slow: string) {
    this.#slow = slow;
  }

  get isBusy(): boolean {
    return this.#form !== null;
  }

  begin(form: HTMLFormElement, text: string): void {
    this.#form = form;
    form.setAttribute('aria-busy', 'true');
    for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
    this.#say(text);
    // Of an earlier try.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(this.#slow), slowMs);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#say('');
    this.#form?.removeAttribute('aria-busy');
    for (const button of this.#form?.querySelectorAll('button') ?? [])
      button.removeAttribute('aria-disabled');
    this.#form = null;
  }

  #say(text: string): void {
    const status = this.#form?.querySelector('.form-status');
    if (status) status.textContent = text;
  }
}
