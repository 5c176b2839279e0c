/**
 * `<prize-wheel>`: lets the wheel turn to what was drawn. Everything that is needed for it comes with the first
 * press; without it the form leads to the page with the result.
 */
class PrizeWheelElement extends HTMLElement {
  #isTurning = false;

  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      const { target } = event;
      if (!(target instanceof HTMLFormElement)) return;
      event.preventDefault();
      if (!this.#isTurning) void this.#turn(target);
    });
  }

  async #turn(form: HTMLFormElement): Promise<void> {
    this.#isTurning = true;
    const button = form.querySelector('button');
    if (button) button.ariaDisabled = 'true';
    try {
      const { turnWheel } = await import('./turn-wheel.client.ts');
      await turnWheel(this, form);
    } catch {
      // Our part did not arrive: the form goes out as it is.
      form.submit();
    }
    if (button) button.ariaDisabled = null;
    this.#isTurning = false;
  }
}

export function definePrizeWheel(): void {
  if (!customElements.get('prize-wheel')) customElements.define('prize-wheel', PrizeWheelElement);
}
