import { describe, expect, it } from 'vitest';
import { aVehicle } from '../../vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { feedSettings } from '../import/feed-settings.fixture.ts';
import type { ColumnUse } from '../snapshot.schema.ts';
import { compareStock } from './compare-stock.ts';
import { guardFeed } from './guard-feed.ts';

const { guard } = feedSettings();
const cars = (count: number, changes: (index: number) => Partial<Vehicle> = () => ({}), from = 0) =>
  Array.from({ length: count }, (_, index) =>
    aVehicle({ id: `S${from + index}`, stockNumber: `S${from + index}`, ...changes(index) }),
  );
const columns: ColumnUse[] = [
  { column: 'Make', field: 'make', filledRows: 20 },
  { column: 'Price', field: 'price', filledRows: 20 },
  { column: 'Tag', field: 'tag', filledRows: 2 },
  { column: 'Zodiac', field: null, filledRows: 20 },
];

function findings(
  previous: readonly Vehicle[],
  next: readonly Vehicle[],
  { settings = guard, after = columns }: { settings?: typeof guard; after?: ColumnUse[] } = {},
) {
  const feed = {
    previous,
    next,
    comparison: compareStock(previous, next),
    columnsBefore: { columns, rows: 20 },
    columnsAfter: { columns: after, rows: 20 },
  };
  return guardFeed(feed, settings);
}
const kinds = (...args: Parameters<typeof findings>) => findings(...args).map(({ kind }) => kind);
const sentences = (...args: Parameters<typeof findings>) => findings(...args).map(({ sentence }) => sentence);

