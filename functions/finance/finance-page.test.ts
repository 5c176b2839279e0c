import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressStartSchema } from '#src/finance/popup/finance-popup.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'rio-7', name: 'Kia Rio <GT> & more', price: 18_990, vin: 'VIN7' });
const sold = aVehicle({ id: '8', slug: 'rio-8', status: 'sold' });
const drivenOnly = aVehicle({ id: '9', slug: 'rio-9', tag: 'Test Drive Only' });
const subscribed = aVehicle({ id: '10', slug: 'van-10', price: null, subscriptionPricePerWeek: 249 });

const featured = aVehicle({ id: '11', slug: 'i30-11' });
const builtPage = '<!DOCTYPE html><h1>Finance</h1>';
const left = {
  about: { heading: 'Paying for your car', html: '<p>In plain words.</p>', hasRates: false },
  featured: [featured.slug, sold.slug, 'no-such-car'],
  usedPath: '/search/used-cars',
};

const rendered = v.object({
  name: v.string(),
  props: v.object({
    ...{ car: v.nullable(v.record(v.string(), v.unknown())), isGone: v.boolean(), lastResult: v.null() },
    start: v.record(v.string(), v.string()),
    around: v.nullable(v.looseObject({ featured: v.array(v.object({ slug: v.string() })) })),
  }),
});
const reportedMs = Date.parse('2026-11-20T08:00:00+10:00');

interface Given {
  readonly finance?: Partial<Settings['finance']>;
  readonly files?: readonly string[];
  readonly isBroken?: boolean;
}

async function open({ finance = {}, files = ['/finance'], isBroken = false }: Given = {}) {
  const database = await temporaryDatabase();
  const site = aPublishedSite({
    // The gate is tested in account/sign-in/gate.test.ts.
    settings: {
      ...settings,
      finance: { ...settings.finance, ...finance },
      account: { ...settings.account, enabled: false },
    },
    vehicles: [car, sold, drivenOnly, subscribed, featured],
    finance: left,
    files: Object.fromEntries(files.map((file) => [file, new TextEncoder().encode(builtPage)])),
  });
  const errors: unknown[] = [];
  const broken = () => Promise.reject(new Error('Another version wrote it.'));
  const ports = testPorts({
    database,
    publishedSite: async () => (isBroken ? { ...site, vehicle: broken } : site),
    now: () => Date.parse('2026-11-20T09:00:00+10:00'),
    reportError: (error) => errors.push(error),
  });
  const ask = async (path: string) =>
    createApp(ports).request(`http://city-motors.localhost${path}`, { headers: { Accept: 'text/html' } });
  return {
    ...{ database, errors, ask },
    text: async (path: string) => (await ask(path)).text(),
    /** Name and props of the rendered page. */
    page: async (path: string) => v.parse(rendered, await (await ask(path)).json()),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('the finance page for a vehicle', () => {
  it('is rendered for the vehicle as it stands now, and never cached', async () => {
    await using app = await open();
    const reply = await app.ask('/finance?car_id=7');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const { name, props } = await app.page('/finance?car_id=7');
    expect(name).toBe('finance');
    expect(props).toMatchObject({
      car: { name: car.name, price: '$18,990', vin: 'VIN7' },
      isGone: false,
      start: { car_id: '7', car_slug: 'rio-7', vin: 'VIN7', purchasePrice: '$18,990' },
      lastResult: null,
      around: { about: left.about, featured: [] },
    });
  });

  it.each([
    '/finance',
    '/finance-enquiry',
    '/apply-for-finance',
    '/personalised/finance',
    '/equifax-finance',
    '/api/finance/page',
  ])('is served at %s for a slug too', async (path) => {
    await using app = await open();
    expect((await app.page(`${path}?car_id=rio-7`)).props).toMatchObject({ start: { car_id: '7' } });
  });

  it('shows the weekly cost of subscription stock, and no price in the form', async () => {
    await using app = await open();
    const { car: shown, start } = (await app.page('/finance?car_id=10')).props;
    expect(shown).toMatchObject({ price: '$249 per week' });
    expect(start).not.toHaveProperty('purchasePrice');
  });

  it.each([
    ['sold', 'car_id=8'],
    ['there to be driven only', 'car_id=9'],
    ['unknown', 'car_id=no-such'],
  ])('says that a vehicle that is %s is gone, and still has a form', async (_, query) => {
    await using app = await open();
    expect((await app.page(`/finance?${query}&price=25000`)).props).toMatchObject({
      ...{ car: null, isGone: true, start: { purchasePrice: '$25,000' } },
    });
  });

  it('knows that a vehicle was sold since the build', async () => {
    await using app = await open();
    const report = { status: 'sold', reserved: false, price: null, atMs: reportedMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, report);
    expect((await app.page('/finance?car_id=7')).props).toMatchObject({ car: null, isGone: true });
  });

  it('is complete when the vehicle’s state cannot be read', async () => {
    await using app = await open({ isBroken: true });
    const { props } = await app.page('/finance?car_id=7&price=25000');
    expect(props).toMatchObject({ car: null, isGone: false, start: { purchasePrice: '$25,000' } });
    expect(app.errors.length).toBeGreaterThan(0);
  });
});

describe('the finance page without a vehicle', () => {
  it('takes the loan from the query, within the dealer’s limits', async () => {
    await using app = await open();
    const { start } = (await app.page('/finance?loanTerm=99&credit_score=poor&price=1')).props;
    expect(start).toEqual({ loanTerm: '7', purchasePrice: '$10,000', selfAssessedCreditScore: 'POOR' });
  });

  it('shows the featured vehicles that are still for sale', async () => {
    await using app = await open();
    const slugsAt = async (path: string) => {
      const { around } = (await app.page(path)).props;
      return around?.featured.map(({ slug }) => slug);
    };
    expect(await slugsAt('/finance?price=25000')).toEqual([featured.slug]);
    const report = { status: 'in_stock', reserved: true, price: null, atMs: reportedMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: featured.id }, report);
    expect(await slugsAt('/finance?price=25000')).toEqual([]);
  });

  it('is the static one without a query or without quotes', async () => {
    await using app = await open();
    expect(await app.text('/personalised/finance?car_id=&utm_source=mail')).toBe(builtPage);
    await using wordless = await open({ finance: { lender: null } });
    expect(await wordless.text('/finance?car_id=7&price=25000')).toBe(builtPage);
  });

  it('answers 404 when it was not built', async () => {
    await using app = await open({ files: [], finance: { lender: null } });
    expect((await app.ask('/finance?car_id=7')).status).toBe(404);
  });
});

describe('the start of the finance form that opens over a page', () => {
  it('has the vehicle as it stands now and the initial values of the fields', async () => {
    await using app = await open();
    const reply = await app.ask('/api/finance/form?car_id=7&loanTerm=3&credit_score=poor');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    const said = v.parse(addressStartSchema, await reply.json());
    expect(said).toMatchObject({
      car: { name: car.name, price: '$18,990', vin: 'VIN7' },
      isGone: false,
      start: { car_id: '7', purchasePrice: '$18,990', loanTerm: '3', selfAssessedCreditScore: 'POOR' },
    });
  });

  it('says that a vehicle is gone', async () => {
    await using app = await open();
    const reply = await app.ask('/api/finance/form?car_id=8&price=25000');
    expect(await reply.json()).toEqual({ car: null, isGone: true, start: { purchasePrice: '$25,000' } });
  });

  it('answers 404 for a dealer without applications', async () => {
    await using app = await open({ finance: { lender: null } });
    expect((await app.ask('/api/finance/form?car_id=7')).status).toBe(404);
  });
});
