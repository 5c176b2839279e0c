import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { StorageError } from '../ports/database.ts';
import { ada, car, enquiry, openLeadApp, soldCar } from './lead-app.fixture.ts';
import { readLead } from './store/stored-lead.ts';

/** Six branches, and forms with few fields. */
const settings = { ...demoSettings('harbourline'), leads: demoSettings('pitstop').leads };
const leadApp = async (changes: { readonly leads?: Partial<Settings['leads']> } = {}) =>
  openLeadApp({ settings, ...changes });

type App = Awaited<ReturnType<typeof leadApp>>;
const leadsOf = async (app: App) => (await app.rows('leads')).map(readLead);

describe('a lead', () => {
  it('is stored with published data and settings, whatever the browser sends', async () => {
    await using app = await leadApp();
    const reply = await app.post(
      {
        ...enquiry,
        message: 'Is it <b>still</b> there?\r\nAda',
        opt_in: true,
        price: 1,
        vehicle: { name: 'free car' },
        source: 'elsewhere',
        url: '/cars/corolla-8?ref=1#talk-to-us',
        lead_attributes: {
          visited_pages: ['/', '/cars/corolla-8?x=me@example.com', 'https://stranger.example/', 7],
          linked_query_params: { utm_source: 'news', gclid: 'a'.repeat(900), email: 'me@example.com' },
        },
      },
      { 'User-Agent': 'Firefox' },
    );
    expect(reply.status).toBe(201);
    const { lead_id, receipt } = await reply.json();
    expect(receipt).toMatch(/^\/api\/leads\/[0-9a-f]{64}$/);
    const [lead] = await leadsOf(app);
    expect(lead).toMatchObject({
      id: lead_id,
      site: 'city-motors',
      category: 'General Enquiry',
      subcategory: null,
      car: '8',
      routing: { branch: 'bne', rule: 'vehicle', dealership: { slug: 'harbourline-brisbane' } },
      vehicle: { name: car.name, price: 25990, status: 'in_stock', manufacturerSlug: 'toyota' },
      consent: {
        optIn: true,
        text: 'I agree to receive offers and news from Harbourline Motor Group. I can opt out at any time by replying STOP.',
        page: '/cars/corolla-8?ref=1',
        at: app.ports.now(),
        terms: null,
      },
      attributes: {
        url: '/cars/corolla-8?ref=1',
        source: 'Website',
        user_agent: 'Firefox',
        visited_pages: ['/', '/cars/corolla-8'],
        linked_query_params: { utm_source: 'news', gclid: 'a'.repeat(500) },
      },
    });
    expect(lead?.fields).toEqual({
      name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      phone: '0412345678',
      message: 'Is it <b>still</b> there?\nAda',
    });
  });

  it('is queued for each destination, and wakes the delivery', async () => {
    const destinations = ['files', 'crm'].map((name) => ({ name, kind: 'adf-file' as const }));
    await using app = await leadApp({ leads: { destinations } });
    await app.post(enquiry);
    expect(await app.rows('lead_deliveries')).toMatchObject([
      { destination: 'files', state: 'waiting', attempts: 0, due_at: app.ports.now() },
      { destination: 'crm', state: 'waiting', attempts: 0, due_at: app.ports.now() },
    ]);
    expect(app.arrived()).toBe(1);
  });

  it('is accepted from a form without JavaScript, which redirects to the receipt', async () => {
    await using app = await leadApp();
    const form = [...Object.entries(enquiry), ['opt_in', 'false'], ['opt_in', 'on']];
    const reply = await app.ask('/api/leads', {
      method: 'POST',
      headers: { Accept: 'text/html,*/*;q=0.8' },
      body: new URLSearchParams(form.map(([name = '', value = '']) => [name, value])),
    });
    expect(reply.status).toBe(303);
    const receipt = await app.ask(reply.headers.get('Location') ?? '', { headers: { Accept: 'text/html' } });
    expect(receipt.status).toBe(200);
    expect(await receipt.text()).toContain('Is it still there?');
    expect((await leadsOf(app))[0]?.consent.optIn).toBe(true);
  });

  it.each([
    [undefined, true, true],
    [undefined, false, false],
    [false, true, false],
    ['false', true, false],
    [['false', 'true'], false, true],
    [true, false, true],
  ])('with opt_in %j and the checkbox default %j has consent %j', async (opt_in, optInDefault, expected) => {
    await using app = await leadApp({ leads: { optInDefault } });
    await app.post({ ...enquiry, opt_in });
    expect((await leadsOf(app))[0]?.consent.optIn).toBe(expected);
  });

  it('about an unknown vehicle keeps its name', async () => {
    await using app = await leadApp();
    await app.post({ ...enquiry, car_slug: 'gone-9', car_id: '9' });
    expect((await leadsOf(app))[0]).toMatchObject({ car: null, vehicle: null, fields: { car_id: 'gone-9' } });
  });

  it('about a sold vehicle asks for something similar, unless it has a message', async () => {
    await using app = await leadApp();
    const { message: _, ...silent } = enquiry;
    await app.post({ ...silent, car_slug: soldCar.slug });
    await app.post({ ...enquiry, car_slug: soldCar.slug, message: 'And in red?' });
    const subcategory = 'Find me something similar';
    expect(await leadsOf(app)).toMatchObject([
      { subcategory, fields: { message: 'Can you please find me something similar?' } },
      { subcategory, fields: { message: 'And in red?' } },
    ]);
  });

  it('keeps the exact terms that were agreed to', async () => {
    const terms = { required: true, text: 'The terms of 2026.', message: '*You must agree.', link: null };
    await using app = await leadApp({ leads: { terms } });
    const refused = await app.post(enquiry);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: '*You must agree.',
      errors: [{ field: 'terms_conditions', message: '*You must agree.' }],
    });
    expect((await app.post({ ...enquiry, terms_conditions: 'on' })).status).toBe(201);
    const [lead] = await leadsOf(app);
    expect(lead?.consent.terms).toBe('The terms of 2026.');
    expect(lead?.fields).not.toHaveProperty('terms_conditions');
  });

  it('that cannot be stored is refused with the dealer’s message, and reported', async () => {
    await using app = await leadApp();
    await app.database.execute({ sql: 'DROP TABLE lead_deliveries' });
    const reply = await app.post(enquiry);
    expect(reply.status).toBe(500);
    expect(await reply.json()).toMatchObject({ error: 'An error occurred when submitting this form' });
    expect(app.errors).toHaveLength(1);
    expect(await app.rows('leads')).toEqual([]);
    expect(JSON.stringify(app.errors)).not.toMatch(/0412|ada@/);
  });
});

