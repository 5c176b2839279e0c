import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { accountApp, type Browser, dayMs, phone } from '../account/account-app.fixture.ts';
import type { Payments } from '../ports/payments.ts';
import { paymentHousekeeping } from './online-payments.ts';

const base = demoSettings('harbourline');
const stripe = { key: 'STRIPE_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' };
const settings: typeof base = { ...base, payment: { ...base.payment, stripe } };
const form = {
  ...{ amount: '1,250.50', reference: 'INV-42', phone: '0499 999 999' },
  ...{ name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
};

const eventSchema = v.object({
  id: v.string(),
  kind: v.picklist(['paid', 'expired', 'refunded']),
  reference: v.string(),
  payment: v.nullable(v.string()),
  amountCents: v.number(),
});

/** A provider whose events need no signature. */
async function open(changes: Partial<typeof settings> = {}) {
  let reference = '';
  const payments: Payments = {
    begin: async (_site, wanted) => {
      reference = wanted.reference;
      return { id: 'cs_1', url: 'https://pay.example/cs_1' };
    },
    end: async () => {},
    look: async () => null,
    refund: async () => {},
    readEvent: async (_site, body) => v.parse(eventSchema, JSON.parse(body)),
  };
  const app = await accountApp({ ...settings, ...changes }, { payments });
  const shopper = async (number = phone, origin?: string) => {
    const browser = app.browser(origin);
    await browser.signIn(number);
    return browser;
  };
  const tell = (kind: 'paid' | 'expired' | 'refunded') =>
    app.browser().post('/api/payments/stripe', {
      ...{ id: `evt_${kind}`, kind, reference, payment: 'pi_1', amountCents: 125_050 },
    });
  return Object.assign(app, { shopper, tell });
}

const listOf = async (browser: Browser) =>
  (await (await browser.ask('/api/account/enquiries')).json()).enquiries;

describe('a payment made while signed in', () => {
  it('belongs to the session’s shopper once it is paid, whatever phone the form has', async () => {
    await using app = await open();
    const browser = await app.shopper();
    expect((await browser.post('/api/payments', form)).status).toBe(201);
    expect(await listOf(browser)).toEqual([]);
    await app.tell('paid');
    await app.tell('paid');
    const [paid, ...others] = await listOf(browser);
    expect(others).toEqual([]);
    expect(paid).toMatchObject({
      ...{ kind: 'Online Payment', about: 'payment', status: 'paid', is_open: false, car: null },
      message: expect.stringContaining('$1,250.50 for INV-42'),
    });
    const opened = await browser.ask(paid.path);
    const receipt = await app.browser().ask(opened.headers.get('Location') ?? '', {
      headers: { Accept: 'text/html' },
    });
    expect(await receipt.text()).toContain('$1,250.50');
    expect(await listOf(await app.shopper('0499 999 999'))).toEqual([]);
    expect(await listOf(await app.shopper(phone, 'http://other-motors.localhost:4321'))).toEqual([]);
  });

  it('shows a refund', async () => {
    await using app = await open();
    const browser = await app.shopper();
    await browser.post('/api/payments', form);
    for (const kind of ['paid', 'refunded'] as const) await app.tell(kind);
    expect(await listOf(browser)).toMatchObject([{ status: 'refunded' }]);
  });

  it('has no owner after the account was deleted, before or after paying', async () => {
    await using app = await open();
    const browser = await app.shopper();
    await browser.post('/api/payments', form);
    await browser.post('/api/account/delete', { confirm: true });
    await app.tell('paid');
    expect(await listOf(await app.shopper())).toEqual([]);
    expect(await app.rows('SELECT * FROM own_payments')).toEqual([]);
    expect(await app.rows('SELECT * FROM own_leads')).toEqual([]);
  });

  it('that was never made leaves nothing behind', async () => {
    await using app = await open();
    await (await app.shopper()).post('/api/payments', form);
    await app.database.transact(paymentHousekeeping(app.now() + 60 * dayMs));
    expect(await app.rows('SELECT * FROM own_payments')).toEqual([]);
  });
});

it('a payment made without signing in is in no list', async () => {
  const gates = { ...settings.account.gates, 'online-payment': false };
  await using app = await open({ account: { ...settings.account, gates } });
  await app.browser().post('/api/payments', { ...form, phone });
  await app.tell('paid');
  expect(await app.rows('SELECT category FROM leads')).toEqual([{ category: 'Online Payment' }]);
  expect(await listOf(await app.shopper())).toEqual([]);
});
