import type * as v from 'valibot';
import {
  publishedCarsSchema,
  publishedIdsSchema,
  publishedMarketSchema,
  publishedRelatedSchema,
  publishedSettingsSchema,
} from '#src/publish/published/published-data.schema.ts';
import { carFile, idsFile, marketFile, settingsFile } from '#src/publish/published/published-data.ts';
import { removedVehiclePathsSchema, removedVehiclesFile } from '#src/publish/redirects/removed-vehicles.ts';
import { frameFile, publishedFrameSchema } from '#src/site/site-frame.schema.ts';
import { vehicleSchema } from '#src/vehicle/vehicle.schema.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { checkedOnce, neverWritten, type Place } from '../checked.ts';

/** Where built sites lie: on a disk, or behind a CDN. */
export interface SiteFiles {
  /** Where to look for a dealer's site, for a message. */
  readonly rootOf: (slug: string) => string;
  /** Gives a JSON file of a site as a schema wants it; undefined when it is not there. */
  readonly jsonReader: <T>(schema: v.GenericSchema<unknown, T>) => ReadJson<T>;
  /** A file that visitors may read too; null when it is not there. */
  readonly file: (slug: string, path: string) => Promise<Uint8Array | null>;
}

/** Rejects with `OutdatedPublication`. */
export type ReadJson<T> = (slug: string, path: string) => Promise<T | undefined>;

interface CarPlace {
  /** The dealer's. */
  readonly site: string;
  readonly slug: string;
}

/** What each dealer has published, read when asked for; by slug. */
export function publishedSiteData(files: SiteFiles): (slug: string) => Promise<PublishedSite | null> {
  const readSettings = files.jsonReader(publishedSettingsSchema);
  const readCars = files.jsonReader(publishedCarsSchema);
  const readIds = files.jsonReader(publishedIdsSchema);
  const readRemovedVehicles = files.jsonReader(removedVehiclePathsSchema);
  const readMarket = files.jsonReader(publishedMarketSchema);
  const readFrame = files.jsonReader(publishedFrameSchema);
  const vehicleOf = checkedOnce(vehicleSchema);
  const relatedOf = checkedOnce(publishedRelatedSchema);
  const outdated = new WeakMap<object, OutdatedPublication>();

  /** A vehicle as a schema wants it; null when there is none. */
  async function readCar<T>(
    { site, slug }: CarPlace,
    fileCount: number,
    read: (car: unknown, place: Place) => T | OutdatedPublication,
  ): Promise<T | null> {
    const path = carFile(slug, fileCount);
    const cars = await readCars(site, path);
    if (cars !== undefined) {
      if (!Object.hasOwn(cars, slug)) return null;
      return fitted(cars, read(cars[slug], { root: files.rootOf(site), path }));
    }
    // A new build with more or fewer files has come in between.
    const newer = await readSettings(site, settingsFile);
    if (newer === undefined || newer.carFiles === fileCount) return null;
    return readCar({ site, slug }, newer.carFiles, read);
  }

  /** Of a file that another version wrote, the first vehicle's error speaks for all that cannot be used. */
  function fitted<T>(cars: object, car: T | OutdatedPublication): T {
    if (!(car instanceof OutdatedPublication)) return car;
    const error = outdated.get(cars) ?? car;
    outdated.set(cars, error);
    throw error;
  }

  return async (site) => {
    const about = await readSettings(site, settingsFile);
    if (about === undefined) return null;
    return {
      slug: site,
      settings: about.settings,
      builtAtMs: Date.parse(about.builtAt),
      stockAtMs: Date.parse(about.stockAt),
      vehicle: (slug) => readCar({ site, slug }, about.carFiles, vehicleOf),
      slugOf: async (id) => {
        const slugs = (await readIds(site, idsFile)) ?? {};
        return Object.hasOwn(slugs, id) ? (slugs[id] ?? null) : null;
      },
      removedVehicleTarget: async (slug) => {
        const gone = (await readRemovedVehicles(site, removedVehiclesFile)) ?? {};
        return Object.hasOwn(gone, slug) ? gone[slug] : undefined;
      },
      relatedIds: async (slug) => {
        const car = await readCar({ site, slug }, about.carFiles, relatedOf);
        return car?.relatedIds ?? [];
      },
      frame: async () => {
        const frame = await readFrame(site, frameFile);
        if (frame === undefined) throw neverWritten({ root: files.rootOf(site), path: frameFile });
        return frame;
      },
      marketCars: async () => (await readMarket(site, marketFile)) ?? [],
      file: (path) => files.file(site, path),
    };
  };
}
