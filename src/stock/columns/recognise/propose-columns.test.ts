import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedRecord } from '../../read/feed-record.ts';
import { guessFields, proposeColumns } from './propose-columns.ts';

function feed(...rows: Record<string, string>[]): FeedRecord[] {
  return rows.map((cells, index) => ({ line: index + 2, cells, correction: null }));
}

/** A feed with a make column and a column of these values. */
function column(name: string, ...values: string[]): FeedRecord[] {
  return feed(...values.map((value) => ({ Make: 'Kia', [name]: value })));
}

const proposedFor = (records: FeedRecord[], name: string) =>
  proposeColumns(records).proposals.find(({ columns }) => columns.includes(name));

describe('proposeColumns', () => {
  it('is sure of a full name, less of a partial one, and guesses a misspelt one', () => {
    const proposal = (name: string) => proposedFor(column(name, '12345', '23456'), name);
    expect(proposal('Odometer')).toMatchObject({
      field: 'odometerKm',
      confidence: 'sure',
      isFoundAlone: true,
    });
    expect(proposal('vehicle.web_price_aud')).toMatchObject({ field: 'price', confidence: 'likely' });
    expect(proposal('Odometter')).toMatchObject({ confidence: 'guess', isFoundAlone: true });
  });

  it("doubts a name if the values are not the field's words", () => {
    expect(proposedFor(column('Fuel', 'yes', 'no'), 'Fuel')).toMatchObject({ confidence: 'guess' });
    expect(proposedFor(column('Fuel', 'Petrol', 'no', 'Diesel'), 'Fuel')).toMatchObject({
      confidence: 'sure',
    });
  });

  it.each([
    ['vin', 'KM8JCDD19TU421293', '3KMJCCDEXTE029145'],
    ['price', '$24,990', '$18,500'],
    ['odometerKm', '45,100 km', '9 800 kms'],
    ['fuel', 'Diesel', 'Petrol'],
    ['transmission', 'Automatic', 'Manual'],
    ['state', 'QLD', 'NSW'],
    ['year', '2019', '2022'],
    ['colour', 'Summit White', 'Black'],
    ['model', 'Hilux', 'CX-5', 'Model of tomorrow'],
    ['images', 'https://x.example/a.jpg', '/photos/b.avif'],
  ])('guesses %s from what stands in a column whose name says nothing', (field, ...values) => {
    const guess = proposedFor(column('zz9', ...values), 'zz9');
    expect(guess).toMatchObject({ field, confidence: 'guess', isFoundAlone: false });
  });

  it.each([
    ['numbers that could be anything', '45100', '9800'],
    ['a few that fit among many that do not', 'Diesel', 'yes', 'no', 'blue moon'],
    ['seventeen letters', 'ABCDEFGHJKLMNPRST', 'ABCDEFGHJKLMNPRSX'],
    ['addresses of pages', 'https://x.example/cars/1', 'https://x.example/cars/2'],
  ])('guesses nothing from %s', (_what, ...values) => {
    const { unused } = proposeColumns(column('zz9', ...values));
    expect(unused.map((left) => left.column)).toEqual(['zz9']);
  });

  it('guesses no field that a name already gives, and assigns no column twice', () => {
    const rows = feed(
      { Make: 'Kia', Model: 'Rio', Fuel: 'Petrol', zz1: 'Diesel', zz2: '$9,990', zz3: '$8,990' },
      { Make: 'Kia', Model: 'Rio', Fuel: 'Petrol', zz1: 'Petrol', zz2: '$7,990', zz3: '$6,990' },
    );
    const { proposals, unused } = proposeColumns(rows);
    expect(proposals.filter(({ isFoundAlone }) => !isFoundAlone).map(({ columns }) => columns)).toEqual([
      ['zz2'],
    ]);
    expect(unused.map((left) => left.column)).toEqual(['zz1', 'zz3']);
  });

  it('lists missing facts that shoppers search by, unless another column implies them', () => {
    const { missing } = proposeColumns(
      feed({ Title: '2019 Kia Rio S', VIN: 'KM8JCDD19TU421293', Photos: 'a.jpg' }),
    );
    expect(missing).toEqual(['price', 'odometerKm', 'body', 'fuel', 'transmission']);
  });

  it('ignores an empty column', () => {
    const { proposals, missing } = proposeColumns(feed({ Make: 'Kia', Model: 'Rio', Price: '' }));
    expect(proposals.map(({ field }) => field)).toEqual(['make', 'model']);
    expect(missing).toContain('price');
  });

  it('shows three different values of each column, shortened', () => {
    const rows = column('Comments', 'a', 'a', 'b', 'x'.repeat(200), 'd');
    const { examples } = proposedFor(rows, 'Comments') ?? {};
    expect(examples).toEqual(['a', 'b', `${'x'.repeat(59)}…`]);
  });

  it('proposes nothing for a feed without rows', () => {
    expect(proposeColumns([])).toMatchObject({ proposals: [], unused: [] });
  });

  it('assigns every non-empty column to one field or to none, for any feed', () => {
    const name = fc.constantFrom('Make', 'Fuel', 'zz1', 'zz2', 'Ref', 'a.b.price', '', '🚗');
    const value = fc.constantFrom(
      'Kia',
      'Diesel',
      '$9,990',
      '',
      'KM8JCDD19TU421293',
      '2020',
      'Automatic',
      '7 km',
    );
    fc.assert(
      fc.property(fc.array(fc.dictionary(name, value), { maxLength: 6 }), (rows) => {
        const { proposals, unused } = proposeColumns(feed(...rows));
        const proposed = [
          ...proposals.flatMap(({ columns }) => columns),
          ...unused.map(({ column: left }) => left),
        ];
        const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== '')));
        expect(proposed.toSorted()).toEqual([...filled].toSorted());
        expect(new Set(proposals.map(({ field }) => field)).size).toBe(proposals.length);
      }),
    );
  });
});

const sample = (name: string, values: string[]) => ({ name, values, filledRows: values.length });

describe('guessFields', () => {
  const samples = [
    sample('zz1', ['https://auto.example/suv', 'https://auto.example/ute']),
    sample('zz2', ['Automatic', 'Manual']),
    sample('zz3', ['12 000 km', '45 100 km']),
  ];

  it('assigns each column and each field once', () => {
    const guesses = guessFields(samples, 2, () => false);
    expect(guesses.map(({ field, column }) => [field, column])).toEqual([
      ['odometerKm', 'zz3'],
      ['transmission', 'zz2'],
    ]);
  });

  it('does not guess fields that are already given', () => {
    expect(guessFields(samples, 2, (field) => field !== 'transmission')).toHaveLength(1);
  });
});