describe('a lead while the storage fails', () => {
  it.each(['locked', 'full', 'gone'] as const)('(%s) is refused with a message', async (fault) => {
    await using app = await leadApp();
    const reject = () => Promise.reject(new StorageError(fault));
    const errors: unknown[] = [];
    const ports = {
      ...app.ports,
      database: { execute: reject, transact: reject },
      reportError: (error: unknown) => errors.push(error),
    };
    const send = (Accept: string) =>
      createApp(ports).request(
        'http://city-motors.localhost/api/leads',
        {
          method: 'POST',
          headers: { Accept, 'Content-Type': 'application/json' },
          body: JSON.stringify(enquiry),
        },
        { address: '203.0.113.7' },
      );
    const reply = await send('application/json');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Content-Type')).toBe('application/problem+json');
    const sentence = 'An error occurred when submitting this form';
    expect(await reply.json()).toMatchObject({ status: 503, detail: sentence, error: sentence });
    const page = await send('text/html');
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(sentence)]);
    expect(errors).toMatchObject([{ fault }, { fault }]);
  });
});

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

  it('are linked to the first, not at another dealer', async () => {
    await using app = await leadApp();
    const { lead_id } = await (await app.post(enquiry)).json();
    await app.post({ ...enquiry, message: 'Again' });
    await app.post({ ...enquiry, message: 'And again' });
    await app.post({ ...enquiry, message: 'Here' }, {}, { dealer: 'coast-cars' });
    expect((await leadsOf(app)).map(({ repeats }) => repeats)).toEqual([null, lead_id, lead_id, null]);
  });
});

describe('a bot that fills in forms', () => {
  it('gets the usual reply, and its lead is held', async () => {
    await using app = await leadApp();
    const caught = await app.post({ ...enquiry, homepage: 'https://pills.example' });
    expect(caught.status).toBe(201);
    const { receipt } = await caught.json();
    expect((await app.ask(receipt)).status).toBe(200);
    await app.post({ ...enquiry, message: 'Too fast', filled_in_ms: 40 });
    expect(await app.rows('lead_deliveries')).toMatchObject([{ state: 'held' }, { state: 'held' }]);
  });

  it('does not turn the person’s later lead into a repeat', async () => {
    await using app = await leadApp();
    await app.post({ ...enquiry, homepage: 'x' });
    await app.post(enquiry);
    expect((await leadsOf(app)).map(({ repeats }) => repeats)).toEqual([null, null]);
    expect(await app.rows('lead_deliveries')).toMatchObject([{ state: 'held' }, { state: 'waiting' }]);
  });
});

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

