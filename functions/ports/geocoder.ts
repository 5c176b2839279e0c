export interface GeocodedPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** A suburb with this postcode, if known. */
  readonly place: string | null;
  readonly state: string | null;
}

/** Finds the place of Australian postcodes, with Google or the bundled table. */
export interface Geocoder {
  /** `postcode` has four digits. Null for an unknown postcode; rejects when the lookup fails. */
  readonly locate: (postcode: string) => Promise<GeocodedPlace | null>;
}
