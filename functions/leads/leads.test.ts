import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadApp, leadsOf } from '#tests/fixtures/leads/six-branches-app.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { StorageError } from '../ports/database.ts';
import { testStartMs } from '../ports/ports.fixture.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';
import { car, enquiry, soldCar } from './lead-app.fixture.ts';

const shortForm = demoSettings('pitstop').leads.short;

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

  it.each([
    ['short', { campaign: 'Spring sale' }],
    ['enquiry', {}],
  ])('of the form %s has of the short form’s hidden field: %j', async (form, expected) => {
    const hiddenField = { name: 'campaign', value: 'Spring sale' };
    await using app = await leadApp({ leads: { short: { ...shortForm, hiddenField } } });
    await app.post({ ...enquiry, form, postcode: '3000' });
    const fields = (await leadsOf(app))[0]?.fields ?? {};
    expect('campaign' in fields ? { campaign: fields['campaign'] } : {}).toEqual(expected);
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

  it('about a vehicle reported sold since the build is like one about a sold vehicle', async () => {
    await using app = await leadApp();
    const sold = { status: 'sold', reserved: false, price: 19_990, atMs: testStartMs } as const;
    await writeReport(app.database, { site: 'city-motors', car: car.id }, sold);
    const { message: _, ...silent } = enquiry;
    expect((await app.post(silent)).status).toBe(201);
    expect((await leadsOf(app))[0]).toMatchObject({
      ...{ subcategory: 'Find me something similar', vehicle: { status: 'sold', price: 19_990 } },
      fields: { message: 'Can you please find me something similar?' },
    });
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
