import { marketCars } from '#src/market/market-car.ts';
import type { PublishedFrame } from '#src/site/site-frame.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { createSimilarIndex } from '#src/vehicle/similar/similar-vehicles.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from './published-site.ts';

interface Published {
  readonly settings: Settings;
  readonly vehicles?: readonly Vehicle[];
  readonly stockAtMs?: number;
  /** The build's data for the finance page. */
  readonly finance?: PublishedFrame['finance'];
  /** Redirect targets of removed vehicles, by slug. */
  readonly removedVehicles?: Readonly<Record<string, string | null>>;
  /** By path relative to the site root. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/**
 * The published site of `city-motors`, in memory; its build and stock are from noon of 19 November
 * 2026 in Brisbane.
 */
export function aPublishedSite(published: Published): PublishedSite {
  const { settings, vehicles = [], files = {}, removedVehicles = {}, finance = null } = published;
  const builtAtMs = Date.parse('2026-11-19T02:00:00Z');
  return {
    slug: 'city-motors',
    settings,
    builtAtMs,
    stockAtMs: published.stockAtMs ?? builtAtMs,
    vehicle: async (slug) => vehicles.find((vehicle) => vehicle.slug === slug) ?? null,
    vehicles: async () => vehicles,
    slugOf: async (id) => vehicles.find((vehicle) => vehicle.id === id)?.slug ?? null,
    removedVehicleTarget: async (slug) =>
      Object.hasOwn(removedVehicles, slug) ? removedVehicles[slug] : undefined,
    relatedIds: async (slug) => {
      const vehicle = vehicles.find((other) => other.slug === slug);
      return vehicle
        ? createSimilarIndex(vehicles)
            .similarTo(vehicle)
            .map(({ id }) => id)
        : [];
    },
    frame: async () => ({
      program: 'tested',
      stockPath: '/cars',
      showsRepayments: false,
      liveFiles: 1,
      vehicleCount: 1234,
      menu: { header: [], footer: [] },
      otherSites: {},
      finance,
    }),
    marketCars: async () => marketCars(vehicles),
    file: async (path) => files[path] ?? null,
  };
}
