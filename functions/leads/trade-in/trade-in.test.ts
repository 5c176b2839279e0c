import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Asked,
  ada,
  agreed,
  base,
  corolla,
  day,
  estimated,
  form,
  openTradeIns as open,
  settingsWith,
  start,
  started,
  stateOf,
} from '#tests/fixtures/leads/trade-in-app.ts';
import { tradeInHousekeeping } from './trade-ins.ts';

describe('a trade-in', () => {
  it('starts empty, accepts stages in any order and can be continued later', async () => {
    await using app = await open();
    const { path, token, ...empty } = await started(app, {});
    expect(path).toBe(`/api/trade-in/${token}`);
    expect(empty).toMatchObject({ vehicle: null, valuation: null, lead_id: null, form_completed: false });
    expect(empty.message).toContain('Tell us the make, model, year and kilometres');
    await app.ask(`${path}/adjustments`, { body: { adjustmentAnswers: { condition: 'fair' } } });
    await app.ask(`${path}/details`, { body: { kms: 50_000, make: ' toyota ', model: 'Corolla' } });
    await app.ask(`${path}/details`, { body: 'year=2022&name=Ada', headers: form });
    app.wait(20 * day);
    expect(await stateOf(await app.ask(path))).toMatchObject({
      kms: 50_000,
      vehicle: { year: 2022, make: 'toyota', model: 'Corolla', badge: '' },
      contact: { name: 'Ada', phone: '' },
      adjustmentAnswers: { condition: 'fair' },
      valuation: { comparables: 11 },
    });
  });

  it('is estimated from the asking prices of the platform’s dealers, with the basis', async () => {
    await using app = await open();
    const { state } = await estimated(app);
    // 85 % of $21,000, $25,000 and $29,000.
    expect(state).toMatchObject({
      valuation: {
        low: 17_900,
        high: 24_700,
        comparables: 11,
        basis: 'From 11 comparable cars at dealers of our network.',
        conditions: 'An estimate, not a valuation: what we pay depends on an inspection.',
      },
      offer_price: 21_300,
      message: null,
      contact: { phone: '0412 345 678' },
    });
  });

  it('is reduced by the answers, as JSON or as a form', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const asJson = { condition: 'poor', accidents: 'repaired' };
    const reply = await app.ask(`${path}/adjustments`, { body: { adjustmentAnswers: asJson } });
    // 26 % less.
    expect(await stateOf(reply)).toMatchObject({ valuation: { low: 13_200 }, offer_price: 15_700 });
    const asForm = 'adjustmentAnswers.condition=good&adjustmentAnswers.service-history=none';
    const second = await app.ask(`${path}/adjustments`, { body: asForm, headers: form });
    expect(await stateOf(second)).toMatchObject({
      adjustmentAnswers: { condition: 'good', accidents: 'repaired', 'service-history': 'none' },
      offer_price: 18_300,
    });
  });

  it.each([
    ['over seven years old', { year: 2018 }, 'over 7 years old. We will call you.'],
    ['over 100,000 km', { kms: 100_001 }, 'over 100,000 km. We will call you.'],
    ['that few sell', { model: 'Century' }, 'too few cars like yours'],
  ])('%s has no estimate: somebody will call', async (_what, changes, message) => {
    await using app = await open();
    const { path } = await estimated(app);
    const state = await stateOf(await app.ask(`${path}/details`, { body: changes }));
    expect(state).toMatchObject({ valuation: null, offer_price: null });
    expect(state.message).toContain(message);
  });

  it('uses the limits of its dealer', async () => {
    await using app = await open({ settings: settingsWith({ mostYears: 20, mostKilometres: 49_999 }) });
    expect((await estimated(app)).state.message).toContain('over 49,999 km');
  });

  it('keeps the shown estimate until the car’s details change', async () => {
    await using app = await open();
    const { path, state } = await estimated(app);
    app.marketAsks(40_000);
    app.wait(2 * day);
    expect(await stateOf(await app.ask(path))).toEqual(state);
    app.wait(2 * day);
    await app.ask(`${path}/details`, { body: { kms: 50_001 } });
    const reply = await app.ask(`${path}/details`, { body: { kms: 50_002 } });
    expect((await stateOf(reply)).offer_price).toBe(34_000);
  });

  it('keeps both of two concurrent stages', async () => {
    await using app = await open();
    const { path } = await started(app);
    const parts = [
      { make: 'Toyota' },
      { model: 'Corolla' },
      { year: 2022 },
      { kms: 50_000 },
      { name: 'Ada' },
    ];
    await Promise.all(parts.map((body) => app.ask(`${path}/details`, { body })));
    expect(await stateOf(await app.ask(path))).toMatchObject({
      kms: 50_000,
      vehicle: { year: 2022, make: 'Toyota', model: 'Corolla' },
      contact: { name: 'Ada' },
      offer_price: 21_300,
    });
  });

  it('is started once per key, and private to its holder', async () => {
    await using app = await open();
    const body = { idempotency_key: 'a-long-secret-key-1' };
    const first = await started(app, body);
    const again = await app.ask('/api/trade-in', { body });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ token: first.token });
    expect((await started(app, { idempotency_key: 'another-secret-key' })).token).not.toBe(first.token);
    const rows = await app.database.execute({ sql: 'SELECT * FROM trade_ins' });
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(first.token);
    expect(JSON.stringify(rows)).not.toContain(body.idempotency_key);
  });

  it.each([
    ['a plate that is none', '/api/trade-in', { rego: '1234567890123' }],
    ['a state that is none', '/api/trade-in', { rego: '123ABC', regoState: 'Texas' }],
    ['a short key', '/api/trade-in', { idempotency_key: 'short' }],
    ['a phone that is none', 'details', { phone: '12' }],
    ['an email that is none', 'details', { email: 'ada' }],
    ['a branch that is none', 'details', { location_id: 'moon' }],
    ['no number of kilometres', 'details', { kms: 'many' }],
    ['a year to come, far off', 'details', { year: 3000 }],
    ['a longer make than any', 'details', { make: 'x'.repeat(61) }],
    ['an answer that nobody offers', 'adjustments', { adjustmentAnswers: { condition: 'golden' } }],
    ['an answer of another kind', 'adjustments', { adjustmentAnswers: { condition: 7 } }],
    ['an answer to no question', 'adjustments', { adjustmentAnswers: { __proto__x: 'good' } }],
  ])('with %s is refused and unchanged', async (_what, where, body) => {
    await using app = await open();
    const { path, state } = await estimated(app);
    const reply = await app.ask(where.startsWith('/') ? where : `${path}/${where}`, { body });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error: expect.any(String) });
    expect(await stateOf(await app.ask(path))).toEqual(state);
  });

  it('is not found at another dealer, with another token, or after a month', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const stages: readonly [string, Asked][] = [
      [path, {}],
      [`${path}/details`, { body: { make: 'Kia' } }],
      [`${path}/adjustments`, { body: { adjustmentAnswers: { condition: 'good' } } }],
      [`${path}/offer`, { body: { ...agreed, offer_accepted: true } }],
    ];
    const statuses = async (changes: Asked, to = (one: string) => one) =>
      Promise.all(
        stages.map(async ([at, asked]) => (await app.ask(to(at), { ...asked, ...changes })).status),
      );
    expect(await statuses({ host: 'other' })).toEqual([404, 404, 404, 404]);
    expect(await statuses({}, (at) => at.replace(path, '/api/trade-in/token-0'))).toEqual([
      404, 404, 404, 404,
    ]);
    app.wait(31 * day);
    expect(await statuses({})).toEqual([404, 404, 404, 404]);
    await app.database.transact(tradeInHousekeeping(start + 31 * day));
    expect(await app.database.execute({ sql: 'SELECT 1 FROM trade_ins' })).toEqual([]);
    expect(await app.leads()).toEqual([]);
  });

  it('is rate limited per address', async () => {
    const perAddress = { burst: 2, perHour: 1 };
    const limits = { ...base.valuation.limits, perAddress };
    await using app = await open({ settings: settingsWith({ limits }) });
    await started(app);
    await started(app);
    const reply = await app.ask('/api/trade-in', { body: {} });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '3600']);
  });

  it('accepts or refuses any details and answers without an error', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom("'; DROP TABLE leads", '<b>', '\u0000'),
    );
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.array(text),
      fc.dictionary(text, text),
    );
    const names = [...Object.keys(corolla), ...Object.keys(ada), 'rego', 'message', 'finance', '__proto__'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), value, async (name, said) => {
        const body = `{${JSON.stringify(name)}:${JSON.stringify(said)}}`;
        const reply = await app.ask(`${path}/details`, { body });
        expect([200, 422]).toContain(reply.status);
        expect((await app.ask(path)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  it('answers 404 at a dealer without trade-ins', async () => {
    await using app = await open({ settings: settingsWith({ show: false }) });
    expect((await app.ask('/api/trade-in', { body: {} })).status).toBe(404);
  });
});

describe('a number plate', () => {
  const found = {
    year: 2022,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'SX',
    vin: 'JTNB23HK903012345',
    nvic: null,
  };
  const asked: string[] = [];
  const regoLookup = {
    find: async (rego: string, state: string) => {
      asked.push(`${state} ${rego}`);
      if (rego === 'BROKEN') throw new Error('The rego lookup answered 503.');
      return rego === '123ABC' ? found : null;
    },
  };

  it('fills in the car, and the shopper can correct it', async () => {
    await using app = await open({ regoLookup });
    const { path, ...state } = await started(app, { rego: '123 abc', regoState: 'qld' });
    expect(asked.at(-1)).toBe('QLD 123ABC');
    expect(state).toMatchObject({
      rego: '123ABC',
      regoState: 'QLD',
      vehicle: { year: 2022, make: 'Toyota', model: 'Corolla', badge: 'SX' },
    });
    expect(JSON.stringify(state)).not.toContain('JTNB23HK903012345');
    const after = await stateOf(await app.ask(`${path}/details`, { body: { badge: 'ZR', kms: 50_000 } }));
    expect(after.vehicle).toEqual({ year: 2022, make: 'Toyota', model: 'Corolla', badge: 'ZR' });
  });

  it.each([
    ['that nobody knows', 'XYZ789', 'We do not know this number plate.'],
    ['that cannot be looked up', 'BROKEN', 'could not be looked up'],
  ])('%s lets the shopper describe the car', async (_which, rego, message) => {
    await using app = await open({ regoLookup });
    const state = await started(app, { rego, regoState: 'QLD' });
    expect(state.vehicle).toBeNull();
    expect(state.message).toContain(message);
    expect(app.errors).toHaveLength(rego === 'BROKEN' ? 1 : 0);
  });

  it('is looked up only a few times per address', async () => {
    await using app = await open({ regoLookup });
    asked.length = 0;
    for (let visit = 0; visit < 8; visit += 1) await started(app, { rego: `P${visit}`, regoState: 'QLD' });
    expect(asked).toHaveLength(5);
  });

  describe('that is changed later', () => {
    const plate = (rego: string) => ({ body: { stage: 'plate', rego, regoState: 'QLD' } });

    it('is looked up again, and replaces the car', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: 'XYZ789', regoState: 'QLD' });
      await app.ask(`${path}/details`, { body: { make: 'Kia', model: 'Rio', kms: 50_000 } });
      const state = await stateOf(await app.ask(`${path}/details`, plate('123ABC')));
      expect(state).toMatchObject({ rego: '123ABC', kms: 50_000, vehicle: { make: 'Toyota', badge: 'SX' } });
    });

    it('clears the car of the previous plate', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: '123ABC', regoState: 'QLD' });
      const state = await stateOf(await app.ask(`${path}/details`, plate('XYZ789')));
      expect(state).toMatchObject({ rego: 'XYZ789', vehicle: null });
      expect(state.message).toContain('We do not know this number plate.');
    });

    it('keeps a car that the shopper described', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: 'XYZ788', regoState: 'QLD' });
      await app.ask(`${path}/details`, { body: { make: 'Kia', model: 'Rio' } });
      const state = await stateOf(await app.ask(`${path}/details`, plate('XYZ789')));
      expect(state).toMatchObject({ rego: 'XYZ789', vehicle: { make: 'Kia', model: 'Rio' } });
    });

    it('but is the same is not looked up', async () => {
      await using app = await open({ regoLookup });
      const { path } = await started(app, { rego: '123ABC', regoState: 'QLD' });
      asked.length = 0;
      await app.ask(`${path}/details`, plate('123abc'));
      expect(asked).toEqual([]);
    });
  });

  it('is only stored without a lookup service', async () => {
    await using app = await open();
    const state = await started(app, { rego: '123ABC', regoState: 'QLD' });
    expect(state).toMatchObject({ rego: '123ABC', vehicle: null });
    expect(state.message).toContain('Tell us the make');
  });
});

