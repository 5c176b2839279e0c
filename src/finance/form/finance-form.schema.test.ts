import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leadFormSchema } from '#src/leads/lead-forms.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { customerOfForm, financeFieldRules, financeFormSchema } from './finance-form.schema.ts';

const settings = demoSettings('harbourline');
const { leads, account } = settings;
const schema = financeFormSchema(settings);

const form = {
  ...{ purchasePrice: '$25,990', loanTerm: '5.5', selfAssessedCreditScore: 'DECENT' },
  ...{ name: ' Ann ', last_name: 'Lee', email: 'ann@example.com', postcode: '4000' },
  ...{ phone: '+61 412 345 678', vin: '', nvic: '', year: '', terms_conditions: 'true' },
};

/** The form's schema as the browser uses it, with the code field. */
function inBrowser(given: typeof settings) {
  const finance = financeFieldRules(given, { isCodeAsked: true });
  const none = { isUnavailable: false, branches: [], isBranchOpen: false, pickUps: [], thisYear: 2026 };
  return leadFormSchema('finance', { settings: given.leads, ...none, finance });
}

const messages = (changes: object, tried: v.GenericSchema = schema) =>
  (v.safeParse(tried, { ...form, ...changes }).issues ?? []).map(({ message }) => message);

describe('the application form', () => {
  it("is converted to the lender's customer data", () => {
    expect(customerOfForm(v.parse(schema, form), true)).toEqual({
      ...{ purchasePrice: 25_990, loanTerm: 5.5, selfAssessedCreditScore: 'DECENT' },
      ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', postCode: '4000' },
      ...{ phoneNumber: '0412345678', year: null, vin: null, nvic: null, subscribe: true },
    });
  });

  it.each([
    [{ purchasePrice: '' }, 'This is a required field.'],
    [{ purchasePrice: '$9,999' }, 'Cannot be less than $10,000 or more than $200,000'],
    [{ purchasePrice: '200001' }, 'Cannot be less than $10,000 or more than $200,000'],
    [{ purchasePrice: 'much' }, 'Cannot be less than $10,000 or more than $200,000'],
    [{ loanTerm: '7.5' }, 'Cannot be less than 1 or more than 7'],
    [{ loanTerm: '5.2' }, 'Cannot be less than 1 or more than 7'],
    [{ selfAssessedCreditScore: undefined }, 'This is a required field.'],
    [{ postcode: '400' }, 'Invalid postcode. Please enter a 4-digit number.'],
    [{ phone: '' }, 'This is a required field.'],
    [{ phone: '(07) 3000 1234' }, account.texts.phone],
    [{ last_name: '' }, leads.texts.required],
  ])('%j gets a message on what to correct, in the browser as on the server', (changes, message) => {
    expect(messages(changes)).toEqual([message]);
    expect(messages({ ...changes, code: '123456' }, inBrowser(settings))).toEqual([message]);
  });

  it.each([{ vin: '<script>' }, { nvic: 'a b c' }, { year: 'soon' }])(
    'accepts %j, which a shopper could not correct',
    (changes) => {
      expect(messages(changes)).toEqual([]);
    },
  );

  it.each([
    [undefined, 'This is a required field.'],
    ['12345', 'Code must be 6 digits.'],
    ['12345a', 'Code must be 6 digits.'],
  ])('with the code %j gets a message in the browser', (code, message) => {
    expect(messages({ code }, inBrowser(settings))).toEqual([message]);
    expect(messages({ code: '123 456' }, inBrowser(settings))).toEqual([]);
  });

  it('reports missing values if a browser sends nothing', () => {
    const { selfAssessedCreditScore: _, ...unchosen } = form;
    const { issues = [] } = v.safeParse(inBrowser(settings), unchosen);
    const missing = issues.map(({ message, path }) => [path?.[0]?.key, message]);
    expect(missing).toEqual([
      ['selfAssessedCreditScore', 'This is a required field.'],
      ['code', 'This is a required field.'],
    ]);
  });

  it('accepts any number if no code is sent to it', () => {
    const { finance } = settings;
    const off = { ...settings, finance: { ...finance, form: { ...finance.form, verifyPhone: false } } };
    expect(messages({ phone: '(07) 3000 1234' }, financeFormSchema(off))).toEqual([]);
    expect(messages({ phone: '(07) 3000 1234' }, inBrowser(off))).toEqual([]);
  });

  it('requires the terms if the dealer has them', () => {
    const given = (required: boolean) => ({
      ...settings,
      leads: { ...leads, terms: { ...leads.terms, required } },
    });
    const silent = { terms_conditions: 'false' };
    expect(messages(silent, financeFormSchema(given(true)))).toEqual([leads.terms.message]);
    expect(messages(silent, financeFormSchema(given(false)))).toEqual([]);
  });
});
