import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedSite } from '#functions/ports/published-site.ts';
import { sitePath } from '#functions/static/site-path.ts';
import { marketCars } from '#src/market/market-car.ts';
import { publishedStock } from '#src/search/filter-vehicles.ts';
import { siteSettings } from '#src/site/site-settings.ts';
import { createSimilarIndex } from '#src/vehicle/similar/similar-vehicles.ts';
import { hasPage } from '#src/vehicle/status/availability.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { Shown } from './dev-state.ts';

interface Files {
  /** Folders whose files are served at the root of the site. */
  readonly folders: readonly string[];
  /** Requests a path from Astro's server; null if it does not exist. */
  readonly render: (path: string) => Promise<Uint8Array | null>;
}

/** What a build would publish for the functions, from the present state; `stock` comes from `siteStock`. */
export function devSite({ tenant, stock }: Shown, nowMs: number, files: Files): PublishedSite {
  const settings = siteSettings(tenant.settings);
  const stockSettings = { ...settings.search, timeZone: settings.site.timeZone };
  const now = new Date(nowMs);
  const vehicles = stock.vehicles
    .filter((vehicle) => hasPage(vehicle, stockSettings, now))
    .map(withoutPrivate);
  const bySlug = new Map(vehicles.map((vehicle) => [vehicle.slug, vehicle]));
  const slugs = new Map(vehicles.map(({ id, slug }) => [id, slug]));
  let similar: ReturnType<typeof createSimilarIndex> | undefined;
  const relatedTo = (vehicle: Vehicle) => {
    similar ??= createSimilarIndex(
      publishedStock(vehicles, stockSettings, now),
      settings.vehicle.page.maxSimilar,
    );
    return similar.similarTo(vehicle).map(({ id }) => id);
  };
  return {
    slug: tenant.slug,
    settings,
    builtAtMs: nowMs,
    stockAtMs: Date.parse(stock.importedAt),
    vehicle: async (slug) => bySlug.get(slug) ?? null,
    vehicles: async () => vehicles,
    slugOf: async (id) => slugs.get(id) ?? null,
    // Only a build knows removed vehicles, by comparison with the previous one.
    removedVehicleTarget: async () => undefined,
    relatedIds: async (slug) => {
      const vehicle = bySlug.get(slug);
      return vehicle === undefined ? [] : relatedTo(vehicle);
    },
    frame: () => Promise.reject(new Error('Pages on demand take their frame from the dev server.')),
    marketCars: async () => marketCars(vehicles),
    file: (path) => siteFile(path, files),
  };
}

/** Removes where a private seller lives: no page shows it. */
function withoutPrivate(vehicle: Vehicle): Vehicle {
  return { ...vehicle, privateSuburb: null, privatePostcode: null };
}

async function siteFile(path: string, { folders, render }: Files): Promise<Uint8Array | null> {
  const target = sitePath(`/${path}`);
  if (target.kind !== 'file') return null;
  for (const file of folders.flatMap((folder) => target.candidates.map((name) => join(folder, name)))) {
    const bytes = await readFile(file).catch(() => null);
    if (bytes !== null) return bytes;
  }
  return render(target.cleanPath);
}
