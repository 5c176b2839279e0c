import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { stripeSettings } from '../checkout/stripe/stripe-service.fixture.ts';
import { type AccountApp, accountApp, type Browser, dayMs, minuteMs, phone } from './account-app.fixture.ts';

const settings = demoSettings('harbourline');
const corolla = aVehicle({ id: '7', slug: 'corolla-7', name: '2021 Toyota Corolla', locationId: 'gc' });
const hilux = aVehicle({ id: '8', slug: 'hilux-8', name: '2020 Toyota HiLux', locationId: 'gc' });
const vehicles = [corolla, hilux];

const ada = {
  ...{ name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', phone },
  ...{ postcode: '4000', location: 'gc', category: 'General Enquiry', terms_conditions: true },
};
const enquiry = { ...ada, form: 'enquiry', message: 'A secret of mine', car_slug: corolla.slug };
const stranger = '0499 999 999';

const listOf = async (browser: Browser) =>
  (await (await browser.ask('/api/account/enquiries')).json()).enquiries;

async function shopper(app: AccountApp, number = phone, origin?: string): Promise<Browser> {
  const browser = app.browser(origin);
  await browser.signIn(number);
  return browser;
}

async function freeTime(browser: Browser): Promise<string> {
  const reply = await browser.ask(`/api/test-drive/appointments?car_slug=${corolla.slug}`);
  const { days } = await reply.json();
  return days.flatMap(({ times }: { times: { at: string }[] }) => times)[0].at;
}

/** Opens the link of an enquiry while signed in, then its redirect target without the cookie. */
async function opened(app: AccountApp, browser: Browser, path: string) {
  const reply = await browser.ask(path);
  expect(reply.status).toBe(303);
  const location = reply.headers.get('Location') ?? '';
  return { location, page: await app.browser().ask(location) };
}

describe('the list of enquiries', () => {
  it('shows kind, car, date and a link, newest first, and nothing that was written', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    const { lead_id } = await (await browser.post('/api/leads', enquiry)).json();
    app.wait(minuteMs);
    await browser.post('/api/leads', { ...enquiry, form: 'request-photos', car_slug: hilux.slug });
    const [photos, first] = await listOf(browser);
    expect(photos).toMatchObject({ kind: 'General Enquiry · Request photos', car: { name: hilux.name } });
    expect(first).toEqual({
      lead_id,
      kind: 'General Enquiry',
      sent_at: '2026-11-20T10:00:00.000Z',
      car: { name: '2021 Toyota Corolla', path: '/cars/corolla-7' },
      about: 'enquiry',
      status: 'sent',
      message: 'Harbourline Gold Coast has it.',
      is_open: false,
      path: `/api/account/enquiries/${lead_id}`,
    });
  });

  it("calls them by the words of the site's language", async () => {
    const { garage } = settings;
    const page = { ...garage.page, kinds: { 'General Enquiry': '一般咨询', 'Request photos': '索取照片' } };
    await using app = await accountApp({ ...settings, garage: { ...garage, page } }, { vehicles });
    const browser = await shopper(app);
    await browser.post('/api/leads', enquiry);
    app.wait(minuteMs);
    await browser.post('/api/leads', { ...enquiry, form: 'request-photos', car_slug: hilux.slug });
    app.wait(minuteMs);
    await browser.post('/api/leads', { ...enquiry, category: 'Parts Enquiry', car_slug: hilux.slug });
    const kinds = (await listOf(browser)).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['Parts Enquiry', '一般咨询 · 索取照片', '一般咨询']);
  });

  it('does not show leads with the same phone that was never verified', async () => {
    await using app = await accountApp(settings, { vehicles });
    await app.browser().post('/api/leads', enquiry);
    expect(await listOf(await shopper(app))).toEqual([]);
  });

  it('shows leads sent while signed in, whatever phone the form had', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    await browser.post('/api/leads', { ...enquiry, phone: stranger });
    expect(await listOf(browser)).toHaveLength(1);
    expect(await listOf(await shopper(app, stranger))).toEqual([]);
  });

  it('does not show leads sent with an expired session', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    const cookies = new Map(browser.cookies);
    await browser.post('/api/account/sign-out', {});
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.post('/api/leads', enquiry)).status).toBe(201);
    expect(await listOf(await shopper(app))).toEqual([]);
  });

  it('is the same on all devices, and separate for each dealer', async () => {
    await using app = await accountApp(settings, { vehicles });
    await (await shopper(app)).post('/api/leads', enquiry);
    expect(await listOf(await shopper(app))).toHaveLength(1);
    expect(await listOf(await shopper(app, phone, 'http://other-motors.localhost:4321'))).toEqual([]);
  });

  it('shows an application verified by its own code, sent without signing in', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = app.browser();
    await browser.post('/api/account/code', { phone });
    const applied = await browser.post('/api/youx/create-customer', {
      data: {
        ...{ phoneNumber: phone, firstName: 'Ada', lastName: 'Lovelace', email: ada.email, postCode: '4000' },
        ...{ selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, subscribe: false },
      },
      additionalData: { code: app.messages.at(-1)?.code, terms_conditions: true },
    });
    // No lender answers in this test; the lead is stored before the lender is called.
    expect(applied.status).toBe(502);
    expect(await listOf(browser)).toMatchObject([{ kind: 'Finance Enquiry', car: null }]);
  });

  it('keeps the name of a car that has left the site', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    await browser.post('/api/leads', enquiry);
    app.publish([]);
    expect(await listOf(browser)).toMatchObject([{ car: { name: '2021 Toyota Corolla', path: null } }]);
  });

  it('has at most fifty entries', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    const unlimited = { burst: 10_000, perHour: 1_000_000 };
    app.settings.leads.limits.perPerson = unlimited;
    app.settings.leads.limits.perAddress = unlimited;
    for (let index = 0; index < 51; index += 1) {
      app.wait(minuteMs);
      await browser.post('/api/leads', { ...enquiry, idempotency_key: `a key of its own ${index}` });
    }
    const list = await listOf(browser);
    expect(list).toHaveLength(50);
    expect(list[0].sent_at > list[49].sent_at).toBe(true);
  });
});

