import { whenNear } from '../../ui/when-near.client.ts';
import { soldToday } from './sales-counter.ts';

/**
 * What has been sold today takes the place of the daily rate once the counter is near the window, and is worked out
 * again every `data-refresh` seconds. It is not announced: a count that ticks is no news.
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
  // Just after midnight the rate says more than a nought.
  counter.dataset['says'] = count === 0 ? 'rate' : count === 1 ? 'one' : 'many';
  const figure = counter.querySelector('[data-figure]');
  if (figure) figure.textContent = (count || Number(perDay)).toLocaleString(locale);
}
