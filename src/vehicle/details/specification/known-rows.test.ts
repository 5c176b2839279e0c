import { describe, expect, it } from 'vitest';
import { knownRows } from './known-rows.ts';

describe('knownRows', () => {
  it.each([null, '', '  ', 'null', ' NULL '])(
    '"rows with empty, null or \'null\' values are hidden": %o',
    (value) => {
      expect(knownRows([['Colour', value]])).toEqual([]);
    },
  );

  it('keeps the order of the other rows', () => {
    expect(
      knownRows([
        ['Colour', ' Nullarbor Red '],
        ['Seats', '0'],
      ]),
    ).toEqual([
      { label: 'Colour', value: 'Nullarbor Red' },
      { label: 'Seats', value: '0' },
    ]);
  });
});
