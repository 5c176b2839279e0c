import { describe, expect, it } from 'vitest';
import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { readLead } from '../../leads/store/stored-lead.ts';
import { StorageError } from '../../ports/database.ts';
import { LenderRefusal } from '../../ports/lender.ts';
import { financeApp, financedCar } from '../finance-app.fixture.ts';
import { goingTo, lenderThat, youx } from './lender-that.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/create-customer';
const data = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 1999,
  vin: 'FROM-THE-BROWSER',
  nvic: '',
  phoneNumber: '0412 345 678',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  subscribe: true,
  postCode: '4000',
};
const additionalData = {
  car_slug: financedCar.slug,
  category: 'Spam from the browser',
  whoIsHelping: 'Kim',
  url: '/finance',
  lead_attributes: { visited_pages: ['/', '/cars/car-7'], linked_query_params: { utm_source: 'x' } },
  idempotency_key: 'a-key-of-the-browser',
};

describe('an application', () => {
  it('is stored as a lead with the published car, and continues on the site by default', async () => {
    await using app = await financeApp(settings);
    const reply = await app.post(path, { data, additionalData });
    expect(reply.status).toBe(200);
    const said = await reply.json();
    expect(said).toEqual({
      redirectUrl: '/success',
      lead_id: expect.any(String),
      receipt: expect.stringMatching(/^\/api\/leads\/./),
    });
    const [row, ...others] = await app.leads();
    expect(others).toEqual([]);
    const lead = readLead(row ?? {});
    expect(lead).toMatchObject({
      id: said.lead_id,
      category: 'Finance Enquiry',
      car: financedCar.id,
      vehicle: { slug: financedCar.slug, year: financedCar.year, price: financedCar.price },
      attributes: {
        url: '/finance',
        visited_pages: ['/', '/cars/car-7'],
        linked_query_params: { utm_source: 'x' },
      },
      consent: { optIn: true, page: '/finance' },
    });
    expect(lead.fields).toEqual({
      name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      phone: '0412345678',
      postcode: '4000',
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      amount: 30_000,
      term: 5,
      whoIsHelping: 'Kim',
    });
    expect((await app.get(said.receipt)).status).toBe(200);
    expect(await app.deliveries()).toHaveLength(app.settings.leads.destinations.length);
  });

  it('stores the calculated loan beside the purchase, and shows both on the receipt', async () => {
    await using app = await financeApp(settings);
    const loan = { amount: '$25,000', term: 4 };
    const reply = await app.post(path, { data, additionalData: { ...additionalData, ...loan } });
    const fields = { amount: 25_000, term: 4, purchasePrice: 30_000, loanTerm: 5 };
    expect(readLead((await app.leads())[0] ?? {}).fields).toMatchObject(fields);
    const { sent } = await (await app.get((await reply.json()).receipt)).json();
    const { labels } = settings.leads.receipt;
    expect(sent).toContainEqual({ label: labels['amount'], text: '$25,000' });
    expect(sent).toContainEqual({ label: labels['purchasePrice'], text: '$30,000' });
  });

  it('stores the chosen dealership', async () => {
    const { locations } = demoSettings('meridian');
    await using app = await financeApp({ ...settings, locations });
    await app.post(path, { data, additionalData: { ...additionalData, dealership_slug: 'meridian-wa' } });
    expect(readLead((await app.leads())[0] ?? {}).routing).toMatchObject({
      branch: 'osborne-park',
      dealership: { slug: 'meridian-wa', name: 'Meridian Western Australia' },
    });
  });

  it('sends the lender the applicant and the published car', async () => {
    const requests: CustomerRequest[] = [];
    const lender = lenderThat(async (_, customer) => {
      requests.push(customer);
      return { redirectUrl: 'https://apply.youx.example/1' };
    });
    await using app = await financeApp(settings, { lender, finance: youx });
    const reply = await app.post(path, { data, additionalData });
    expect((await reply.json()).redirectUrl).toBe('https://apply.youx.example/1');
    const { year, vin, nvic } = financedCar;
    expect(requests).toEqual([{ ...data, year, vin, nvic, phoneNumber: '0412345678' }]);
    expect(readLead((await app.leads())[0] ?? {}).fields).toMatchObject({ tags: ['YouX'] });
  });

  it.each([
    'https://stranger.example/',
    'http://youx.example/',
    '//stranger.example',
    'javascript:alert(1)',
    null,
  ])('is stored without a redirect when the lender answers %j', async (address) => {
    await using app = await financeApp(settings, { lender: goingTo(address), finance: youx });
    const reply = await app.post(path, { data, additionalData });
    expect(reply.status).toBe(502);
    expect(await reply.json()).toMatchObject({
      error: 'Failed to create customer or no redirect URL received.',
      lead_id: expect.any(String),
      receipt: expect.any(String),
    });
    expect(await app.leads()).toHaveLength(1);
  });

  it.each([
    ['in its words', 'Outside our area', 'Outside our area'],
    ['without words', '', 'Failed to create customer with YouX'],
  ])('that the lender refuses with %s is refused, and stored', async (_, words, said) => {
    await using app = await financeApp(settings, {
      lender: lenderThat(() => Promise.reject(new LenderRefusal(words))),
    });
    const reply = await app.post(path, { data, additionalData });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ detail: said, error: said, lead_id: expect.any(String) });
    expect(await app.leads()).toHaveLength(1);
    expect(app.errors).toEqual([]);
  });

  it('is stored and delivered when the lender fails; the shopper does not see why', async () => {
    const failure = new Error('YouX answered create-customer with 503.');
    await using app = await financeApp(settings, { lender: lenderThat(() => Promise.reject(failure)) });
    const reply = await app.post(path, { data, additionalData });
    expect(reply.status).toBe(502);
    const said = await reply.json();
    expect(said).toMatchObject({ error: 'Failed to create YouX customer', lead_id: expect.any(String) });
    expect(JSON.stringify(said)).not.toContain('503');
    expect(await app.deliveries()).not.toEqual([]);
    expect(app.errors).toEqual([failure]);
  });

  it('is reported when it cannot be stored', async () => {
    let isAsked = false;
    const lender = lenderThat(async () => {
      isAsked = true;
      return { redirectUrl: '/success' };
    });
    await using app = await financeApp(settings, { lender });
    await app.database.execute({ sql: 'DROP TABLE leads' });
    const reply = await app.post(path, { data, additionalData });
    expect(reply.status).toBe(500);
    expect((await reply.json()).error).toBe('Lead submission failed');
    expect(isAsked).toBe(false);
    expect(app.errors).toHaveLength(1);
  });

  it('sent twice is one lead and one request to the lender', async () => {
    let count = 0;
    const lender = lenderThat(async () => {
      count += 1;
      return { redirectUrl: '/success' };
    });
    await using app = await financeApp(settings, { lender });
    const replies = await Promise.all([0, 1].map(() => app.post(path, { data, additionalData })));
    replies.push(await app.post(path, { data, additionalData }));
    const said = await Promise.all(replies.map((reply) => reply.json()));
    expect(new Set(said.map(({ lead_id }) => lead_id)).size).toBe(1);
    expect(await app.leads()).toHaveLength(1);
    expect(count).toBe(1);
  });

  it('can be sent again after the lender failed, and is still one lead', async () => {
    let isWell = false;
    const lender = lenderThat(async () => {
      if (!isWell) throw new Error('Down.');
      return { redirectUrl: '/success' };
    });
    await using app = await financeApp(settings, { lender });
    expect((await app.post(path, { data, additionalData })).status).toBe(502);
    isWell = true;
    expect((await app.post(path, { data, additionalData })).status).toBe(200);
    expect(await app.leads()).toHaveLength(1);
  });

  it('answers 503 with Retry-After while the storage fails', async () => {
    await using app = await financeApp(settings, { storage: new StorageError('full') });
    const reply = await app.post(path, { data, additionalData });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(await reply.json()).toMatchObject({ detail: settings.finance.texts.leadFailed });
  });

  it('sent again does not count against a rate limit, another one does', async () => {
    const one = { burst: 1, perHour: 1 };
    const leads = { ...settings.leads, limits: { perAddress: one, perPerson: one } };
    await using app = await financeApp({ ...settings, leads });
    const send = async (more: object = {}) =>
      (await app.post(path, { data, additionalData: { ...additionalData, ...more } })).status;
    expect([await send(), await send(), await send()]).toEqual([200, 200, 200]);
    expect(await send({ idempotency_key: 'another-key-of-the-browser' })).toBe(429);
  });

  it('of a bot is delivered to nobody, with the usual reply', async () => {
    let isAsked = false;
    const lender = lenderThat(async () => {
      isAsked = true;
      return { redirectUrl: '/elsewhere' };
    });
    await using app = await financeApp(settings, { lender });
    const reply = await app.post(path, { data, additionalData: { ...additionalData, homepage: 'http://x' } });
    expect(await reply.json()).toMatchObject({ redirectUrl: '/success', lead_id: expect.any(String) });
    expect(isAsked).toBe(false);
    expect((await app.deliveries()).map(({ state }) => state)).not.toContain('waiting');
  });

  it('with an invalid field is refused with its name, and not stored', async () => {
    await using app = await financeApp(settings);
    const reply = await app.post(path, { data: { ...data, postCode: '40' }, additionalData });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      { field: 'data.postCode', message: 'Invalid postcode. Please enter a 4-digit number.' },
    ]);
    expect(await app.leads()).toEqual([]);
  });

  it('answers 404 at a dealer without finance', async () => {
    await using app = await financeApp(settings, { finance: { lender: null } });
    expect((await app.post(path, { data, additionalData })).status).toBe(404);
  });
});
