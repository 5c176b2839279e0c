import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { customerRequestSchema, documentedCustomerSchema } from './customer.schema.ts';

const { finance, leads } = demoSettings('harbourline');
const schema = customerRequestSchema({ limits: finance, currency: 'AUD', texts: leads.texts });

const data = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  phoneNumber: '+61 412 345 678',
  firstName: ' Ann ',
  lastName: 'Lee',
  email: 'ann@example.com',
  subscribe: true,
  postCode: '4000',
};

describe('an applicant', () => {
  it('has normalised fields', () => {
    const read = v.parse(schema, { data, additionalData: { car_slug: 'a-car' } });
    expect(read.data).toMatchObject({
      firstName: 'Ann',
      phoneNumber: '0412345678',
      subscribe: true,
      year: null,
    });
    expect(read.additionalData.car_slug).toBe('a-car');
  });

  it('may come without a lead, and then has not consented to offers unless it says so', () => {
    const { subscribe: _, ...silent } = data;
    expect(v.parse(schema, { data: silent }).data.subscribe).toBe(false);
  });

  it.each([null, 7, 'text', { data: 1 }])('is rejected as %j', (body) => {
    expect(v.is(schema, body)).toBe(false);
  });

  it.each([
    [{ postCode: '400' }, 'Invalid postcode. Please enter a 4-digit number.'],
    [{ firstName: '' }, leads.texts.name],
    [{ lastName: undefined }, leads.texts.required],
    [{ email: 'ann' }, leads.texts.email],
    [{ phoneNumber: '12' }, leads.texts.phone],
    [{ purchasePrice: 1 }, 'Cannot be less than $10,000 or more than $200,000'],
  ])('%j gets a message on what to correct', (changes, message) => {
    const { issues = [] } = v.safeParse(schema, { data: { ...data, ...changes } });
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('is documented with the fields of the schema', () => {
    const documented = documentedCustomerSchema(finance).entries;
    expect(Object.keys(documented.data.entries)).toEqual(Object.keys(schema.entries.data.entries));
    expect(Object.keys(documented)).toEqual(Object.keys(schema.entries));
  });
});
