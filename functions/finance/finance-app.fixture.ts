import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { createApp } from '../app.ts';
import type { Lender } from '../ports/lender.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import type { TextMessage } from '../ports/text-messages.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { tableLender } from './lenders/table-lender.ts';

const origin = 'http://www.citymotors.example';

export const financedCar = aVehicle({ id: '7', slug: 'car-7', year: 2024, vin: 'VIN7', nvic: 'NVIC7' });

interface Given {
  readonly lender?: Lender;
  readonly finance?: Partial<Settings['finance']>;
  /** Off by default, so that most tests need no phone code. */
  readonly verifyPhone?: boolean;
  readonly leads?: Partial<Settings['leads']>;
  /** Makes every transaction fail with this error. */
  readonly storage?: Error;
}

/** A dealer with one car and a database; uses the rate table unless a test passes a lender. */
export async function financeApp(
  settings: Settings,
  { lender, finance, leads, storage, verifyPhone = false }: Given = {},
) {
  const opened = await temporaryDatabase();
  const database = storage ? { ...opened, transact: () => Promise.reject(storage) } : opened;
  const errors: unknown[] = [];
  const messages: TextMessage[] = [];
  const form = { ...settings.finance.form, verifyPhone };
  const own = {
    ...settings,
    finance: { ...settings.finance, form, ...finance },
    leads: { ...settings.leads, ...leads },
  };
  const published = aPublishedSite({ settings: own, vehicles: [financedCar] });
  const now = () => testStartMs;
  const app = createApp(
    testPorts({
      database,
      now,
      lender: lender ?? tableLender({ now }),
      textMessages: {
        send: async (message) => {
          messages.push(message);
        },
      },
      publishedSite: async () => published,
      reportError: (error) => errors.push(error),
    }),
  );
  const send = (path: string, body: string, headers: Record<string, string>) =>
    app.request(`${origin}${path}`, { method: 'POST', body, headers }, { address: '203.0.113.7' });
  return {
    database,
    errors,
    messages,
    settings: own,
    get: async (path: string) => app.request(`${origin}${path}`),
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    /** Posts a form like a browser without JavaScript. */
    postForm: async (path: string, fields: Readonly<Record<string, string>>) =>
      send(path, String(new URLSearchParams(fields)), {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
      }),
    leads: () => database.execute({ sql: 'SELECT * FROM leads' }),
    deliveries: () => database.execute({ sql: 'SELECT * FROM lead_deliveries' }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
