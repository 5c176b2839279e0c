import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { createApp } from '../app.ts';
import { webChance } from '../platform/web-chance.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';

export const soldCar = aVehicle({ id: '7', slug: 'corolla-7', status: 'sold' });
export const car = aVehicle({ id: '8', slug: 'corolla-8', locationId: 'bne' });

export const ada = { name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone: '0412 345 678' };
export const enquiry = { ...ada, form: 'enquiry', message: 'Is it still there?', car_slug: car.slug };

interface Shown {
  readonly settings: Settings;
  readonly leads?: Partial<Settings['leads']>;
  readonly vehicles?: readonly Vehicle[];
}

/** Two dealers, `city-motors` and `coast-cars`, with a database. */
export async function openLeadApp({ leads = {}, vehicles = [car, soldCar], ...shown }: Shown) {
  const database = await temporaryDatabase();
  const settings = { ...shown.settings, leads: { ...shown.settings.leads, ...leads } };
  const site = aPublishedSite({ settings, vehicles });
  let nowMs = testStartMs;
  let arrived = 0;
  const errors: unknown[] = [];
  const ports = testPorts({
    database,
    chance: webChance,
    listSites: async () =>
      ['city-motors', 'coast-cars'].map((slug) => ({
        ...{ slug, hosts: [`www.${slug}.example`], languageOf: settings.site.languageOf },
      })),
    publishedSite: async (slug) => ({ ...site, slug }),
    now: () => nowMs,
    leadsArrived: () => {
      arrived += 1;
    },
    reportError: (error) => errors.push(error),
  });
  // Two processes that share nothing but the database.
  const apps = [createApp(ports), createApp(ports)] as const;
  const ask = async (path: string, init: RequestInit = {}, { dealer = 'city-motors', process = 0 } = {}) =>
    (apps[process] ?? apps[0]).request(`http://${dealer}.localhost${path}`, init, { address: '203.0.113.7' });
  return {
    database,
    settings,
    ports,
    errors,
    ask,
    arrived: () => arrived,
    wait: (ms: number) => {
      nowMs += ms;
    },
    post: async (body: unknown, headers: Record<string, string> = {}, from = {}) =>
      ask(
        '/api/leads',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        from,
      ),
    rows: async (table: 'leads' | 'lead_deliveries') =>
      (await database.execute({ sql: `SELECT * FROM ${table} ORDER BY rowid` })).map((row) => ({ ...row })),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
