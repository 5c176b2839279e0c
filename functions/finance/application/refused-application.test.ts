import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { LenderRefusal } from '../../ports/lender.ts';
import { financeApp, financedCar } from '../finance-app.fixture.ts';

const settings = demoSettings('harbourline');
const path = '/api/youx/create-customer';
const form = {
  ...{ form: 'finance', purchasePrice: '$30,000', loanTerm: '5', selfAssessedCreditScore: 'GREAT' },
  ...{ name: 'Ann', last_name: 'Lee', email: 'ann@example.com', postcode: '4000' },
  ...{ phone: '0412 345 678', terms_conditions: 'true', car_slug: financedCar.slug },
};

describe('an application refused without JavaScript', () => {
  it('is shown again with its vehicle, values and errors', async () => {
    await using app = await financeApp(settings);
    const reply = await app.postForm(path, { ...form, purchasePrice: '$5', postcode: '40' });
    expect(reply.status).toBe(422);
    const { name, props } = await reply.json();
    expect(name).toBe('finance');
    expect(props).toMatchObject({
      car: { id: '7', slug: 'car-7' },
      start: { car_slug: 'car-7' },
      lastResult: {
        initialValue: { name: 'Ann', purchasePrice: '$5' },
        error: {
          purchasePrice: ['Cannot be less than $10,000 or more than $200,000'],
          postcode: [settings.leads.texts.postcode],
        },
      },
    });
  });

  it('is shown again with the lender’s message, as the same application', async () => {
    const lender = {
      quote: () => Promise.reject(new Error('Not asked.')),
      createCustomer: () => Promise.reject(new LenderRefusal('Outside our area')),
    };
    await using app = await financeApp(settings, { lender });
    const reply = await app.postForm(path, { ...form, idempotency_key: 'a-key-of-the-code-page' });
    expect(reply.status).toBe(422);
    expect((await reply.json()).props).toMatchObject({
      start: { idempotency_key: 'a-key-of-the-code-page' },
      lastResult: { error: { '': ['Outside our area', 'You can also call (07) 5550 0140.'] } },
    });
  });
});
