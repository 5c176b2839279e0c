import type { BrowserContext } from '@playwright/test';
import { type Dealer, settingsOf } from './dealers.ts';
import { stockPath } from './example-paths.ts';
import { somePlain } from './kept-cars.ts';

/**
 * Fills every list that a device stores, with as many cars to compare as possible: an island with an empty
 * list shows nothing and loads nothing.
 */
export async function fillDevice(context: BrowserContext, dealer: Dealer): Promise<void> {
  const plain = await somePlain(dealer, settingsOf(dealer).garage.compare.max);
  const cars = plain.map(({ id, name, slug, make, model }) => ({
    ...{ id, name, slug, make, model, primary_image_url: null },
    ...{ image: null, stocknum: null, body: null, simple_body: null },
  }));
  const lists = {
    ...{ favourite: cars, compare: cars, 'viewed-cars': cars },
    'recent-searches': [{ path: await stockPath(dealer), words: 'All' }],
  };
  await context.addInitScript((held) => {
    // The consent question would cover the comparison bar.
    localStorage.setItem('privacy-choice', 'declined');
    for (const [name, data] of Object.entries(held))
      localStorage.setItem(name, JSON.stringify({ v: 1, data }));
  }, lists);
}
