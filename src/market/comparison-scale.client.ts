import * as v from 'valibot';
import { fill } from '../values/fill.ts';
import { formatWholeMoney } from '../values/money.ts';
import { isFarBelow } from './far-below.client.ts';
import { priceComparisonSchema } from './price-comparison.schema.ts';
import { shownComparison } from './price-comparison.ts';

/** Asks for the comparison and shows it, where there is one worth showing. Rejects when it cannot be had. */
export async function showComparison(element: HTMLElement): Promise<void> {
  const { href = '', currency = 'AUD', lowest = '', highest = '' } = element.dataset;
  const response = await fetch(href, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  const shown = shownComparison(v.parse(priceComparisonSchema, await response.json()));
  if (shown === null) return;
  const money = (dollars: number) => formatWholeMoney(dollars, currency);
  const write = (selector: string, text: string) => {
    for (const place of element.querySelectorAll(selector)) place.textContent = text;
  };
  write('.description', shown.description);
  write('.listing-price', money(shown.listing_price));
  write('.lowest', fill(lowest, { price: money(shown.market_range_min) }));
  write('.highest', fill(highest, { price: money(shown.market_range_max) }));
  element.style.setProperty('--fill', String(shown.fill));
  revealBelow(element);
}

/** What appears must not move what is being read: it waits until its place is far below. */
function revealBelow(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    () => {
      if (!isFarBelow(element)) return;
      observer.disconnect();
      element.querySelector('section')?.removeAttribute('hidden');
      const scale = element.querySelector('.scale');
      if (scale !== null) moveWhenSeen(element, scale);
    },
    { rootMargin: '0px 0px 100%' },
  );
  observer.observe(element);
}

/** The mark moves to its place when somebody sees it do so. */
function moveWhenSeen(element: HTMLElement, scale: Element): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      element.dataset['seen'] = '';
    },
    { threshold: 0.6 },
  );
  observer.observe(scale);
}
