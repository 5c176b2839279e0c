import { soldToday } from './sales-counter.ts';

/**
 * `<sales-counter>` with its rate and time zone as data: what has been sold today takes the place of the daily rate,
 * and again every `data-refresh` seconds. Nobody is told of it aloud: a count that ticks is no news.
 */
class SalesCounter extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    const { refresh } = this.dataset;
    this.#show();
    this.#timer = window.setInterval(() => this.#show(), Number(refresh) * 1000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }

  #show(): void {
    const { zone = '', perDay, each, locale } = this.dataset;
    const count = soldToday(Date.now(), zone, { perDay: Number(perDay), secondsEach: Number(each) });
    // Just after midnight the rate says more than a nought.
    const says = count === 0 ? 'rate' : count === 1 ? 'one' : 'many';
    const figure = this.querySelector('[data-figure]');
    if (figure) figure.textContent = (count || Number(perDay)).toLocaleString(locale);
    this.dataset['says'] = says;
  }
}

export function defineSalesCounter(): void {
  if (!customElements.get('sales-counter')) customElements.define('sales-counter', SalesCounter);
}
