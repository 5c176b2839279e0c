import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { askStatement, readNotices } from '../../account/notices/watch-notices.ts';
import { enquiry, openLeadApp } from '../lead-app.fixture.ts';
import { readLead } from '../store/stored-lead.ts';

/** Forms with few fields, and limits that no test reaches. */
const settings = demoSettings('pitstop');
const { leads, contact } = settings;
const unlimited = { burst: 10_000, perHour: 1_000_000 };
const openApp = async () =>
  openLeadApp({ settings, leads: { limits: { perAddress: unlimited, perPerson: unlimited } } });

type App = Awaited<ReturnType<typeof openApp>>;

const stop = async (app: App, body: object, from = {}) =>
  app.ask(
    '/api/unsubscribe',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    from,
  );

const asForm = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
const stopByForm = async (app: App, typed: string) =>
  app.ask('/api/unsubscribe', {
    method: 'POST',
    headers: asForm,
    body: new URLSearchParams({ contact: typed, homepage: '' }).toString(),
  });

const storedLeads = async (app: App) => (await app.rows('leads')).map(readLead);
const withdrawn = async (app: App) =>
  (await storedLeads(app))
    .filter(({ withdrawnAtMs }) => withdrawnAtMs !== null)
    .map(({ fields }) => fields['message']);

async function sendLeads(app: App): Promise<void> {
  const ada = { ...enquiry, opt_in: true };
  await app.post({ ...ada, message: 'first' });
  await app.post({ ...ada, email: 'ADA@example.com', phone: '0498 765 432', message: 'by another phone' });
  await app.post({ ...ada, email: 'lovelace@example.com', message: 'by another address' });
  await app.post({ ...ada, email: 'grace@example.com', phone: '0411 111 111', message: "somebody else's" });
  await app.post({ ...ada, opt_in: false, message: 'without agreement' });
}

describe('a shopper who unsubscribes from marketing', () => {
  it.each([
    ['ada@example.com', ['first', 'by another phone']],
    ['+61 412 345 678', ['first', 'by another address']],
  ])('withdraws by %s every consent given with it', async (typed, messages) => {
    await using app = await openApp();
    await sendLeads(app);
    const reply = await stop(app, { contact: typed });
    expect(reply.status).toBe(200);
    expect(await withdrawn(app)).toEqual(messages);
  });

  it('is reported to the dealer, in a lead without consent', async () => {
    await using app = await openApp();
    const { lead_id } = await (await stop(app, { contact: 'ada@example.com' })).json();
    const [notice, ...more] = await storedLeads(app);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      id: lead_id,
      category: leads.enquiry.defaultCategory,
      subcategory: leads.withdrawal.subcategory,
      fields: { email: 'ada@example.com', message: leads.withdrawal.unsubscribed },
      consent: { optIn: false },
    });
    expect((await app.rows('lead_deliveries')).length).toBe(settings.leads.destinations.length);
    expect(app.arrived()).toBe(1);
  });

  it('gets no more messages about saved cars', async () => {
    await using app = await openApp();
    const owner = { site: 'city-motors', phone: '0412345678' };
    const asked = {
      email: 'Ada@example.com',
      priceDrops: true,
      sold: true,
      consent: 'Yes.',
      newToken: 'token',
      nowMs: 1,
      askedOn: 'city-motors',
    };
    const ask = async () => app.database.execute(askStatement(owner, { ...asked, channel: 'email' }));
    for (const typed of ['ada@example.com', '0412 345 678']) {
      await ask();
      await stop(app, { contact: typed });
      expect((await readNotices(app.database, owner))?.isOn, typed).toBe(false);
      app.wait(60_000);
    }
  });

  it('gets the same reply whether the address is known or not', async () => {
    await using app = await openApp();
    await sendLeads(app);
    const replies = [
      await stop(app, { contact: 'ada@example.com' }),
      await stop(app, { contact: 'nobody@example.com' }),
    ];
    const [known, unknown] = await Promise.all(
      replies.map(async (reply) => ({ status: reply.status, names: Object.keys(await reply.json()) })),
    );
    expect(known).toEqual({ status: 200, names: ['lead_id'] });
    expect(unknown).toEqual(known);
  });

  it('is reported once for a double click, and not at another dealer', async () => {
    await using app = await openApp();
    await sendLeads(app);
    await stop(app, { contact: 'ada@example.com' }, { dealer: 'coast-cars' });
    expect(await withdrawn(app)).toEqual([]);
    const before = (await app.rows('leads')).length;
    await Promise.all([stop(app, { contact: 'ada@example.com' }), stop(app, { contact: 'ada@example.com' })]);
    expect(await app.rows('leads')).toHaveLength(before + 1);
  });

  it("withdraws the consents given on the dealer's sites in other languages, too", async () => {
    const site = { ...settings.site, languageOf: 'city-motors' };
    await using app = await openLeadApp({ settings: { ...settings, site } });
    await sendLeads(app);
    await stop(app, { contact: 'ada@example.com' }, { dealer: 'coast-cars' });
    expect(await withdrawn(app)).toEqual(['first', 'by another phone']);
  });

  it('can give consent again later', async () => {
    await using app = await openApp();
    await stop(app, { contact: 'ada@example.com' });
    app.wait(60_000);
    await app.post({ ...enquiry, opt_in: true });
    expect(await withdrawn(app)).toEqual([]);
  });

  it('is reported even when the form was sent at once, because browsers autofill it', async () => {
    await using app = await openApp();
    await stop(app, { contact: 'ada@example.com', filled_in_ms: '300' });
    const deliveries = await app.rows('lead_deliveries');
    expect(deliveries.map(({ state }) => state)).not.toContain('held');
    expect(deliveries.length).toBeGreaterThan(0);
  });

  it('is unsubscribed even when caught as a bot by the honeypot', async () => {
    await using app = await openApp();
    await sendLeads(app);
    await stop(app, { contact: 'ada@example.com', homepage: 'x', filled_in_ms: 1 });
    expect(await withdrawn(app)).toHaveLength(2);
  });
});

describe('the unsubscribe form without JavaScript', () => {
  it('redirects to a confirmation page, which can be reloaded', async () => {
    await using app = await openApp();
    const reply = await stopByForm(app, 'ada@example.com');
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/api/unsubscribe?done']);
    const page = await app.ask('/api/unsubscribe?done', { headers: { Accept: 'text/html' } });
    expect(await page.json()).toEqual({ name: 'unsubscribe', props: { isDone: true, lastResult: null } });
  });

  it.each([
    ['', leads.texts.required],
    ['ada@', contact.forms.unsubscribe.invalid],
    ['12', contact.forms.unsubscribe.invalid],
  ])('is shown again for "%s", with the error beside the field', async (typed, error) => {
    await using app = await openApp();
    const reply = await stopByForm(app, typed);
    expect(reply.status).toBe(422);
    expect(await reply.json()).toEqual({
      name: 'unsubscribe',
      props: {
        isDone: false,
        lastResult: { status: 'error', initialValue: { contact: typed }, error: { contact: [error] } },
      },
    });
    expect(await app.rows('leads')).toEqual([]);
  });
});