describe('a trade price service', () => {
  const price = { low: 15_040, offer: 17_060, high: 19_000 };

  it('is preferred to the market, and the answers about condition apply too', async () => {
    const asked: unknown[] = [];
    const tradePrices = {
      priceOf: async (car: unknown) => {
        asked.push(car);
        return price;
      },
    };
    await using app = await open({ tradePrices });
    const { path, state } = await estimated(app);
    expect(state.valuation).toMatchObject({ low: 15_000, high: 19_000, comparables: null });
    expect(state.valuation?.basis).toContain('valuation service');
    expect(state.offer_price).toBe(17_100);
    expect(asked).toMatchObject([{ make: 'Toyota', model: 'Corolla', year: 2022, kms: 50_000 }]);
    const worse = await app.ask(`${path}/adjustments`, {
      body: { adjustmentAnswers: { condition: 'poor' } },
    });
    // 18 % less than $17,060.
    expect((await stateOf(worse)).offer_price).toBe(14_000);
  });

  it.each([
    ['knows none', async () => null, 0],
    ['fails', async () => Promise.reject(new Error('down')), 1],
  ])('that %s falls back to the market', async (_what, priceOf, errors) => {
    await using app = await open({ tradePrices: { priceOf } });
    expect((await estimated(app)).state).toMatchObject({
      offer_price: 21_300,
      valuation: { comparables: 11 },
    });
    expect(app.errors).toHaveLength(errors);
  });

  it('is not called for a car that gets no estimate', async () => {
    const priceOf = async () => Promise.reject(new Error('asked'));
    await using app = await open({ tradePrices: { priceOf }, settings: settingsWith({ mostYears: 1 }) });
    expect((await estimated(app)).state.valuation).toBeNull();
    expect(app.errors).toEqual([]);
  });
});

describe('a trade-in', () => {
  it('says whether the car is financed and traded in, to the shopper and in the lead', async () => {
    await using app = await open();
    const { path } = await estimated(app);
    const said = { finance: 'No', 'do-you-have-a-trade-in': 'Yes' };
    const reply = await app.ask(`${path}/details`, { body: said });
    expect((await stateOf(reply)).contact).toMatchObject(said);
    expect((await app.ask(`${path}/details`, { body: { 'do-you-have-a-trade-in': 'Maybe' } })).status).toBe(
      422,
    );
    const { receipt } = await (await app.ask(`${path}/offer`, { body: agreed })).json();
    const [lead] = await app.leads();
    expect(JSON.parse(String(lead?.['fields']))).toMatchObject(said);
    const { sent } = await (await app.ask(receipt)).json();
    expect(sent).toContainEqual({ label: 'Trade-in', text: 'Yes' });
  });
});

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
    expect((await app.leads())[0]).toMatchObject({ subcategory: 'Valuation' });
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
