import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './repository.ts';

/** Texts in the plural that never say 1, by the reason. */
const neverOne: Readonly<Record<string, readonly string[]>> = {
  'the limit is higher': [
    'account.savedSearches.form.full',
    'account.texts.watchlistFull',
    'garage.compare.empty',
    'garage.compare.full',
    'garage.compare.tooMany',
    'garage.favourites.full',
    'garage.sharedList.tooMany',
    'leads.texts.tooLong',
  ],
  'fewer are not compared': [
    'market.priceComparison.above',
    'market.priceComparison.at',
    'market.priceComparison.below',
    'valuation.texts.basis',
  ],
  'shown from two photos on': ['vehicle.card.photos.count'],
  'no plural': [
    'budget.texts.firstOf',
    'documents.texts.moreFeatures',
    'garage.compare.chosen',
    'reviews.texts.more',
    'search.texts.introAll',
    'search.texts.resultsSold',
    'syndication.llms.stockCount',
    'valuation.screen.summary.kilometres',
  ],
};

type Texts = { readonly [key: string]: unknown };

/**
 * `countOne` for `countMany`, `gone` for `goneMany`, `textOne` for `text`, `month` for `months`, `oneViewText` for
 * `viewsText`.
 */
function keysForOne(key: string): string[] {
  const single = key.replace(/s(?=$|Text$)/, '');
  const named = `one${single.replace(/^./, (first) => first.toUpperCase())}`;
  return [
    key.replace(/many$/i, (many) => (many === 'many' ? 'one' : 'One')),
    key.replace(/Many$/, ''),
    `${key}One`,
    single,
    named,
  ];
}

function pluralsOf(texts: Texts, path: string): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return pluralsOf(value as Texts, here);
    if (typeof value !== 'string' || !value.includes('{count}') || /One$/.test(key)) return [];
    return keysForOne(key).some((other) => other !== key && other in texts) ? [] : [here];
  });
}

describe('a text with {count}', () => {
  it('has a text for one beside it, unless it never says 1', () => {
    const defaults = join(root, 'tenants/_defaults');
    const files = readdirSync(defaults).filter((file) => file.endsWith('.json'));
    const found = files.flatMap((file) =>
      pluralsOf(JSON.parse(readFileSync(join(defaults, file), 'utf8')), file.replace('.json', '')),
    );
    expect(found.sort()).toEqual(Object.values(neverOne).flat().sort());
  });
});
