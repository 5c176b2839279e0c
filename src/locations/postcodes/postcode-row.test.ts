import { expect, it } from 'vitest';
import { readPostcodeRow, writePostcodeRow } from './postcode-row.ts';

const darwin = {
  postcode: '0800',
  place: 'Darwin City',
  state: 'NT',
  latitude: -12.4614,
  longitude: 130.8428,
};

it('a postcode is one line of text, with a precision of a hundred metres', () => {
  const line = writePostcodeRow(darwin);
  expect(line).toBe('0800 NT -12.461 130.843 Darwin City');
  expect(readPostcodeRow(line)).toEqual({
    ...darwin,
    latitude: -12.461,
    longitude: 130.843,
  });
});

it.each(['', '0800', '800 NT -12 130 Darwin', '0800 nt -12 130 Darwin', '0800 NT south 130 Darwin'])(
  '%j is not a valid line',
  (line) => expect(readPostcodeRow(line)).toBeNull(),
);
