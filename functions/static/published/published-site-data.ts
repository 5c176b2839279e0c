import type * as v from 'valibot';
import {
  publishedCarsSchema,
  publishedIdsSchema,
  publishedMarketSchema,
  publishedRelatedSchema,
  publishedSettingsSchema,
} from '#src/publish/published/published-data.schema.ts';
import { carFile, IDS_FILE, MARKET_FILE, SETTINGS_FILE } from '#src/publish/published/published-data.ts';
import { REMOVED_VEHICLES_FILE, removedVehiclePathsSchema } from '#src/publish/redirects/redirects.ts';
import { FRAME_FILE, publishedFrameSchema } from '#src/site/site-frame.schema.ts';
import { vehicleSchema } from '#src/vehicle/vehicle.schema.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import { checkedOnce, neverWritten, type Place } from '../checked.ts';

/** The location of built sites: a disk, or a CDN's storage. */
export interface SiteFiles {
  /** The location of a dealer's site, for error messages. */
  readonly rootOf: (slug: string) => string;
  /** Reads and validates a JSON file of a site; undefined if it does not exist. */
  readonly jsonReader: <T>(schema: v.GenericSchema<unknown, T>) => ReadJson<T>;
  /** Reads a file that visitors may read too; null if it does not exist. */
  readonly file: (slug: string, path: string) => Promise<Uint8Array | null>;
}

/** Rejects with `OutdatedPublication`. */
export type ReadJson<T> = (slug: string, path: string) => Promise<T | undefined>;

interface CarPlace {
  /** The dealer's slug. */
  readonly site: string;
  readonly slug: string;
}

/** The published data of dealers by slug, read on request. */
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

  /** A vehicle, validated by a schema; null if it does not exist. */
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
    // A new build with another number of files was published meanwhile.
    const newer = await readSettings(site, SETTINGS_FILE);
    if (newer === undefined || newer.carFiles === fileCount) return null;
    return readCar({ site, slug }, newer.carFiles, read);
  }

  /** If another version wrote the file, the error of its first vehicle is used for all of them. */
  function fitted<T>(cars: object, car: T | OutdatedPublication): T {
    if (!(car instanceof OutdatedPublication)) return car;
    const error = outdated.get(cars) ?? car;
    outdated.set(cars, error);
    throw error;
  }

  return async (site) => {
    const about = await readSettings(site, SETTINGS_FILE);
    if (about === undefined) return null;
    return {
      slug: site,
      settings: about.settings,
      builtAtMs: Date.parse(about.builtAt),
      stockAtMs: Date.parse(about.stockAt),
      vehicle: (slug) => readCar({ site, slug }, about.carFiles, vehicleOf),
      vehicles: async () => {
        const slugs = Object.values((await readIds(site, IDS_FILE)) ?? {});
        const cars = await Promise.all(
          slugs.map((slug) => readCar({ site, slug }, about.carFiles, vehicleOf)),
        );
        return cars.filter((car) => car !== null);
      },
      slugOf: async (id) => {
        const slugs = (await readIds(site, IDS_FILE)) ?? {};
        return Object.hasOwn(slugs, id) ? (slugs[id] ?? null) : null;
      },
      removedVehicleTarget: async (slug) => {
        const gone = (await readRemovedVehicles(site, REMOVED_VEHICLES_FILE)) ?? {};
        return Object.hasOwn(gone, slug) ? gone[slug] : undefined;
      },
      relatedIds: async (slug) => {
        const car = await readCar({ site, slug }, about.carFiles, relatedOf);
        return car?.relatedIds ?? [];
      },
      frame: async () => {
        const frame = await readFrame(site, FRAME_FILE);
        if (frame === undefined) throw neverWritten({ root: files.rootOf(site), path: FRAME_FILE });
        return frame;
      },
      marketCars: async () => (await readMarket(site, MARKET_FILE)) ?? [],
      file: (path) => files.file(site, path),
    };
  };
}
