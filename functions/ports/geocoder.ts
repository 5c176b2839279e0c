export interface GeocodedPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** A suburb of the postcode, where it is known. */
  readonly place: string | null;
  readonly state: string | null;
}

/** Where Australian postcodes are: Google, or the table that comes with the platform. */
export interface Geocoder {
  /** `postcode` is four digits. Null when there is no such postcode; rejects when it cannot be had. */
  readonly locate: (postcode: string) => Promise<GeocodedPlace | null>;
}
