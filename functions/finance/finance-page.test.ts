import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressStartSchema } from '#src/finance/popup/finance-popup.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { writeReport } from '../vehicle/status-reports.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'rio-7', name: 'Kia Rio <GT> & more', price: 18_990, vin: 'VIN7' });
const sold = aVehicle({ id: '8', slug: 'rio-8', status: 'sold' });
const drivenOnly = aVehicle({ id: '9', slug: 'rio-9', tag: 'Test Drive Only' });
const subscribed = aVehicle({ id: '10', slug: 'van-10', price: null, subscriptionPricePerWeek: 249 });

const built = `<!DOCTYPE html><h1>Finance</h1><p data-fill="finance-gone" hidden>Gone</p>
<section data-fill="finance-car" hidden><img data-fill="car-photo" src="/x.svg" loading="lazy" hidden>
<b data-fill="car-name"></b><i data-fill="car-price"></i><u data-fill="car-price-type"></u></section><ol data-fill="finance-steps"></ol>
<form><input name="car_id" value=""><input name="car_slug" value=""><input name="vin" value="">
<input name="purchasePrice" value="$30,000"><input name="loanTerm" value="5">
<input type="radio" name="selfAssessedCreditScore" value="GREAT" checked><input type="radio" name="selfAssessedCreditScore" value="POOR"></form>`;

interface Given {
  readonly finance?: Partial<Settings['finance']>;
  readonly files?: readonly string[];
  readonly isBroken?: boolean;
}

async function open({ finance = {}, files = ['/finance'], isBroken = false }: Given = {}) {
  const database = await temporaryDatabase();
  const site = aPublishedSite({
    // Who may read it is the gate's business (account/gate.test.ts).
    settings: {
      ...settings,
      finance: { ...settings.finance, ...finance },
      account: { ...settings.account, enabled: false },
    },
    vehicles: [car, sold, drivenOnly, subscribed],
    files: Object.fromEntries(files.map((file) => [file, new TextEncoder().encode(built)])),
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
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe('the page of finance about a vehicle', () => {
  it('is the built page with the vehicle in it, escaped, and nobody keeps it', async () => {
    await using app = await open();
    const reply = await app.ask('/finance?car_id=7');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(reply.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    const page = await reply.text();
    expect(page).toContain('Kia Rio &#60;GT&#62; &#38; more');
    expect(page).toContain('$18,990');
    expect(page).toContain('name="car_id" value="7"');
    expect(page).toContain('name="car_slug" value="rio-7"');
    expect(page).toContain('name="vin" value="VIN7"');
    expect(page).toContain('name="purchasePrice" value="$18,990"');
    expect(page).toContain('<section data-fill="finance-car">');
    expect(page).toContain('<ol data-fill="finance-steps" hidden="">');
    expect(page).not.toContain('loading="lazy"');
  });

  it.each([
    '/finance',
    '/finance-enquiry',
    '/apply-for-finance',
    '/personalised/finance',
    '/equifax-finance',
    '/api/finance/page',
  ])('is had at %s by the slug of the vehicle too', async (path) => {
    await using app = await open();
    expect(await app.text(`${path}?car_id=rio-7`)).toContain('name="car_id" value="7"');
  });

  it('says what subscription stock costs a week, and leaves the price of the form', async () => {
    await using app = await open();
    const page = await app.text('/finance?car_id=10');
    expect(page).toContain('$249 per week');
    expect(page).toContain('name="purchasePrice" value="$30,000"');
  });

  it.each([
    ['sold', 'car_id=8'],
    ['there to be driven only', 'car_id=9'],
    ['unknown', 'car_id=no-such'],
  ])('says that one is gone which is %s, and has a form all the same', async (_, query) => {
    await using app = await open();
    const page = await app.text(`/finance?${query}&price=25000`);
    expect(page).toContain('<p data-fill="finance-gone">');
    expect(page).toContain('<section data-fill="finance-car" hidden>');
    expect(page).toContain('<ol data-fill="finance-steps">');
    expect(page).toContain('name="car_id" value=""');
    expect(page).toContain('name="purchasePrice" value="$25,000"');
  });

  it('knows what was sold since the page was built', async () => {
    await using app = await open();
    const atMs = Date.parse('2026-11-20T08:00:00+10:00');
    const report = { status: 'sold', reserved: false, price: null, atMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: '7' }, report);
    expect(await app.text('/finance?car_id=7')).toContain('<p data-fill="finance-gone">');
  });

  it('takes the loan from the address', async () => {
    await using app = await open();
    const page = await app.text('/finance?loanTerm=99&credit_score=poor&price=1');
    expect(page).toContain('name="loanTerm" value="7"');
    expect(page).toContain('name="purchasePrice" value="$10,000"');
    expect(page).toContain('value="POOR" checked=""');
    expect(page).toContain('value="GREAT">');
  });

  it('stays whole where nobody can say anything of the vehicle', async () => {
    await using app = await open({ isBroken: true });
    const page = await app.text('/finance?car_id=7&price=25000');
    expect(page).toContain('name="purchasePrice" value="$25,000"');
    expect(page).toContain('<p data-fill="finance-gone" hidden>');
    expect(app.errors).toHaveLength(1);
  });

  it('is the page of text as it was built where no quotes are given', async () => {
    await using app = await open({ finance: { lender: null } });
    expect(await app.text('/finance?car_id=7&price=25000')).toBe(built);
  });

  it('is not there where it was not built', async () => {
    await using app = await open({ files: [] });
    expect((await app.ask('/finance?car_id=7')).status).toBe(404);
  });
});

describe('what an address says for the form over a page', () => {
  it('is the vehicle as it stands now, and what the fields begin with', async () => {
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

  it('is that a vehicle is gone', async () => {
    await using app = await open();
    const reply = await app.ask('/api/finance/form?car_id=8&price=25000');
    expect(await reply.json()).toEqual({ car: null, isGone: true, start: { purchasePrice: '$25,000' } });
  });

  it('is not told by a dealer who takes no applications', async () => {
    await using app = await open({ finance: { lender: null } });
    expect((await app.ask('/api/finance/form?car_id=7')).status).toBe(404);
  });
});
