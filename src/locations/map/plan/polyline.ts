import type { Place } from '../../../values/place/great-circle.ts';

/**
 * Encodes places in Google's encoded polyline format
 * (developers.google.com/maps/documentation/utilities/polylinealgorithm); `perDegree` is the precision.
 */
export function encodePolyline(places: readonly Place[], perDegree: number): string {
  let text = '';
  let before = [0, 0];
  for (const { latitude, longitude } of places) {
    const here = [Math.round(latitude * perDegree), Math.round(longitude * perDegree)];
    text += here.map((value, index) => encodeNumber(value - (before[index] ?? 0))).join('');
    before = here;
  }
  return text;
}

export function decodePolyline(text: string, perDegree: number): Place[] {
  const places: Place[] = [];
  const sums = [0, 0];
  let which = 0;
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - 63;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    sums[which] = (sums[which] ?? 0) + (value & 1 ? ~(value >> 1) : value >> 1);
    if (which === 1) {
      const [latitude = 0, longitude = 0] = sums;
      places.push({ latitude: latitude / perDegree, longitude: longitude / perDegree });
    }
    which = 1 - which;
    value = 0;
    shift = 0;
  }
  return places;
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
