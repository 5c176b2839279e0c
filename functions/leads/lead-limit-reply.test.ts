import { describe, expect, it } from 'vitest';
import { leadApp } from '#tests/fixtures/leads/six-branches-app.ts';
import { sha256 } from '../http/digest.ts';
import { ada, enquiry } from './lead-app.fixture.ts';
import { personDigest } from './store/new-lead.ts';

describe('rate limits', () => {
  const limit = { burst: 2, perHour: 60 };
  const wide = { burst: 1000, perHour: 1000 };

  it('apply per address, across processes, with Retry-After', async () => {
    await using app = await leadApp({ leads: { limits: { perAddress: limit, perPerson: wide } } });
    const send = async (number: number) =>
      app.post({ ...enquiry, phone: `041234567${number}` }, {}, { process: number % 2 });
    expect([(await send(1)).status, (await send(2)).status]).toEqual([201, 201]);
    const refused = await send(3);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await refused.json()).error).toContain('give us a call');
    app.wait(60_000);
    expect((await send(4)).status).toBe(201);
  });

  it('apply per person at any address', async () => {
    await using app = await leadApp({ leads: { limits: { perAddress: wide, perPerson: limit } } });
    const send = async (message: string) => app.post({ ...enquiry, message });
    expect([(await send('1')).status, (await send('2')).status]).toEqual([201, 201]);
    expect((await send('3')).status).toBe(429);
    const stored = JSON.stringify(await app.database.execute({ sql: 'SELECT * FROM rate_limits' }));
    expect(stored).not.toMatch(/0412345678|203\.0\.113/);
  });

  it.each([
    [429, "apply to the dealer's sites in all languages together", 'city-motors'],
    [201, 'apply to each dealer by itself', null],
  ])('(%i) %s', async (status, _, languageOf) => {
    await using app = await leadApp({
      ...(languageOf !== null && { languageOf }),
      leads: { limits: { perAddress: wide, perPerson: limit } },
    });
    for (const message of ['1', '2']) await app.post({ ...enquiry, message });
    expect((await app.post({ ...enquiry, message: '3' }, {}, { dealer: 'coast-cars' })).status).toBe(status);
  });

  it('are stored so that only the key of the server finds out whose they are', async () => {
    await using app = await leadApp();
    await app.post(enquiry);
    const person = personDigest('city-motors', { phone: enquiry.phone });
    const stored = JSON.stringify(await app.database.execute({ sql: 'SELECT * FROM rate_limits' }));
    expect(stored).not.toContain(person);
    expect(stored).not.toContain(sha256('address city-motors 203.0.113.7'));
  });
});

describe('a retry with the same key', () => {
  const one = { burst: 1, perHour: 1 };
  const idempotency_key = '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11';

  it.each(['perAddress', 'perPerson'] as const)('does not count against the limit %s', async (name) => {
    const wide = { burst: 1000, perHour: 1000 };
    await using app = await leadApp({
      leads: { limits: { perAddress: wide, perPerson: wide, [name]: one } },
    });
    const statusOf = async (body: unknown) => (await app.post(body)).status;
    const first = { ...enquiry, idempotency_key };
    expect(await statusOf(first)).toBe(201);
    expect([await statusOf(first), await statusOf(first)]).toEqual([200, 200]);
    expect(await statusOf({ ...enquiry, message: 'Another question.' })).toBe(429);
    app.wait(3_600_000);
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf({ ...enquiry, message: 'Another question.' })).toBe(201);
  });

  it('does not count for a step of a form', async () => {
    const limits = { perAddress: { burst: 3, perHour: 1 }, perPerson: one };
    await using app = await leadApp({ leads: { limits } });
    const send = async (fields: object) =>
      (await app.post({ ...ada, form: 'finance', idempotency_key, postcode: '4000', ...fields })).status;
    const step = { final: false };
    expect([await send(step), await send(step), await send(step)]).toEqual([200, 200, 200]);
    expect(await send({ ...step, postcode: '4001' })).toBe(200);
    expect([await send({ final: true }), await send({ final: true })]).toEqual([201, 200]);
    expect(await send(step)).toBe(200);
    expect(await send({ final: true, postcode: '4002' })).toBe(429);
  });
});
