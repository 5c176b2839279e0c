import { describe, expect, it } from 'vitest';
import { leadApp, leadsOf } from '#tests/fixtures/leads/six-branches-app.ts';
import { createApp } from '../app.ts';
import { enquiry, soldCar } from './lead-app.fixture.ts';

describe('a repeated lead', () => {
  const key = { 'Idempotency-Key': '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11' };

  it('is stored once by concurrent processes, and both get its receipt', async () => {
    await using app = await leadApp();
    const replies = await Promise.all(
      [0, 1, 0, 1].map(async (process) => app.post(enquiry, key, { process })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    const bodies = await Promise.all(replies.map(async (reply) => reply.json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await app.rows('leads')).toHaveLength(1);
    expect(await app.rows('lead_deliveries')).toHaveLength(1);
    expect((await app.ask(bodies[0].receipt)).status).toBe(200);
  });

  it('is found a day later by the key in the form', async () => {
    await using app = await leadApp();
    const idempotency_key = key['Idempotency-Key'];
    const first = await (await app.post({ ...enquiry, idempotency_key })).json();
    app.wait(86_400_000);
    const again = await app.post({ ...enquiry, idempotency_key });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  it('writes nothing, so it cannot fail its group of transactions', async () => {
    await using app = await leadApp();
    await app.post(enquiry, key);
    const transactions: number[] = [];
    const { transact } = app.database;
    const watched = createApp({
      ...app.ports,
      database: {
        ...app.database,
        transact: (statements) => {
          transactions.push(statements.length);
          return transact(statements);
        },
      },
    });
    const reply = await watched.request(
      'http://city-motors.localhost/api/leads',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...key },
        body: JSON.stringify(enquiry),
      },
      { address: '203.0.113.7' },
    );
    expect([reply.status, transactions]).toEqual([200, []]);
  });

  it('without a key is the same within the minute', async () => {
    await using app = await leadApp();
    const first = await (await app.post(enquiry)).json();
    app.wait(20_000);
    expect(await (await app.post(enquiry)).json()).toEqual(first);
    app.wait(60_000);
    expect((await app.post(enquiry)).status).toBe(201);
  });

  it('with changes is another lead, and each has its own receipt', async () => {
    await using app = await leadApp();
    const first = await (await app.post(enquiry, key)).json();
    const second = await app.post({ ...enquiry, message: 'In red?' }, key);
    expect(second.status).toBe(201);
    const { receipt } = await second.json();
    expect(receipt).not.toBe(first.receipt);
    expect((await (await app.ask(receipt)).json()).fields.message).toBe('In red?');
  });

  it('at another dealer is another lead', async () => {
    await using app = await leadApp();
    const first = await (await app.post(enquiry, key)).json();
    const other = await app.post(enquiry, key, { dealer: 'coast-cars' });
    expect(other.status).toBe(201);
    const { receipt } = await other.json();
    expect(receipt).not.toBe(first.receipt);
    expect((await app.ask(first.receipt, {}, { dealer: 'coast-cars' })).status).toBe(404);
    expect((await app.ask(receipt)).status).toBe(404);
  });

  it('cannot be found by a key or token from the database', async () => {
    await using app = await leadApp();
    const { receipt } = await (await app.post(enquiry, key)).json();
    const stored = JSON.stringify([await app.rows('leads'), await app.rows('lead_deliveries')]);
    expect(stored).not.toContain(key['Idempotency-Key']);
    expect(stored).not.toContain(receipt.split('/').at(-1));
    const [row] = await app.rows('leads');
    for (const column of ['id', 'idempotency_key', 'receipt_hash', 'person']) {
      expect((await app.ask(`/api/leads/${row?.[column]}`)).status).toBe(404);
    }
  });
});

describe('leads of the same person and vehicle', () => {
  it.each([
    ['an hour later', 3_600_000, {}, true],
    ['by the phone alone, spelt another way', 0, { phone: '+61412345678', email: 'b@example.com' }, true],
    ['within the day', 86_399_999, {}, true],
    ['a day later', 86_400_000, {}, false],
    ['about another vehicle', 0, { car_slug: soldCar.slug }, false],
    ['about no vehicle', 0, { car_slug: '' }, false],
    ['from another phone', 0, { phone: '0412345679' }, false],
  ])('%s', async (_, ms, changes, isLinked) => {
    await using app = await leadApp();
    const { lead_id } = await (await app.post(enquiry)).json();
    app.wait(ms);
    expect((await app.post({ ...enquiry, message: 'Again', ...changes })).status).toBe(201);
    const [, second] = await leadsOf(app);
    expect(second?.repeats).toBe(isLinked ? lead_id : null);
    expect(await app.rows('lead_deliveries')).toHaveLength(2);
  });

  it("are linked on the dealer's sites in all languages", async () => {
    await using app = await leadApp({ languageOf: 'city-motors' });
    const { lead_id } = await (await app.post(enquiry)).json();
    await app.post({ ...enquiry, message: 'Again' }, {}, { dealer: 'coast-cars' });
    expect((await leadsOf(app)).map(({ repeats }) => repeats)).toEqual([null, lead_id]);
  });

  it('are linked to the first, not at another dealer', async () => {
    await using app = await leadApp();
    const { lead_id } = await (await app.post(enquiry)).json();
    await app.post({ ...enquiry, message: 'Again' });
    await app.post({ ...enquiry, message: 'And again' });
    await app.post({ ...enquiry, message: 'Here' }, {}, { dealer: 'coast-cars' });
    expect((await leadsOf(app)).map(({ repeats }) => repeats)).toEqual([null, lead_id, lead_id, null]);
  });
});
