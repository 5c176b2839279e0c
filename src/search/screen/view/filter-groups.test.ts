import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchSchema } from '../../../tenant/settings/search.schema.ts';
import { type Attribute, isListAttribute } from '../../attributes.ts';
import { stockFacts } from '../../state/page-facts.fixture.ts';
import type { SearchState } from '../../state/search-state.ts';
import { emptyState } from '../../state/state-parts.ts';
import type { FacetCount, ListGroup, RangeGroup, SearchResults } from '../search-view.ts';
import { type GroupContext, listGroup, rangeGroup } from './filter-groups.ts';

const { $schema: _, ...defaults } = JSON.parse(
  readFileSync(new URL('../../../../tenants/_defaults/search.json', import.meta.url), 'utf8'),
);
const search = v.parse(searchSchema, defaults);
const empty = emptyState('relevant');
const { screen, texts } = search;
const context: GroupContext = {
  page: stockFacts,
  onlyCertified: false,
  yes: screen.yes,
  no: screen.no,
  words: {},
  showAll: texts.showAll,
  showAllMakes: texts.showAllMakes,
};
const results: SearchResults = {
  found: 120,
  page: 1,
  pageCount: 6,
  hiddenSold: 0,
  facets: {
    make_model: [
      { value: 'Mazda', count: 70 },
      { value: 'Mazda 3', count: 40 },
      { value: 'Toyota', count: 35 },
      { value: 'Mazda CX-5', count: 30 },
      { value: 'Land Rover', count: 15 },
      { value: 'Land Rover Discovery', count: 15 },
    ],
    body: [
      { value: 'SUV', count: 80 },
      { value: 'Spaceship', count: 40 },
    ],
    car_type: [{ value: 'Used', count: 120 }],
    seats: [
      { value: '5', count: 90 },
      { value: '7', count: 20 },
      { value: '2', count: 10 },
    ],
    certified: [
      { value: 'false', count: 100 },
      { value: 'true', count: 20 },
    ],
  },
  stats: { price: { min: 8990, max: 61_500 }, km: { min: 500, max: 500 }, year: { min: 2009, max: 2026 } },
};

/** The panel of an attribute as a screen shows it; undefined where it shows none. */
function group(
  attribute: Attribute,
  state: SearchState = empty,
  changes: Partial<GroupContext> = {},
  from = results,
): ListGroup | RangeGroup | undefined {
  const filter = search.filters.find((one) => one.attribute === attribute);
  if (filter === undefined) throw new Error(`No dealer has the filter ${attribute}.`);
  const own = { ...context, ...changes };
  const isKnown = from.found === 0 && attribute === 'price';
  const shown = isListAttribute(attribute)
    ? listGroup(attribute, filter, from.facets[attribute] ?? [], state.lists[attribute] ?? [], own)
    : rangeGroup(attribute, filter, from.stats[attribute] ?? null, state.ranges[attribute], isKnown, null);
  return shown ?? undefined;
}
const values = (one: ListGroup | RangeGroup | null | undefined) =>
  one?.kind === 'list' ? one.options.map(({ value }) => value) : null;

