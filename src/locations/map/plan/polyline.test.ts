import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

// The example in Google's documentation of the format.
const text = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const places = [
  { latitude: 38.5, longitude: -120.2 },
  { latitude: 40.7, longitude: -120.95 },
  { latitude: 43.252, longitude: -126.453 },
];

it('a polyline is encoded as the format specifies', () => {
  expect(encodePolyline(places, 1e5)).toBe(text);
});

it('a polyline is decoded as the format specifies', () => {
  expect(decodePolyline(text, 1e5)).toEqual(places);
});

it('a polyline is decoded to the encoded points, within the precision of the format', () => {
  const thousandths = (max: number) => fc.integer({ min: -max * 1000, max: max * 1000 });
  const line = fc.array(
    fc.record({ latitude: thousandths(90), longitude: thousandths(180) }).map((place) => ({
      latitude: place.latitude / 1000,
      longitude: place.longitude / 1000,
    })),
  );
  fc.assert(
    fc.property(line, (given) => {
      const back = decodePolyline(encodePolyline(given, 1000), 1000);
      expect(back.map(({ latitude }) => latitude)).toEqual(given.map(({ latitude }) => latitude + 0));
      expect(back.map(({ longitude }) => longitude)).toEqual(given.map(({ longitude }) => longitude + 0));
    }),
  );
});
