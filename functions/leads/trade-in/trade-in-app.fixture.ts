import * as v from 'valibot';
import { expect } from 'vitest';
import { tradeInStateSchema } from '#src/leads/trade-in/trade-in.schema.ts';
import { marketCars } from '#src/publish/published-data.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../../app.ts';
import { testPorts } from '../../ports/ports.fixture.ts';
import type { Ports } from '../../ports/ports.ts';
import { aPublishedSite } from '../../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';

export const base = demoSettings('harbourline');
export const unlimited = { burst: 10_000, perHour: 1_000_000 };

export function settingsWith(valuation: Partial<Settings['valuation']> = {}): Settings {
  return {
    ...base,
    leads: { ...base.leads, limits: { perAddress: unlimited, perPerson: unlimited } },
    analytics: { ...base.analytics, enabled: true },
    valuation: { ...base.valuation, mostYears: 7, mostKilometres: 100_000, ...valuation },
  };
}

export const wanted = aVehicle({ id: '7', slug: 'wanted-7', make: 'Mazda', model: 'CX-5', locationId: 'gc' });
/** Eleven Corollas of other dealers, at $20,000 and upwards in steps of $1,000. */
export const rivals = Array.from({ length: 11 }, (_, index) =>
  aVehicle({
    ...{ id: `r${index}`, slug: `rival-${index}`, make: 'Toyota', model: 'Corolla', badge: 'SX' },
    ...{ year: 2022, odometerKm: 45_000 + index, price: 20_000 + index * 1000, offerPrice: null },
  }),
);

export const start = Date.parse('2026-11-20T09:00:00+10:00');
export const day = 86_400_000;

export async function openTradeIns({
  settings = settingsWith(),
  ...changes
}: { settings?: Settings } & Partial<Ports> = {}) {
  const database = await temporaryDatabase();
  let nowMs = start;
  let stock = rivals;
  const errors: unknown[] = [];
  const app = createApp(
    testPorts({
      database,
      listSites: async () => ['city-motors', 'other'].map((slug) => ({ slug, hosts: [`${slug}.example`] })),
      publishedSite: async (slug) => ({
        ...aPublishedSite({ settings, vehicles: [wanted] }),
        slug,
        marketCars: async () => marketCars(slug === 'other' ? stock : [wanted]),
      }),
      now: () => nowMs,
      reportError: (error) => errors.push(error),
      ...changes,
    }),
  );
  const ask = async (
    path: string,
    { body, method = body === undefined ? 'GET' : 'POST', host = 'city-motors', headers = {} }: Asked = {},
  ) =>
    app.request(
      `http://${host}.example${path}`,
      {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { address: '203.0.113.7' },
    );
  return {
    database,
    errors,
    ask,
    wait: (ms: number) => {
      nowMs += ms;
    },
    marketAsks: (price: number) => {
      stock = rivals.map((rival) => ({ ...rival, price }));
    },
    leads: async () => database.execute({ sql: 'SELECT * FROM leads ORDER BY rowid' }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

export interface Asked {
  readonly body?: unknown;
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
}
export type App = Awaited<ReturnType<typeof openTradeIns>>;

export const stateOf = async (reply: Response) => v.parse(tradeInStateSchema, await reply.json());
export const startedSchema = v.object({ token: v.string(), path: v.string(), ...tradeInStateSchema.entries });

export async function started(app: App, body: unknown = { car_slug: 'wanted-7' }) {
  const reply = await app.ask('/api/trade-in', { body });
  expect(reply.status).toBe(201);
  return v.parse(startedSchema, await reply.json());
}

export const corolla = { kms: '50,000 km', year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX' };
export const ada = { name: 'Ada', phone: '+61 412 345 678', email: 'ada@example.com', location_id: 'twb' };
export const agreed = { terms_conditions: true };

export async function estimated(app: App) {
  const { path } = await started(app);
  const reply = await app.ask(`${path}/details`, { method: 'PUT', body: { ...corolla, ...ada } });
  expect(reply.status).toBe(200);
  return { path, state: await stateOf(reply) };
}

/** Headers of a form's body. */
export const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
