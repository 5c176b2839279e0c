import { printTarget } from './print-target.ts';

/** Whether the vehicle has a page; without an answer it is tried, and the browser says what is wrong. */
async function isThere(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}

/** `<print-request>` on /print: goes on to the vehicle's page, or says that there is none. */
class PrintRequestElement extends HTMLElement {
  connectedCallback(): void {
    void this.#go(printTarget(location.search)?.href ?? null);
  }

  async #go(target: string | null): Promise<void> {
    if (target !== null && (await isThere(target))) location.replace(target);
    else this.#showUnknown();
  }

  #showUnknown(): void {
    this.querySelector('[data-found]')?.toggleAttribute('hidden', true);
    this.querySelector('[data-unknown]')?.toggleAttribute('hidden', false);
  }
}

export function definePrintRequest(): void {
  if (!customElements.get('print-request')) customElements.define('print-request', PrintRequestElement);
}
