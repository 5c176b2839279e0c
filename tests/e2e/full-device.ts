import type { BrowserContext } from '@playwright/test';
import { type Dealer, settingsOf } from './dealers.ts';
import { somePlain } from './kept-cars.ts';
import { stockPath } from './kinds-of-page.ts';

/**
 * A device with something in every list, as many to compare as there may be: an island whose list is empty has nothing
 * to show and loads nothing.
 */
export async function fillDevice(context: BrowserContext, dealer: Dealer): Promise<void> {
  const plain = await somePlain(dealer, settingsOf(dealer).garage.compare.most);
  const cars = plain.map(({ id, name, slug, make, model }) => ({
    ...{ id, name, slug, make, model, primary_image_url: null },
    ...{ image: null, stocknum: null, body: null, simple_body: null },
  }));
  const lists = {
    ...{ favourite: cars, compare: cars, 'viewed-cars': cars },
    'recent-searches': [{ path: await stockPath(dealer), words: 'All' }],
  };
  await context.addInitScript((held) => {
    // The question would stand where the bar of what is compared does.
    localStorage.setItem('privacy-choice', 'declined');
    for (const [name, data] of Object.entries(held))
      localStorage.setItem(name, JSON.stringify({ v: 1, data }));
  }, lists);
}
