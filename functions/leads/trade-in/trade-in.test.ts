import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PLATE_CHARACTERS } from '#src/values/input/format-typed.ts';
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
    await using app = await open({ settings: settingsWith({ maxYears: 20, maxKilometres: 49_999 }) });
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

  it.each([
    ['/api/trade-in', { rego: 'ÄB1234' }, 'Please enter a number plate such as 123 ABC.'],
    ['details', { rego: '12345678901' }, 'Please enter a number plate such as 123 ABC.'],
    ['details', { year: '204' }, 'Please enter a whole number from 1886 to 2027.'],
    ['details', { year: 2028 }, 'Please enter a whole number from 1886 to 2027.'],
    ['details', { kms: '3,000,000 kms' }, 'Please enter a whole number from 0 to 2,000,000.'],
    ['details', { kms: '85,000.5 kms' }, 'Please enter a whole number from 0 to 2,000,000.'],
  ])('at %s with %j says what to type: %s', async (where, body, message) => {
    await using app = await open();
    const { path } = await started(app, {});
    const reply = await app.ask(where.startsWith('/') ? where : `${path}/${where}`, { body });
    const [field] = Object.keys(body);
    expect(await reply.json()).toMatchObject({ errors: [{ field, message }] });
  });

  it("accepts next year's cars by the dealer's calendar", async () => {
    await using app = await open();
    const newYear = Date.parse('2027-01-01T00:00:00+10:00');
    const statusOf = async () => {
      const { path } = await started(app, {});
      return (await app.ask(`${path}/details`, { body: { year: 2028 } })).status;
    };
    app.wait(newYear - start - 1);
    expect(await statusOf()).toBe(422);
    app.wait(1);
    expect(await statusOf()).toBe(200);
  });

  it.each(['1234567890', '123 ABC'])('accepts every plate that its input does: %s', async (rego) => {
    await using app = await open();
    expect(rego.length).toBeLessThanOrEqual(MAX_PLATE_CHARACTERS);
    const state = await started(app, { rego, regoState: 'QLD' });
    expect(state.rego).toBe(rego.replace(' ', ''));
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