describe('the link of an enquiry', () => {
  it('redirects to the receipt, which needs no session', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    await browser.post('/api/leads', enquiry);
    const [{ path }] = await listOf(browser);
    const { location, page } = await opened(app, browser, path);
    expect(location).toMatch(/^\/api\/leads\/./);
    expect(await page.json()).toMatchObject({ fields: { message: 'A secret of mine' } });
    app.wait(4 * dayMs);
    await runHousekeeping(app);
    expect((await app.browser().ask(location)).status).toBe(404);
    expect((await browser.ask(path)).status).toBe(303);
  });

  it('redirects from a test drive to its appointment, until it is over', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    const booked = { ...ada, car_slug: corolla.slug, booking_at: await freeTime(browser) };
    expect((await browser.post('/api/test-drive', booked)).status).toBe(201);
    const [drive] = await listOf(browser);
    expect(drive).toMatchObject({ about: 'test-drive', status: 'booked', is_open: true });
    const { location } = await opened(app, browser, drive.path);
    expect((await app.browser().post(`${location}/cancel`, {})).status).toBe(200);
    expect(await listOf(browser)).toMatchObject([{ status: 'cancelled', is_open: false }]);
  });

  it('redirects from a reservation to its page, until it is over', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    expect((await browser.post('/api/reservations', { ...ada, car_slug: corolla.slug })).status).toBe(201);
    const [hold] = await listOf(browser);
    expect(hold).toMatchObject({ about: 'reservation', status: 'held', is_open: true });
    const { location } = await opened(app, browser, hold.path);
    expect((await app.browser().post(`${location}/release`, {})).status).toBe(200);
    expect(await listOf(browser)).toMatchObject([{ status: 'released', is_open: false }]);
  });

  it('does not call the deposit of a reservation unpaid, as it was when the lead was sent', async () => {
    const payment = { ...settings.payment, stripe: stripeSettings };
    await using app = await accountApp({ ...settings, payment }, { vehicles });
    const browser = await shopper(app);
    expect((await browser.post('/api/reservations', { ...ada, car_slug: corolla.slug })).status).toBe(201);
    expect(await listOf(browser)).toMatchObject([{ kind: 'Reservation', status: 'paying' }]);
  });

  it('works for its owner only, whether others are signed in or not', async () => {
    await using app = await accountApp(settings, { vehicles });
    const browser = await shopper(app);
    await browser.post('/api/leads', enquiry);
    const [{ path }] = await listOf(browser);
    expect((await app.browser().ask(path)).status).toBe(401);
    const shown = await app.browser().ask(path, { headers: { Accept: 'text/html' } });
    expect([shown.status, shown.headers.get('Location')]).toEqual([
      303,
      `/sign-in?${new URLSearchParams({ type: 'my-garage', redirect: path, back: '/' })}`,
    ]);
    expect((await (await shopper(app, stranger)).ask(path)).status).toBe(404);
    const elsewhere = await shopper(app, phone, 'http://other-motors.localhost:4321');
    expect((await elsewhere.ask(path)).status).toBe(404);
  });
});

async function runHousekeeping({ database, listSites, now }: AccountApp) {
  const { runHousekeeping: keep } = await import('../housekeeping.ts');
  await keep({ database, listSites, now, reportError: () => {} });
}
