/**
 * `<trade-in>`: the first stage is a form that works by itself. The rest of the journey is loaded when somebody
 * comes to it, has begun before, or has a vehicle in mind.
 */
class TradeInElement extends HTMLElement {
  #journey: Promise<void> | null = null;

  connectedCallback(): void {
    for (const form of this.querySelectorAll('form')) form.noValidate = true;
    for (const kind of ['focusin', 'pointerdown']) this.addEventListener(kind, this);
    this.addEventListener('submit', this, { capture: true });
    if (!this.#hasBegun()) {
      if ('purchase' in this.dataset) this.#begin().catch(() => {});
      return;
    }
    // What comes in a moment is where the shopper was; the first stage would only flash up.
    this.toggleAttribute('data-waiting', true);
    this.#begin().catch(() => this.removeAttribute('data-waiting'));
  }

  handleEvent(event: Event): void {
    const begun = this.#begin();
    if (event.type !== 'submit' || this.hasAttribute('data-ready')) {
      begun.catch(() => {});
      return;
    }
    event.preventDefault();
    const { target, submitter } = event instanceof SubmitEvent ? event : { target: null, submitter: null };
    if (!(target instanceof HTMLFormElement)) return;
    begun.then(
      () => target.requestSubmit(submitter),
      // The journey did not arrive: the functions draw the next stage.
      () => target.submit(),
    );
  }

  #hasBegun(): boolean {
    if (location.hash.startsWith('#t=') || history.state?.tradeIn) return true;
    try {
      return (
        localStorage.getItem('trade-in') !== null || sessionStorage.getItem('lead-draft:trade-in') !== null
      );
    } catch {
      return false;
    }
  }

  #begin(): Promise<void> {
    this.#journey ??= import('./trade-in-journey.client.ts').then(({ beginJourney }) => beginJourney(this));
    this.#journey.catch(() => {
      this.#journey = null;
    });
    return this.#journey;
  }
}

export function defineTradeIn(): void {
  if (!customElements.get('trade-in')) customElements.define('trade-in', TradeInElement);
}
