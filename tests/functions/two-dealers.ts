import { outboxMessages } from '#functions/account/codes/outbox-messages.ts';
import { createApp } from '#functions/app.ts';
import { dealerLender } from '#functions/finance/lenders/dealer-lender.ts';
import { embeddedGeocoder } from '#functions/locations/embedded-geocoder.ts';
import { webChance } from '#functions/platform/web-chance.ts';
import { testPorts, testStartMs } from '#functions/ports/ports.fixture.ts';
import { aPublishedSite } from '#functions/ports/published-site.fixture.ts';
import { temporaryDatabase } from '#functions/storage/temporary-database.fixture.ts';
import { indexFilesOf } from '#src/search/index/published-search.fixture.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '../fixtures/tenants/demo-settings.ts';

export const dealers = ['city-motors', 'coast-cars'] as const;
export type Dealer = (typeof dealers)[number];

/** Both dealers have the same cars. */
export const cars = ['corolla-7', 'corolla-8', 'corolla-9'].map((slug, index) =>
  aVehicle({ id: String(index + 7), slug, locationId: 'gc' }),
);

/** The bearer tokens of the dealers' own systems. */
export const systemSecrets: Readonly<Record<Dealer, string>> = {
  'city-motors': 'secret-of-city-motors',
  'coast-cars': 'secret-of-coast-cars',
};

/** Rate limits have their own tests and must not interfere here. */
const free = { burst: 1_000_000, perHour: 1_000_000 };

function openSettings(): Settings {
  const { account, leads, finance, vehicle, ...settings } = demoSettings('harbourline');
  const { code } = account;
  return {
    ...settings,
    account: {
      ...account,
      code: {
        ...code,
        ...{ perPhone: free, perPhoneDay: 1_000_000, perPhoneWeek: 1_000_000 },
        ...{ perAddress: free, perNetwork: free, perWideNetwork: free, perDealer: free },
        guessesPerAddress: free,
      },
    },
    leads: {
      ...leads,
      terms: { ...leads.terms, required: false },
      limits: { perAddress: free, perPerson: free },
    },
    finance: { ...finance, quotesPerAddress: free },
    vehicle: { ...vehicle, liveStatus: { reported: true, secretVariable: null } },
  };
}

/** Two dealers with all features on, all functions, one database. */
export async function openTwoDealers() {
  const database = await temporaryDatabase();
  const site = aPublishedSite({ settings: openSettings(), vehicles: cars, files: indexFilesOf(cars) });
  const errors: unknown[] = [];
  const secrets = new Map<string, string>(
    dealers.map((slug) => [`STATUS_SECRET_${slug.toUpperCase().replaceAll('-', '_')}`, systemSecrets[slug]]),
  );
  const secret = (name: string) => secrets.get(name);
  const now = () => testStartMs;
  const app = createApp(
    testPorts({
      database,
      secret,
      chance: webChance,
      listSites: async () => dealers.map((slug) => ({ slug, hosts: [`www.${slug}.example`] })),
      publishedSite: async (slug) => ({ ...site, slug }),
      textMessages: outboxMessages({ database, chance: webChance, now }),
      lender: dealerLender({ youx: null, now, secret }),
      geocoder: embeddedGeocoder(),
      documentPrinter: {
        drawShareImage: async () => new Uint8Array([1]),
        writePdf: async () => new Uint8Array([2]),
        photoAsJpeg: async () => new Uint8Array([3]),
      },
      reportError: (error) => errors.push(error),
    }),
  );
  let visitors = 0;
  return {
    app,
    database,
    errors,
    settings: site.settings,
    /** Each request is from another address. */
    ask: async (dealer: Dealer, path: string, init: RequestInit = {}) => {
      visitors += 1;
      const address = `203.0.${Math.floor(visitors / 256) % 256}.${visitors % 256}`;
      return app.request(`http://${dealer}.localhost${path}`, init, { address });
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export type TwoDealers = Awaited<ReturnType<typeof openTwoDealers>>;
