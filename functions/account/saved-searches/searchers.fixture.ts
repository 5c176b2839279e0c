import { indexFilesOf } from '#src/search/index/published-search.fixture.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { accountApp, phone } from '../account-app.fixture.ts';
import { notifiers } from '../notices/notifiers.fixture.ts';

/** A Toyota, by its id. */
export const toyota = (id: string, price: number | null, more: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({
    id,
    slug: `car-${id}`,
    name: `2021 Toyota ${id}`,
    make: 'Toyota',
    model: 'Corolla',
    price,
    ...more,
  });

export const kia = aVehicle({
  ...{ id: 'rio', slug: 'car-rio', name: '2020 Kia Rio', make: 'Kia', model: 'Rio', price: 15_990 },
});

export const oldStock: readonly Vehicle[] = [toyota('first', 25_990), kia];

type Saved = Settings['account']['savedSearches'];

/** Dealers with saved searches, builds that bring new cars, and the processes that send news. */
export async function searchersApp(
  settings: Settings,
  { saved = {}, hasNights = false }: { readonly saved?: Partial<Saved>; readonly hasNights?: boolean } = {},
) {
  const days = hasNights ? {} : { quietFrom: '00:00', quietUntil: '00:00' };
  let stock = oldStock;
  let build = 1;
  const files: Record<string, Uint8Array> = indexFilesOf(stock, build);
  const app = await accountApp(settings, {
    vehicles: stock,
    files,
    account: (defaults) => ({
      ...defaults,
      savedSearches: { ...defaults.savedSearches, show: true, ...days, ...saved },
    }),
  });
  const told = notifiers({
    ...{ database: app.database, now: app.now, listSites: app.listSites },
    publishedSite: async (slug) => ({
      ...aPublishedSite({ settings: app.settings, vehicles: stock, files }),
      slug,
    }),
  });

  return {
    app,
    ...told,
    /** Publishes a new build with this stock. */
    publish: (next: readonly Vehicle[]) => {
      stock = next;
      build += 1;
      for (const path of Object.keys(files)) delete files[path];
      Object.assign(files, indexFilesOf(next, build));
      app.publish(next);
    },
    /** A shopper with saved searches, by default one for Toyotas. */
    searcher: async (
      searches: readonly Readonly<Record<string, unknown>>[] = [{ search: 'make_model=Toyota' }],
      number = phone,
      origin = 'http://city-motors.localhost:4321',
    ) => {
      const browser = app.browser(origin);
      await browser.signIn(number);
      for (const search of searches) await browser.post('/api/saved-searches', search);
      return browser;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
