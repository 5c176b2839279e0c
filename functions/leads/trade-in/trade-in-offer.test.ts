import { describe, expect, it } from 'vitest';
import {
  ada,
  agreed,
  base,
  corolla,
  estimated,
  form,
  openTradeIns as open,
  settingsWith,
  start,
  started,
  stateOf,
} from '#tests/fixtures/leads/trade-in-app.ts';

describe('the offer', () => {
  it('once accepted becomes a lead with both cars, once, and is counted', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    await app.ask(`${path}/adjustments`, { body: { adjustmentAnswers: { condition: 'good' } } });
    const body = { ...agreed, offer_accepted: true, offer_price: 21_300, opt_in: false };
    const accept = async () => app.ask(`${path}/offer`, { body });
    const replies = [...(await Promise.all([accept(), accept()])), await accept()];
    const bodies = await Promise.all(replies.map(async (reply) => reply.json()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    const leads = await app.leads();
    expect(leads).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      offer_accepted: true,
      offer_price: 21_300,
      form_completed: true,
      lead_id: leads[0]?.['id'],
      receipt: expect.stringMatching(/^\/api\/leads\//),
      message: expect.stringContaining('the estimate of $21,300'),
    });
    expect(leads[0]).toMatchObject({
      category: 'Trade In',
      subcategory: 'Offer accepted',
      car: '7',
      branch: 'twb',
    });
    expect(JSON.parse(String(leads[0]?.['fields']))).toEqual({
      name: 'Ada',
      phone: '0412345678',
      email: 'ada@example.com',
      PreferredContactMethod: 'Phone',
      trade_year: 2022,
      trade_make: 'Toyota',
      trade_model: 'Corolla',
      trade_badge: 'SX',
      trade_odometer_km: 50_000,
      trade_valuation_low: 17_900,
      trade_valuation_high: 24_700,
      trade_notes: 'What condition is it in? Good, with normal wear',
      trade_offer_accepted: 21_300,
    });
    const events = await app.database.execute({ sql: 'SELECT kind, key, count FROM daily_counts' });
    expect(events.map((row) => ({ ...row }))).toEqual([{ kind: 'offer-accepted', key: '7', count: 1 }]);
  });

  it('sent again does not count against a rate limit', async () => {
    const one = { burst: 1, perHour: 1 };
    const leads = { ...base.leads, limits: { perAddress: one, perPerson: one } };
    const valuation = { ...base.valuation, limits: { ...base.valuation.limits, perAddress: one } };
    await using app = await open({ settings: { ...base, leads, valuation } });
    const body = { car_slug: 'wanted-7', idempotency_key: 'a-long-secret-key-1' };
    const { path } = await started(app, body);
    expect((await app.ask('/api/trade-in', { body })).status).toBe(200);
    await app.ask(`${path}/details`, { method: 'PUT', body: { ...corolla, ...ada } });
    const accept = async () =>
      (await app.ask(`${path}/offer`, { body: { ...agreed, offer_accepted: true } })).status;
    expect([await accept(), await accept(), await accept()]).toEqual([200, 200, 200]);
    expect(await app.leads()).toHaveLength(1);
  });

  it('that has changed cannot be accepted', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const body = { ...agreed, offer_accepted: true, offer_price: 99_000 };
    const reply = await app.ask(`${path}/offer`, { body });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({
      detail: 'The estimate has changed to $21,300. Please look at it again.',
      offer_price: 21_300,
    });
    expect(await app.leads()).toEqual([]);
  });

  it('is optional: without one somebody calls, and nothing is counted', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    await app.ask(`${path}/details`, { body: { model: 'Century' } });
    const none = await app.ask(`${path}/offer`, { body: { ...agreed, offer_accepted: true } });
    expect(none.status).toBe(409);
    const reply = await app.ask(`${path}/offer`, { body: agreed });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      offer_accepted: false,
      form_completed: true,
      message: expect.stringContaining('will call you'),
    });
    expect((await app.leads())[0]).toMatchObject({ category: 'Trade In', subcategory: 'Valuation' });
    expect(await app.database.execute({ sql: 'SELECT 1 FROM daily_counts' })).toEqual([]);
  });

  it('accepted and declined concurrently ends as one of them', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const replies = await Promise.all(
      [true, false].map((offer_accepted) =>
        app.ask(`${path}/offer`, { body: { ...agreed, offer_accepted } }),
      ),
    );
    const [one, two] = await Promise.all(replies.map(stateOf));
    expect(one).toEqual(two);
    expect(await app.leads()).toHaveLength(1);
  });

  it('cannot be changed once it is sent', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    await app.ask(`${path}/offer`, { body: agreed });
    const reply = await app.ask(`${path}/details`, { body: { kms: 1 } });
    expect(reply.status).toBe(409);
    expect(await reply.json()).toMatchObject({ detail: expect.stringContaining('has been sent already') });
    expect(await stateOf(await app.ask(path))).toMatchObject({ kms: 50_000, form_completed: true });
  });

  it('requires a phone and, if the dealer has them, the terms', async () => {
    await using app = await open();
    const { path } = await started(app);
    await app.ask(`${path}/details`, { body: corolla });
    const nobody = await app.ask(`${path}/offer`, { body: agreed });
    expect(nobody.status).toBe(422);
    expect(await nobody.json()).toMatchObject({ errors: [{ field: 'name' }, { field: 'phone' }] });
    await app.ask(`${path}/details`, { body: ada });
    const unread = await app.ask(`${path}/offer`, { body: {} });
    expect(await unread.json()).toMatchObject({ errors: [{ field: 'terms_conditions' }] });
    expect(await app.leads()).toEqual([]);
  });

  it('by a form without JavaScript redirects to the receipt', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const headers = { ...form, Accept: 'text/html' };
    const reply = await app.ask(`${path}/offer`, { body: 'terms_conditions=on', headers });
    expect(reply.status).toBe(303);
    const receipt = await app.ask(reply.headers.get('Location') ?? '', { headers });
    expect(receipt.status).toBe(200);
    expect(await receipt.text()).toContain('Corolla');
  });
});

