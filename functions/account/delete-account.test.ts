import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type AccountApp, accountApp, type Browser, dayMs, phone } from './account-app.fixture.ts';

const settings = demoSettings('harbourline');
const car = aVehicle({ id: '7', slug: 'corolla-7' });
const enquiry = {
  ...{ form: 'enquiry', name: 'Ada', email: 'ada@example.com', phone, message: 'Hello' },
  ...{ postcode: '4000', location: 'gc', category: 'General Enquiry', terms_conditions: true },
};
const form = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };

async function shopper(app: AccountApp, number = phone, browser = app.browser()): Promise<Browser> {
  await browser.signIn(number);
  await browser.post('/api/account/details', { first_name: 'Ada', email: 'ada@example.com' });
  await browser.post('/api/watchlist/save-car', { phone_number: number, car_id: car.id, car_slug: car.slug });
  await browser.post('/api/leads', { ...enquiry, phone: number, car_slug: car.slug });
  return browser;
}

/** The tables that contain a phone, except the dealer's records. */
async function tablesWith(app: AccountApp, number: string): Promise<string[]> {
  const tables = await app.rows("SELECT name FROM sqlite_schema WHERE type = 'table'");
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await app.rows(`SELECT * FROM ${name}`);
      return JSON.stringify(rows).includes(number) ? [String(name)] : [];
    }),
  );
  return found.flat();
}

describe('deleting an account', () => {
  it('leaves the number only in what was sent to the dealer', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const browser = await shopper(app);
    expect(await (await browser.post('/api/account/delete', { confirm: true })).json()).toEqual({
      deleted: true,
    });
    expect(await tablesWith(app, phone)).toEqual(['leads']);
    expect(await app.rows('SELECT * FROM own_leads')).toEqual([]);
  });

  it('ends the sessions of all devices, and old cookies stay invalid', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const [browser, other] = [await shopper(app), await shopper(app)];
    // A day later the token is rotated.
    app.wait(dayMs);
    await browser.post('/api/account/delete', { confirm: true });
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(await other.isSignedIn()).toBe(false);
  });

  it('makes the next sign-in with the number start empty', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    await (await shopper(app)).post('/api/account/delete', { confirm: true });
    const next = app.browser();
    await next.signIn();
    expect(await (await next.ask('/api/account')).json()).toMatchObject({ first_name: null, email: null });
    expect(await (await next.ask('/api/watchlist')).json()).toEqual({ cars: [] });
    expect(await (await next.ask('/api/account/enquiries')).json()).toEqual({ enquiries: [] });
  });

  it('affects no other account', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const other = await shopper(app, '0499999999');
    await (await shopper(app)).post('/api/account/delete', { confirm: true });
    expect(await other.isSignedIn()).toBe(true);
    expect((await (await other.ask('/api/watchlist')).json()).cars).toHaveLength(1);
    expect((await (await other.ask('/api/account/enquiries')).json()).enquiries).toHaveLength(1);
  });

  it("deletes what the dealer's sites in other languages have stored", async () => {
    const site = { ...settings.site, languageOf: 'city-motors' };
    await using app = await accountApp({ ...settings, site }, { vehicles: [car] });
    const browser = await shopper(app);
    const edition = app.browser('http://other-motors.localhost:4321');
    await shopper(app, phone, edition);
    await browser.post('/api/account/delete', { confirm: true });
    expect(await tablesWith(app, phone)).toEqual(['leads']);
    expect(await app.rows('SELECT * FROM own_leads')).toEqual([]);
    expect(await edition.isSignedIn()).toBe(false);
  });

  it('leaves an account at another dealer', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const other = await shopper(app, phone, app.browser('http://other-motors.localhost:4321'));
    await (await shopper(app)).post('/api/account/delete', { confirm: true });
    expect(await other.isSignedIn()).toBe(true);
    expect((await (await other.ask('/api/watchlist')).json()).cars).toHaveLength(1);
    expect((await (await other.ask('/api/account/enquiries')).json()).enquiries).toHaveLength(1);
  });

  it('requires a checkbox and a session', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const browser = await shopper(app);
    const refused = await browser.post('/api/account/delete', {});
    expect([refused.status, (await refused.json()).detail]).toEqual([
      422,
      'Please tick the box to say that you mean it.',
    ]);
    expect(await browser.isSignedIn()).toBe(true);
    expect((await app.browser().post('/api/account/delete', { confirm: true })).status).toBe(401);
  });

  it('answers a browser without JavaScript with a page', async () => {
    await using app = await accountApp(settings, { vehicles: [car] });
    const browser = await shopper(app);
    const reply = await browser.post('/api/account/delete', 'confirm=true', { headers: form });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ name: 'account-deleted', props: null });
    expect(await browser.isSignedIn()).toBe(false);
  });
});
