import { describe, expect, it } from 'vitest';
import { markFacetValue } from './mark-facet-value.ts';

const marks = { startTag: '<', endTag: '>', separators: new Set(['-']), symbols: new Set<string>() };

describe('markFacetValue', () => {
  it.each([
    ['Mercedes-Benz', ['merc'], '<Merc>edes-Benz'],
    ['Mercedes-Benz', ['mercedes', 'b'], '<Mercedes>-<B>enz'],
    ['Land Rover', ['rover'], 'Land <Rover>'],
    ['Škoda', ['skod'], '<Škod>a'],
    ['Mazda', ['mazzda'], '<Mazda>'],
    ['Audi', ['volvo'], 'Audi'],
    ['', ['a'], ''],
  ])('in %s for %j highlights %s', (value, words, marked) =>
    expect(markFacetValue(value, words, marks)).toBe(marked),
  );
});
