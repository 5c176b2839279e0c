import { readPostcodeRow } from '#src/locations/postcodes/postcode-row.ts';
import type { GeocodedPlace, Geocoder } from '../ports/geocoder.ts';

/** Postcodes of GeoNames, which come with the platform; read when the first is asked for, and then kept. */
export function embeddedGeocoder(): Geocoder {
  let places: Promise<ReadonlyMap<string, GeocodedPlace>> | null = null;
  return {
    locate: async (postcode) => {
      places ??= readPlaces();
      return (await places).get(postcode) ?? null;
    },
  };
}

async function readPlaces(): Promise<ReadonlyMap<string, GeocodedPlace>> {
  const { default: table } = await import('#src/locations/postcodes/au-postcodes.json', {
    with: { type: 'json' },
  });
  return new Map(
    table.postcodes.flatMap((line) => {
      const row = readPostcodeRow(line);
      if (row === null) return [];
      const { postcode, ...place } = row;
      return [[postcode, place]];
    }),
  );
}
