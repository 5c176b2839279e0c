import type { Vehicle } from '../vehicle/vehicle.schema.ts';

/** Format of vehicle slugs. */
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CHARACTERS = 200;

type CarList = {
  /** Unique, in the order of the query. */
  readonly slugs: readonly string[];
  /** Whether the query names more than `max` vehicles; the others are left out. */
  readonly isCut: boolean;
};

/** Parses `?cars={slug},{slug}`; invalid slugs are skipped. */
export function readCarList(params: URLSearchParams, max: number): CarList {
  const named = params.getAll('cars').flatMap((text) => text.split(','));
  const slugs = [...new Set(named)].filter((slug) => slug.length <= MAX_CHARACTERS && slugPattern.test(slug));
  return { slugs: slugs.slice(0, max), isCut: slugs.length > max };
}

/** `/compare?cars=kia-rio-7,mazda-3-8`; without vehicles only the path. */
export function carListPath(path: string, slugs: readonly string[]): string {
  return slugs.length === 0 ? path : `${path}?cars=${slugs.join(',')}`;
}

/** The vehicles named in a query, with current data. */
export interface NamedCars {
  /** In the order of the query. */
  readonly vehicles: readonly Vehicle[];
  /** Number of unknown vehicles, which may have left the site. */
  readonly goneCount: number;
  /** Whether the query names more vehicles than are shown. */
  readonly isCut: boolean;
}

/** For a page built without a query. */
export const noCars: NamedCars = { vehicles: [], goneCount: 0, isCut: false };