describe('a supplier’s valuation result', () => {
  const result = { column_name: 'valuation', low: 18_000, high: 21_000, notes: ['é'] };

  it('is stored unchanged', async () => {
    await using app = await open({ settings: settingsWith({ saveResults: true }) });
    const reply = await app.ask('/api/miscellaneous', { body: result });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({ success: true });
    const [row] = await app.database.execute({ sql: 'SELECT * FROM valuations' });
    expect(row).toMatchObject({ site: 'city-motors', column_name: 'valuation', received_at: start });
    expect(JSON.parse(String(row?.['result']))).toEqual({ low: 18_000, high: 21_000, notes: ['é'] });
  });

  it('is stored once per trade-in, however often its page is reloaded, without counting against a limit', async () => {
    // Two concurrent requests each take one.
    const perAddress = { burst: 3, perHour: 1 };
    const limits = { ...base.valuation.limits, perAddress };
    await using app = await open({ settings: settingsWith({ saveResults: true, limits }) });
    const save = async (body: object, key: string, host?: string) => {
      const headers = { 'Idempotency-Key': key };
      return (await app.ask('/api/miscellaneous', { body, headers, ...(host && { host }) })).status;
    };
    const twice = await Promise.all([save(result, 'token-1'), save(result, 'token-1')]);
    expect(twice.sort()).toEqual([200, 201]);
    expect(await save(result, 'token-1')).toBe(200);
    // Another result under the same key is stored, and another trade-in may have the same result.
    expect(await save({ ...result, high: 22_000 }, 'token-1')).toBe(201);
    expect(await save(result, 'token-1')).toBe(200);
    expect(await save(result, 'token-2')).toBe(429);
    expect(await save(result, 'token-1', 'other')).toBe(201);
    const rows = await app.database.execute({ sql: 'SELECT * FROM valuations' });
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('token-1');
  });

  it.each([
    [422, 'of another column', { ...result, column_name: 'leads' }],
    [422, 'of none', { low: 1 }],
    [422, 'that is a list', [result]],
    [400, 'that is no JSON', '{'],
    [413, 'that is a book', { ...result, notes: 'x'.repeat(20_000) }],
  ])('is refused with %i for one %s', async (status, _what, body) => {
    await using app = await open({ settings: settingsWith({ saveResults: true }) });
    expect((await app.ask('/api/miscellaneous', { body })).status).toBe(status);
    expect(await app.database.execute({ sql: 'SELECT 1 FROM valuations' })).toEqual([]);
  });

  it('answers 404 at a dealer that stores none', async () => {
    await using app = await open({ settings: settingsWith({ saveResults: false }) });
    expect((await app.ask('/api/miscellaneous', { body: result })).status).toBe(404);
  });

  it('that cannot be stored is answered with the dealer’s message', async () => {
    const broken = async () => Promise.reject(new Error('disk full'));
    await using app = await open({
      settings: settingsWith({ saveResults: true }),
      database: { execute: broken, transact: broken },
    });
    const reply = await app.ask('/api/miscellaneous', { body: result });
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ detail: 'Failed to save valuation data' });
    expect(app.errors).toEqual([new Error('disk full')]);
  });
});