describe('panels', () => {
  it('are left out if they have fewer than two options', () => {
    const shown = search.filters.filter(({ attribute }) => group(attribute) !== undefined);
    expect(shown.map(({ attribute }) => attribute)).toEqual([
      'make_model',
      'body',
      'price',
      'year',
      'seats',
      'certified',
    ]);
  });

  it('stay while they have a selection, even without matching cars', () => {
    const state = { ...empty, lists: { car_type: ['Used'], fuel: ['Steam'] } };
    expect(values(group('car_type', state))).toEqual(['Used']);
    expect(group('fuel', state)).toMatchObject({
      isOpen: true,
      options: [{ value: 'Steam', count: 0, isChosen: true }],
    });
  });

  it.each<[string[], boolean]>([
    [['Mazda', 'Toyota'], true],
    [['Mazda', 'Mazda 3', 'Mazda 6'], true],
    [['Mazda', 'Mazda 3'], false],
    [['Mazda'], false],
  ])('have makes and models if there is a choice: %j', (names, expected) => {
    const make_model = names.map((value) => ({ value, count: 1 }));
    const from = { ...results, facets: { make_model } };
    expect(group('make_model', empty, {}, from) !== undefined).toBe(expected);
  });

  it('show makes with their models beneath', () => {
    const makes = group('make_model', { ...empty, lists: { make_model: ['Mazda 3', 'Toyota Supra'] } });
    expect(makes).toMatchObject({
      showAllLabel: search.texts.showAllMakes,
      shown: 7,
      options: [
        {
          value: 'Mazda',
          isChosen: false,
          options: [
            { label: '3', value: 'Mazda 3', isChosen: true },
            { label: 'CX-5', isChosen: false },
          ],
        },
        { value: 'Toyota', options: [{ label: 'Supra', count: 0, isChosen: true }] },
        { value: 'Land Rover', options: [{ label: 'Discovery' }] },
      ],
    });
  });

  it('have pictures and pages for bodies, and sort numbers', () => {
    expect(group('body')).toMatchObject({
      options: [
        { value: 'SUV', picture: '/stock-photos/suv/silver-side-480.avif' },
        { value: 'Spaceship', picture: null },
      ],
    });
    expect(values(group('seats'))).toEqual(['2', '5', '7']);
  });

  it('have the state of each place', () => {
    const filter = { attribute: 'location_name', label: 'Location', isOpen: false, shown: 40 } as const;
    const counts = [
      { value: 'Meridian Geelong', count: 3 },
      { value: 'Meridian Albury', count: 2 },
    ];
    const placeStates = { location_name: { NSW: ['Meridian Albury'], VIC: ['Meridian Geelong'] } };
    expect(listGroup('location_name', filter, counts, [], { ...context, placeStates })).toMatchObject({
      options: [
        { value: 'Meridian Geelong', group: 'VIC' },
        { value: 'Meridian Albury', group: 'NSW' },
      ],
    });
  });

  it('have labels for booleans; a certified-only dealer has no "No"', () => {
    expect(group('certified')).toMatchObject({ options: [{ label: 'Yes' }, { label: 'No' }] });
    expect(values(group('certified', empty, { onlyCertified: true }))).toEqual(['true']);
  });

  it('exclude what all cars of a special-offers listing have in common', () => {
    const base = { ...empty, lists: { on_offer: ['true'] } };
    const panel = (attribute: 'on_offer' | 'categories', page: typeof stockFacts, counts: FacetCount[]) =>
      listGroup(attribute, { attribute, label: 'Label', isOpen: false, shown: 7 }, counts, [], {
        ...context,
        page,
      });
    const offers = { ...stockFacts, base, isLocked: true };
    const offered = ['true', 'false'].map((value) => ({ value, count: 3 }));
    expect(panel('on_offer', stockFacts, offered)).not.toBeNull();
    expect(panel('on_offer', offers, offered)).toBeNull();
    const categories = ['Special offers', 'Work vehicles', '7 seats or more'].map((value) => ({
      value,
      count: 3,
    }));
    expect(values(panel('categories', stockFacts, categories))).toHaveLength(3);
    expect(values(panel('categories', offers, categories))).toEqual(['Work vehicles', '7 seats or more']);
  });
});

describe('ranges', () => {
  it('are rounded outwards', () => {
    expect(group('price')).toMatchObject({ min: 8000, max: 62_000, unit: 'money' });
    expect(group('year')).toMatchObject({ min: 2009, max: 2026 });
  });

  it('"default range is 0 to 100000 when no facet statistics exist", for what the stock has', () => {
    const nothing = { ...results, found: 0, facets: {}, stats: {} };
    expect(group('price', empty, {}, nothing)).toMatchObject({ min: 0, max: 100_000 });
    expect(group('subscription_price', empty, {}, nothing)).toBeUndefined();
  });
});
