import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePostcodeRow } from '#src/locations/postcode-row.ts';

/**
 * Writes `src/locations/au-postcodes.json` from a table of postcode centroids with the columns postcode,
 * state, locality, lat, long: one row per postcode, made from GeoNames' postcodes of Australia.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string', default: join(import.meta.dirname, '../src/locations/au-postcodes.json') },
  },
});
if (values.from === undefined) throw new Error('Say which table, as in: --from au-postcode-centroids.csv');

const lines = readFileSync(values.from, 'utf8').trim().split(/\r?\n/).slice(1);
const postcodes = lines.map((line) => {
  const [postcode = '', state = '', place = '', latitude, longitude] = line.split(',');
  return writePostcodeRow({
    postcode,
    place,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
  });
});
const source =
  'Contains data from GeoNames (https://www.geonames.org), licensed under CC BY 4.0 ' +
  '(https://creativecommons.org/licenses/by/4.0/). Modified: one row per postcode, with the middle of its places.';
writeFileSync(values.to, `${JSON.stringify({ source, postcodes }, null, 2)}\n`);
console.log(`wrote ${postcodes.length} postcodes`);
