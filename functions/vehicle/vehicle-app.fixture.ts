import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { createDailyCounter } from '../analytics/daily-counter.ts';
import { createApp } from '../app.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';

interface Shown {
  readonly settings: Settings;
  readonly vehicles: readonly Vehicle[];
  /** Redirect targets of removed vehicles, by slug. */
  readonly removedVehicles?: Readonly<Record<string, string | null>>;
  readonly secrets?: Readonly<Record<string, string>>;
}

const origin = 'http://city-motors.localhost:4321';
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

interface Visit {
  readonly address?: string;
  readonly agent?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A dealer with these vehicles and a database; tests advance the clock. */
export async function vehicleApp({ settings, vehicles, removedVehicles = {}, secrets = {} }: Shown) {
  const database = await temporaryDatabase();
  let nowMs = testStartMs;
  let published = aPublishedSite({ settings, vehicles, removedVehicles });
  const errors: unknown[] = [];
  const reportError = (error: unknown) => void errors.push(error);
  const counter = createDailyCounter({ database, reportError });
  const app = createApp(
    testPorts({
      database,
      counter,
      publishedSite: async () => published,
      secret: (name) => secrets[name],
      now: () => nowMs,
      reportError,
    }),
  );
  return {
    database,
    counter,
    errors,
    waitMinutes: (minutes: number) => {
      nowMs += minutes * 60_000;
    },
    /** Publishes a new build of stock that arrives now. */
    publish: (stock: readonly Vehicle[]) => {
      published = aPublishedSite({ settings, vehicles: stock, stockAtMs: nowMs });
    },
    /** A string is sent as it is, anything else as JSON. */
    ask: async (path: string, { method = 'GET', address, agent = browser, headers, body }: Visit = {}) =>
      app.request(
        `${origin}${path}`,
        {
          method,
          headers: {
            ...(agent !== '' && { 'User-Agent': agent }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        },
        { address: address ?? '203.0.113.7' },
      ),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
