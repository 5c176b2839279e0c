import { describe, expect, it } from 'vitest';
import type { FeedField } from '../feed-fields.ts';
import { columnsThatMayHold } from './possible-columns.ts';

const sample = (name: string, values: readonly string[], filledRows = values.length) => ({
  name,
  values,
  filledRows,
});

const only = (field: FeedField, name: string, values: readonly string[], rows = values.length) =>
  columnsThatMayHold(field, [sample(name, values)], rows)[0] ?? null;

const numbered = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at));

describe('columnsThatMayHold', () => {
  it.each<[FeedField, string[]]>([
    ['fuel', ['Petrol', 'Diesel', 'Petrol/Electric', 'Unleaded Petrol 95']],
    ['fuel', ['Benzine', 'Diesel', 'Elektrisch', 'Plug-in hybride']],
    ['transmission', ['8 Speed Automatic', 'Manual', 'CVT', 'Other']],
    ['transmission', ['Handgeschakeld', 'Automaat']],
    ['transmission', ['Handrat', 'Outomaties']],
    ['body', ['SUV', 'Double Cab Ute', '5 Door Hatchback', 'Sedan']],
    ['body', ['Luikrug', 'Bakkie', 'Stasiewa', 'Dubbelkajuit']],
    ['drive', ['AWD', '4x4', 'Front Wheel Drive']],
    ['odometerKm', ['45 000 km', '12,300km', '9 800 kms']],
    ['odometerMiles', ['45,000 miles', '12,300 mi']],
    ['vin', ['KM8JCDD19TU421293', '3KMJCCDEXTE029145']],
    ['carType', ['New', 'Used']],
  ])('is sure of %s where every value is one: %j', (field, values) => {
    expect(only(field, 'custom_label_3', values)).toMatchObject({ field, recognised: 1, doubt: null });
  });

  it.each<[FeedField, string[]]>([
    ['transmission', ['https://automotive.example/1', 'https://automotive.example/2']],
    ['transmission', ['autohaus.example', 'automart.example']],
    ['transmission', ['sales@auto.example', 'info@auto.example']],
    ['body', ['https://x.example/suv/1', 'https://x.example/hatch/2']],
    ['body', ['photos/suv.jpg', 'photos/van.jpg']],
    ['fuel', ['https://diesel.example/1', 'https://petrol.example/2']],
    ['fuel', ['Diesel mechanic', 'Petrol station']],
    ['transmission', ['Automatic climate control', 'Manual sunroof']],
    ['body', ['Van Wyk Motors', 'Truck City']],
    ['colour', ['White Hills', 'Red Cliffs']],
    ['odometerKm', ['R 45 000', 'R 12 300']],
    ['odometerKm', ['45000', '12300']],
    ['price', ['45000', '12300']],
    ['badge', ['SR5', 'GLX']],
  ])('knows no %s in %j', (field, values) => {
    expect(only(field, 'zz9', values)).toBeNull();
  });

  it.each<[string, FeedField, string, string[], number, RegExp]>([
    ['a column that is mostly empty', 'fuel', 'zz', ['Petrol', 'Diesel'], 20, /empty in 90 %/],
    ['one word in every row', 'transmission', 'zz', ['Automatic'], 8, /same in every row/],
    [
      'a few other words',
      'fuel',
      'zz',
      ['Petrol', 'Diesel', 'Electric', 'Hybrid', 'Ask us'],
      5,
      /other values too: 20 %/,
    ],
    [
      'more words than gearboxes have',
      'transmission',
      'zz',
      numbered(12, (at) => `${at + 1} Speed Auto`),
      12,
      /12 different/,
    ],
    ['a price that may be what the dealer paid', 'price', 'zz', ['$12,990', '$9,990'], 2, /something else/],
    ['the cost', 'price', 'Trade price', ['$12,990', '$9,990'], 2, /name that may mean/],
    ['an electric range', 'odometerKm', 'Range', ['450 km', '510 km'], 2, /name that may mean/],
    ['colours of anything', 'colour', 'zz', ['White', 'Black'], 2, /something else/],
    ['a logo', 'images', 'zz', ['https://x.example/logo.png'], 8, /repeats/],
  ])('doubts %s', (_what, field, name, values, rows, doubt) => {
    const filled = rows === 20 ? 2 : rows;
    const [possible] = columnsThatMayHold(field, [sample(name, values, filled)], rows);
    expect(possible?.doubt).toMatch(doubt);
  });

  it('doubts two columns that look alike, and gives the likelier first', () => {
    const [first, second] = columnsThatMayHold(
      'odometerKm',
      [sample('a', ['10 km', '20 km', '30 km', '40 km', 'new']), sample('b', ['11 km', '12 km'])],
      5,
    );
    expect([first?.column, second?.column]).toEqual(['b', 'a']);
    const same = columnsThatMayHold(
      'fuel',
      [sample('a', ['Petrol', 'Diesel']), sample('b', ['Petrol', 'LPG'])],
      2,
    );
    expect(same.map(({ doubt }) => doubt)).toEqual([
      'looks no more like it than "b" does',
      'looks no more like it than "a" does',
    ]);
  });

  it("is certain about a column if the other one's name excludes it", () => {
    const prices = [sample('Deposit', ['$500', '$900']), sample('Asking', ['$12,990', '$9,990'])];
    expect(columnsThatMayHold('price', prices, 2)).toMatchObject([
      { column: 'Asking', doubt: null },
      { column: 'Deposit', doubt: 'has a name that may mean something else' },
    ]);
  });

  it('takes the first of several image columns', () => {
    const images = (name: string) =>
      sample(name, [`https://x.example/${name}1.jpg`, `https://x.example/${name}2.jpg`]);
    const [first] = columnsThatMayHold('images', [images('a'), images('b')], 2);
    expect(first).toMatchObject({ column: 'a', doubt: null });
  });
});