describe('the stock guard', () => {
  const before = cars(20);

  it('accepts an unchanged feed', () => {
    expect(findings(before, cars(20))).toEqual([]);
  });
  it.each([
    [4, []],
    [5, ['lost']],
  ])('that loses %i of 20 vehicles', (lost, found) => {
    expect(kinds(before, before.slice(lost))).toEqual(found);
  });
  it('reports how many vehicles are missing, the limit and which ones', () => {
    const [finding] = findings(before, before.slice(10));
    expect(finding?.sentence).toBe(
      '20 vehicles were for sale and 10 are left: 10 fewer, 50 %. At most 20 % may go at once (guard.lostPercent).',
    );
    expect(finding?.examples).toEqual([
      ...['S0', 'S1', 'S2', 'S3', 'S4'].map((number) => `2021 Toyota Corolla Ascent Sport (${number})`),
      'and 5 more',
    ]);
  });
  it('counts vehicles marked as sold as missing', () => {
    expect(
      kinds(
        before,
        cars(20, (index) => (index < 5 ? { status: 'sold' } : {})),
      ),
    ).toEqual(['lost']);
  });
  it('ignores vehicles that were sold before', () => {
    const sold = cars(10, () => ({ status: 'sold' }), 20);
    expect(kinds([...before, ...sold], before)).toEqual([]);
  });
  it('allows a small stock to lose three', () => {
    expect(kinds(cars(5), cars(2))).toEqual([]);
    expect(kinds(cars(5), cars(1))).toEqual(['lost']);
  });
  it('allows a third to be replaced, but not nearly all', () => {
    expect(kinds(before, [...before.slice(7), ...cars(7, undefined, 50)])).toEqual([]);
    expect(kinds(before, cars(20, undefined, 50))).toEqual(['replaced']);
  });
  it.each([
    ['or its stock numbers have changed.', {}],
    [
      'or columns may be swapped: without stock number,',
      { stockNumber: null, vin: null, registrationPlate: null },
    ],
  ])("that replaces all may be another dealer's, %s", (cause, numbers) => {
    const [sentence] = sentences(
      cars(20, () => numbers),
      cars(20, () => numbers, 50),
    );
    expect(sentence).toContain(
      `20 of 20 vehicles for sale are others than before, 100 %: the feed may be another dealer's, ${cause}`,
    );
  });
  it.each<[number, number, string[]]>([
    [20, 80, []],
    [20, 81, ['grown']],
    [5, 55, []],
    [5, 56, ['grown']],
    [100, 400, []],
    [100, 401, ['grown']],
  ])('that grows from %i vehicles to %i', (from, to, found) => {
    expect(kinds(cars(from), cars(to))).toEqual(found);
  });
  it('reports growth with the limit and the new vehicles', () => {
    const [finding] = findings(before, cars(120));
    expect(finding?.sentence).toBe(
      '20 vehicles were for sale and the feed has 120, 6 times as many: it may hold the stock of other dealers. At most 4 times as many, or 50 more, may come at once (guard.grownTimes, guard.grownBy).',
    );
    expect(finding?.examples[0]).toBe('2021 Toyota Corolla Ascent Sport (S20)');
    expect(finding?.examples.at(-1)).toBe('and 95 more');
  });
  it('ignores sold vehicles for growth', () => {
    const sold = cars(200, () => ({ status: 'sold' }), 20);
    expect(kinds(before, [...before, ...sold])).toEqual([]);
  });
  it('counts replaced vehicles only once for growth', () => {
    expect(kinds(before, cars(200, undefined, 50))).toEqual(['grown', 'replaced']);
  });
  it.each([
    [13_000, []],
    [12_995, ['price']],
    [2599, ['price']],
    [null, []],
    [259_900, []],
  ])('in which one price of 25,990 becomes %s', (price, found) => {
    expect(
      kinds(
        before,
        cars(20, (index) => (index === 7 ? { price } : {})),
      ),
    ).toEqual(found);
  });
  it('compares the price that shoppers pay', () => {
    expect(
      kinds(
        before,
        cars(20, (index) => (index === 7 ? { offerPrice: 999 } : {})),
      ),
    ).toEqual(['price']);
    const [finding] = findings(
      before,
      cars(20, () => ({ price: 2599 })),
    );
    expect(finding?.sentence).toBe(
      'The prices of 20 vehicles fall by 50 % or more (guard.priceFallPercent).',
    );
    expect(finding?.examples[0]).toBe('2021 Toyota Corolla Ascent Sport (S0): 25,990 → 2,599');
  });
  it.each<[number, number, number, string[]]>([
    [4, 20, 129_950, ['price']],
    [4, 20, 129_949, []],
    [3, 20, 2_599_000, []],
    [3, 5, 2_599_000, ['price']],
    [2, 2, 2_599_000, ['price']],
    [1, 1, 2_599_000, []],
  ])('in which the prices of %i of %i vehicles become %d instead of 25,990', (risen, all, price, found) => {
    expect(
      kinds(
        cars(all),
        cars(all, (index) => (index < risen ? { price } : {})),
      ),
    ).toEqual(found);
  });
  it('reports prices that may be in cents, but not those of new cars', () => {
    const [finding] = findings(
      before,
      cars(20, () => ({ price: 2_599_000 })),
    );
    expect(finding?.sentence).toBe(
      'The prices of 20 vehicles rise to 5 times or more: they may be in cents (guard.priceRiseTimes).',
    );
    expect(finding?.examples[0]).toBe('2021 Toyota Corolla Ascent Sport (S0): 25,990 → 2,599,000');
    expect(kinds(before, [...before, ...cars(5, () => ({ price: 2_599_000 }), 20)])).toEqual([]);
  });
  it('accepts a price where there was none', () => {
    expect(
      kinds(
        cars(20, () => ({ price: null })),
        cars(20, () => ({ price: 2_599_000 })),
      ),
    ).toEqual([]);
  });
  it.each([
    [10, []],
    [11, ['makes']],
    [20, ['makes']],
  ])('in which %i of 20 vehicles have swapped make and model', (swapped, found) => {
    expect(
      kinds(
        before,
        cars(20, (index) => (index < swapped ? { make: 'Corolla', model: 'Toyota' } : {})),
      ),
    ).toEqual(found);
  });
  it('reports swapped columns of make and model', () => {
    const [finding] = findings(
      before,
      cars(20, () => ({ make: 'Corolla', model: 'Toyota' })),
    );
    expect(finding?.sentence).toBe(
      '20 of 20 vehicles have another make than before, 100 %: the columns of make and model are swapped. Columns are mapped in feed.json under "columns". At most 50 % may change at once (guard.makeChangePercent).',
    );
    expect(finding?.examples[0]).toBe('2021 Toyota Corolla Ascent Sport (S0): Toyota → Corolla');
  });
  it('reports makes that come from another column', () => {
    const [finding] = findings(
      before,
      cars(20, () => ({ make: 'Sydney' })),
    );
    expect(finding?.sentence).toContain('100 %: the make may stand in another column.');
  });
  it.each<[string, string, string]>([
    ['of another spelling', 'Land Rover', 'LAND-ROVER'],
    ['that was unknown and is known now', 'Toyoota', 'Toyota'],
  ])('accepts a make %s', (_, from, to) => {
    expect(
      kinds(
        cars(20, () => ({ make: from })),
        cars(20, () => ({ make: to })),
      ),
    ).toEqual([]);
  });
  it('accepts new cars of other makes', () => {
    expect(kinds(before, [...before, ...cars(19, () => ({ make: 'Corolla' }), 20)])).toEqual([]);
  });
  it.each<[string, Partial<Vehicle>]>([
    ['photographs', { images: [], photosCount: 0 }],
    ['price', { price: null }],
    ['odometer reading', { odometerKm: null }],
    ['description', { dealerComments: null }],
  ])('may not lose the %s of more than a fifth', (name, emptied) => {
    const complete = cars(20, () => ({ dealerComments: 'One owner.' }));
    const without = (count: number) =>
      cars(20, (index) => ({ dealerComments: 'One owner.', ...(index < count ? emptied : {}) }));
    expect(sentences(complete, without(4))).toEqual([]);
    expect(sentences(complete, without(5))).toEqual([
      `5 of 20 vehicles have lost their ${name}, 25 %. At most 20 % may (guard.emptiedPercent).`,
    ]);
  });
  it('accepts sold vehicles without a price', () => {
    const sold = cars(20, (index) =>
      index < 4 ? { status: 'sold', price: null, photosCount: 0, images: [] } : {},
    );
    expect(kinds(before, sold)).toEqual([]);
  });
  it('rejects garbled special characters', () => {
    const complete = cars(20, (index) => (index < 2 ? { dealerComments: 'Citigo™' } : {}));
    const garbled = cars(20, (index) => (index < 2 ? { dealerComments: 'Citigoâ„¢' } : {}));
    const [finding] = findings(complete, garbled);
    expect(finding?.kind).toBe('encoding');
    expect(finding?.sentence).toMatch(/^The special characters of 2 of 2 vehicles .* another encoding\./);
    expect(finding?.examples[0]).toContain('Citigoâ„¢');
    expect(kinds(garbled, garbled)).toEqual([]);
  });
  it('rejects a missing or renamed column that many rows filled', () => {
    const renamed = columns.map((use) =>
      use.column === 'Price' ? { ...use, column: 'Cost', field: null } : use,
    );
    const [finding] = findings(before, before, { after: renamed });
    expect(finding?.sentence).toMatch(
      /^The column "Price" is missing from the feed or empty\. New in the feed: "Cost"\./,
    );
    expect(finding?.examples).toEqual(['"Price", which gave price; nothing gives it now']);
    const known = columns.map((use) => (use.column === 'Price' ? { ...use, column: 'Sale price' } : use));
    expect(findings(before, before, { after: known })[0]?.examples).toEqual([
      '"Price", which gave price; now "Sale price" gives it',
    ]);
    const emptied = columns.map((use) => (use.column === 'Price' ? { ...use, filledRows: 0 } : use));
    expect(kinds(before, before, { after: emptied })).toEqual(['columns']);
  });
  it('accepts new columns, and missing ones that were unused or rarely filled', () => {
    const others = columns.filter(({ column }) => !['Tag', 'Zodiac'].includes(column));
    expect(
      kinds(before, before, { after: [...others, { column: 'VIN', field: 'vin', filledRows: 20 }] }),
    ).toEqual([]);
  });
  it("follows the limits in the dealer's settings", () => {
    const settings = {
      lostPercent: 100,
      replacedPercent: 100,
      grownTimes: 1000,
      grownBy: 50,
      priceFallPercent: 100,
      priceRiseTimes: 1000,
      makeChangePercent: 100,
      emptiedPercent: 100,
      columns: false,
    };
    const worst = cars(20, () => ({ price: 11, images: [], photosCount: 0, odometerKm: null }));
    expect(kinds(before, worst, { settings, after: [] })).toEqual([]);
    expect(kinds(before, cars(1, undefined, 50), { settings, after: [] })).toEqual([]);
    expect(kinds(before, cars(500), { settings })).toEqual([]);
    const cents = cars(20, () => ({ price: 2_599_000, make: 'Corolla', model: 'Toyota' }));
    expect(kinds(before, cents, { settings })).toEqual([]);
  });
});
