import { readPostcodeRow } from '#src/locations/postcodes/postcode-row.ts';
import type { GeocodedPlace, Geocoder } from '../ports/geocoder.ts';

/** The GeoNames postcodes bundled with the platform; loaded on first use and cached. */
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