describe('a form with several steps', () => {
  const idempotency_key = '7f0b5c2e-26a7-4a55-9d50-1f6f2c7f1c11';
  const step = { form: 'finance', idempotency_key, final: false };
  const last = { ...ada, form: 'finance', idempotency_key, final: true, postcode: '4000' };

  it('stores its steps without delivery, and becomes one lead with the last', async () => {
    await using app = await leadApp();
    const first = await app.post({ ...step, selfAssessedCreditScore: 'GREAT' });
    expect(first.status).toBe(200);
    const { lead_id, receipt } = await first.json();
    expect(receipt).toBeUndefined();
    await app.post({ ...step, selfAssessedCreditScore: 'GREAT', phone: '0412 345 678' });
    expect(await leadsOf(app)).toMatchObject([{ id: lead_id, fields: { phone: '0412345678' } }]);
    expect(await app.rows('lead_deliveries')).toEqual([]);
    expect(app.arrived()).toBe(0);

    const sent = await app.post({ ...last, selfAssessedCreditScore: 'GREAT', purchasePrice: '$30,000' });
    expect(sent.status).toBe(201);
    expect((await sent.json()).lead_id).toBe(lead_id);
    expect(await leadsOf(app)).toMatchObject([
      { id: lead_id, category: 'Finance Enquiry', fields: { purchasePrice: 30_000, name: 'Ada' } },
    ]);
    expect(await app.rows('lead_deliveries')).toHaveLength(1);
  });

  it('is one lead when the last step is sent twice; a late step changes nothing', async () => {
    await using app = await leadApp();
    await app.post(step);
    const replies = await Promise.all([app.post(last), app.post(last, {}, { process: 1 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect((await app.post({ ...step, phone: '0499999999' })).status).toBe(200);
    expect(await leadsOf(app)).toMatchObject([{ fields: { phone: '0412345678' } }]);
  });

  it('sent again with other content is another lead', async () => {
    await using app = await leadApp();
    await app.post(step);
    await app.post(last);
    expect((await app.post({ ...last, postcode: '4001' })).status).toBe(201);
    expect(await leadsOf(app)).toHaveLength(2);
  });

  it('validates what a step contains, not what is still missing', async () => {
    await using app = await leadApp();
    const reply = await app.post({ ...step, phone: '12' });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      { field: 'phone', message: 'Please enter a phone number such as 0412 345 678.' },
    ]);
  });

  it('needs a key that cannot be guessed', async () => {
    await using app = await leadApp();
    for (const own of [{ idempotency_key: '1' }, { idempotency_key: undefined }]) {
      expect((await app.post({ ...step, ...own })).status).toBe(422);
      expect((await app.post({ ...last, ...own })).status).toBe(422);
    }
    expect(await app.rows('leads')).toEqual([]);
  });

  it('at another dealer, with the same key, is separate', async () => {
    await using app = await leadApp();
    const { lead_id } = await (await app.post(step)).json();
    const other = await (await app.post(step, {}, { dealer: 'coast-cars' })).json();
    expect(other.lead_id).not.toBe(lead_id);
  });
});

it('any body sent to /api/leads is stored or refused', async () => {
  await using app = await leadApp({
    leads: { limits: { perAddress: { burst: 1e6, perHour: 1e8 }, perPerson: { burst: 1e6, perHour: 1e8 } } },
  });
  const names = [
    'form',
    'final',
    'car_id',
    'subcategory',
    'opt_in',
    'url',
    'lead_attributes',
    'message',
    'name',
  ];
  const body = fc.dictionary(fc.constantFrom(...names, '__proto__', 'idempotency_key'), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (fields, isWhole) => {
      const reply = await app.post(isWhole ? { ...enquiry, ...fields } : fields);
      expect([200, 201, 422]).toContain(reply.status);
      await reply.text();
    }),
    { numRuns: 200 },
  );
  expect(app.errors).toEqual([]);
});
