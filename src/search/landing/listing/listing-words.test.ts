import { describe, expect, it } from 'vitest';
import { listingWords } from './listing-words.ts';

const settings = {
  specialOffers: { text: '{count} offers', textOne: 'One offer', emptyText: 'No offers' },
  texts: { introAll: '{heading}: {count}', noResultsTitle: 'No Results Available', noResultsText: 'None' },
};
const words = (more: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)]));
const of = (kind: 'make' | 'offers', count: number) =>
  listingWords({ kind, path: '/here', heading: 'Here', count }, settings, '/stock', words);

describe('listingWords', () => {
  it('describe a listing by its heading, and special offers by their own texts', () => {
    expect(of('make', 3).description).toBe('Here: 3');
    expect(of('offers', 3).description).toBe('3 offers');
    expect(of('offers', 1).description).toBe('One offer');
  });

  it("have the dealer's text for special offers without a match", () => {
    expect(of('make', 0)).toMatchObject({ emptyTitle: 'No Results Available', emptyText: 'None' });
    expect(of('offers', 0).emptyText).toBe('No offers');
  });

  it('"Clear Filters … returns to the special-offers route or the default search route"', () => {
    expect(of('make', 3).clearPath).toBe('/stock');
    expect(of('offers', 3).clearPath).toBe('/here');
  });

  it('link to other stock if the special-offers listing is empty', () => {
    expect(of('offers', 0).clearPath).toBe('/stock');
  });
});
