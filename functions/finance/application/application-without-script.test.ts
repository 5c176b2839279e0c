import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { readLead } from '../../leads/store/stored-lead.ts';
import { financeApp, financedCar } from '../finance-app.fixture.ts';
import { goingTo, youx } from './lender-that.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/create-customer';

describe('an application from a browser without JavaScript', () => {
  const form = {
    ...{ purchasePrice: '$30,000', loanTerm: '5', selfAssessedCreditScore: 'GREAT', year: '', vin: '' },
    ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '0412 345 678', postcode: '4000' },
    ...{ subscribe: 'on', terms_conditions: 'true', car_slug: financedCar.slug },
  };

  it('redirects to its receipt, because the success page needs JavaScript, or to another page of the site', async () => {
    await using app = await financeApp(settings);
    const reply = await app.postForm(path, form);
    expect(reply.status).toBe(303);
    const receipt = reply.headers.get('Location') ?? '';
    expect(receipt).toMatch(/^\/api\/leads\/./);
    expect((await app.get(receipt)).status).toBe(200);
    await using other = await financeApp(settings, { lender: goingTo('/apply-for-finance') });
    expect((await other.postForm(path, form)).headers.get('Location')).toBe('/apply-for-finance');
    expect(readLead((await app.leads())[0] ?? {})).toMatchObject({
      car: financedCar.id,
      fields: { name: 'Ann', phone: '0412345678', purchasePrice: 30_000 },
      consent: { optIn: true, terms: settings.leads.terms.text },
    });
  });

  it('shows a link to the lender, because browsers do not follow a form to another host', async () => {
    await using app = await financeApp(settings, {
      lender: goingTo('https://apply.youx.example/?a=1&b=%22'),
      finance: youx,
    });
    const reply = await app.postForm(path, form);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({
      name: 'to-lender',
      props: { address: 'https://apply.youx.example/?a=1&b=%22' },
    });
  });

  it('is refused with the names of its own fields', async () => {
    await using app = await financeApp(settings);
    const reply = await app.post(path, { ...form, postcode: '40', terms_conditions: 'false' });
    expect(reply.status).toBe(422);
    expect((await reply.json()).errors).toEqual([
      { field: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      { field: 'terms_conditions', message: settings.leads.terms.message },
    ]);
  });

  it('stores what the link said about a car that is not in stock', async () => {
    await using app = await financeApp(settings);
    const wanted = { car_slug: '', car_id: 'gone-7', vin: 'JTMZD33V1051234', car_type: 'used' };
    expect((await app.post(path, { ...form, ...wanted })).status).toBe(200);
    const { fields } = readLead((await app.leads())[0] ?? {});
    expect(fields).toMatchObject({ car_id: 'gone-7', vin: 'JTMZD33V1051234', car_type: 'used' });
  });
});
