import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePostcodeRow } from '#src/locations/postcodes/postcode-row.ts';
import { defineCommand, runCommand, UsageError } from '../command-line.ts';

const command = defineCommand({
  name: 'postcodes',
  about: 'Writes src/locations/postcodes/au-postcodes.json, the centre of every Australian postcode.',
  options: {
    from: {
      type: 'string',
      value: 'FILE',
      help: 'a table with postcode, state, place, latitude and longitude',
    },
    to: {
      type: 'string',
      value: 'FILE',
      default: join(import.meta.dirname, '../../src/locations/postcodes/au-postcodes.json'),
      help: 'the file to write',
    },
  },
  example: '--from au-postcode-centroids.csv',
});

await runCommand(command, ({ values }) => {
  if (values.from === undefined)
    throw new UsageError('--from is missing, as in: --from au-postcode-centroids.csv');

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
});
