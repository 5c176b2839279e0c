import { whenNear } from '../../ui/scroll/when-near.client.ts';
import { soldToday } from './sales-counter.ts';

/**
 * Replaces the daily rate by the number sold today when the counter is near the viewport, and updates it
 * every `data-refresh` seconds. Not announced to screen readers.
 */
export function countSales(): void {
  for (const counter of document.querySelectorAll<HTMLElement>('[data-sales-counter]')) {
    whenNear(counter, () => {
      show(counter);
      setInterval(show, Number(counter.dataset['refresh']) * 1000, counter);
    });
  }
}

function show(counter: HTMLElement): void {
  const { perDay, each, locale } = counter.dataset;
  const count = soldToday(Date.now(), { perDay: Number(perDay), secondsEach: Number(each) });
  // Just after midnight the rate is shown instead of 0.
  counter.dataset['says'] = count === 0 ? 'rate' : count === 1 ? 'one' : 'many';
  const figure = counter.querySelector('[data-figure]');
  if (figure) figure.textContent = (count || Number(perDay)).toLocaleString(locale);
}
