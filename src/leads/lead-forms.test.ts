import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type LeadFormName, leadFormNames } from './lead-form-names.ts';
import { type LeadRules, leadFormSchema, leadStepSchema } from './lead-forms.schema.ts';

const { leads: settings } = demoSettings('pitstop');
const noBranch = { branches: [], isBranchOpen: false, pickUps: [] };
const usual: LeadRules = { settings, isUnavailable: false, ...noBranch, thisYear: 2026 };
const ask = (changes: Partial<typeof settings.enquiry>) => ({
  settings: { ...settings, enquiry: { ...settings.enquiry, ...changes } },
});

const required = 'This is a required field.';
const postcode = 'Invalid postcode. Please enter a 4-digit number.';
const terms = '*You must agree to the terms of use before submitting.';
const person = {
  name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Hello',
};

function mistakes(form: LeadFormName, fields: object, rules: Partial<LeadRules> = {}) {
  const result = v.safeParse(leadFormSchema(form, { ...usual, ...rules }), { ...person, ...fields });
  return result.success ? [] : result.issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

const read = (form: LeadFormName, fields: object, rules: Partial<LeadRules> = {}) =>
  v.parse(leadFormSchema(form, { ...usual, ...rules }), { ...person, ...fields });

const fullNames: readonly LeadFormName[] = ['short', 'finance'];
const needPostcode: readonly LeadFormName[] = ['short', 'mini-contact', 'finance'];
const needMessage: readonly LeadFormName[] = ['enquiry', 'service', 'parts', 'careers'];
const nameless: readonly LeadFormName[] = ['mini-contact'];

describe.each(leadFormNames)('the form %s', (form) => {
  it('accepts valid contact details', () => {
    expect(mistakes(form, {})).toEqual([]);
  });

  it.each([
    ['phone', '', required],
    ['phone', '   ', required],
    ['phone', undefined, required],
    ['phone', ['0412345678', '0412345678'], required],
    ['phone', '12345', 'Please enter a phone number such as 0412 345 678.'],
    ['email', '', required],
    ['email', 'ada@', 'Please enter an email address such as name@example.com.'],
  ])('for %s %j reports: %s', (field, value, message) => {
    expect(mistakes(form, { [field]: value })).toEqual([[field, message]]);
  });

  it('requires its fields, and no others', () => {
    const asked = (names: readonly LeadFormName[]) => (names.includes(form) ? 1 : 0);
    expect(mistakes(form, { last_name: '' })).toHaveLength(asked(fullNames));
    expect(mistakes(form, { postcode: '' })).toHaveLength(asked(needPostcode));
    expect(mistakes(form, { message: '' })).toHaveLength(asked(needMessage));
    expect(mistakes(form, { name: ' ' })).toHaveLength(1 - asked(nameless));
  });

  it('names every field that is missing altogether as required', () => {
    const result = v.safeParse(leadFormSchema(form, usual), {});
    expect(new Set(result.issues?.map(({ message }) => message))).toEqual(new Set([required]));
  });

  it('validates only the fields of a step', () => {
    const schema = leadStepSchema(form, usual);
    expect(v.safeParse(schema, {}).success).toBe(true);
    expect(v.safeParse(schema, { phone: '12' }).success).toBe(false);
  });
});

describe('a postcode', () => {
  it('may be typed with the wide digits of a Chinese keyboard, like a year', () => {
    expect(mistakes('short', { postcode: '４０００' })).toEqual([]);
    expect(mistakes('enquiry', { postcode: '４０００' })).toEqual([]);
    expect(mistakes('service', { car_year: '２０２０' })).toEqual([]);
  });

  it.each(['123', '40000', '4OOO', '4 000'])('rejects %s', (value) => {
    expect(mistakes('short', { postcode: value })).toEqual([['postcode', postcode]]);
    expect(mistakes('enquiry', { postcode: value })).toEqual([['postcode', postcode]]);
  });
});

describe('a number', () => {
  const year = 'Please enter a whole number from 1886 to 2027.';
  const kilometres = 'Please enter a whole number from 0 to 2,000,000.';
  it.each([
    ['service', 'car_year', '20x4', year],
    ['parts', 'car_year', '204', year],
    ['enquiry', 'car_year', ['2004'], year],
    ['valuation', 'car_year', '2028', year],
    ['valuation', 'car_year', '2019.5', year],
    ['valuation', 'odometer_km', '3,000,000 kms', kilometres],
    ['valuation', 'odometer_km', '85,000.5 kms', kilometres],
    ['valuation', 'odometer_km', 0.5, kilometres],
    ['finance', 'term', '31', 'Please enter a number from 0 to 30.'],
  ] as const)('in %s outside its limits: %s %j reports: %s', (form, field, value, message) => {
    expect(mistakes(form, { [field]: value })).toEqual([[field, message]]);
  });

  it.each([
    ['2027', 2026],
    ['2028', 2027],
  ])('for a year may be next year: %s in %d', (car_year, thisYear) => {
    expect(mistakes('service', { car_year }, { thisYear })).toEqual([]);
    expect(mistakes('service', { car_year }, { thisYear: thisYear - 1 })).toHaveLength(1);
  });
});

describe('an enquiry', () => {
  it('requires a message, unless the dealer makes it optional or the vehicle is sold', () => {
    expect(mistakes('enquiry', { message: '\n ' })).toEqual([['message', required]]);
    expect(mistakes('enquiry', { message: '' }, ask({ messageRequired: false }))).toEqual([]);
    expect(mistakes('enquiry', { message: '' }, { isUnavailable: true })).toEqual([]);
  });

  it('requires a category if it is asked for, and only accepts an offered one', () => {
    expect(mistakes('enquiry', {}, ask({ category: true }))).toEqual([['category', required]]);
    expect(mistakes('enquiry', { category: 'Careers Enquiry' }, ask({ category: true }))).toEqual([]);
    expect(mistakes('enquiry', { category: 'Complaint' })).toEqual([['category', settings.texts.choice]]);
  });

  it('requires a branch if it is asked for and there are several', () => {
    const branches = ['bne', 'city-bne', 'gc', 'city-gc'];
    expect(mistakes('enquiry', {}, { ...ask({ location: true }), branches, isBranchOpen: true })).toEqual([
      ['location', required],
    ]);
    expect(
      mistakes(
        'enquiry',
        { location: 'city-gc' },
        { ...ask({ location: true }), branches, isBranchOpen: true },
      ),
    ).toEqual([]);
    expect(mistakes('enquiry', { location: 'mars' }, { branches })).toEqual([
      ['location', settings.texts.choice],
    ]);
    expect(mistakes('enquiry', {}, { ...ask({ location: true }), branches })).toEqual([]);
  });

  it('requires the dealership instead of the branch if that is asked for', () => {
    const branches = ['bne', 'city-bne', 'city'];
    const own = { ...ask({ location: true, dealership: true }), branches };
    const open = { ...own, isBranchOpen: true };
    expect(mistakes('enquiry', {}, open)).toEqual([['dealership_slug', required]]);
    expect(mistakes('enquiry', { dealership_slug: 'mars' }, open)).toEqual([
      ['dealership_slug', settings.texts.choice],
    ]);
    expect(mistakes('enquiry', { dealership_slug: 'city', location: 'bne' }, open)).toEqual([]);
    expect(mistakes('enquiry', { dealership_slug: 'hidden' }, own)).toEqual([]);
  });

  it("requires the place of handover if the vehicle's branch has several", () => {
    const pickUps = ['Southport', 'Robina'];
    expect(mistakes('enquiry', {}, { pickUps })).toEqual([['distribution_location', required]]);
    expect(mistakes('enquiry', { distribution_location: 'Robina' }, { pickUps })).toEqual([]);
    expect(mistakes('enquiry', {}, { pickUps: ['Robina'] })).toEqual([]);
  });

  it('requires the terms if the dealer has them', () => {
    const own = { settings: { ...settings, terms: { ...settings.terms, required: true } } };
    for (const box of [undefined, false, 'false', '', 'off', null, {}]) {
      expect(mistakes('enquiry', { terms_conditions: box }, own)).toEqual([['terms_conditions', terms]]);
    }
    for (const box of [true, 'on', 'true', '1', ['false', 'true']]) {
      expect(mistakes('enquiry', { terms_conditions: box }, own)).toEqual([]);
    }
    expect(mistakes('enquiry', { terms_conditions: false })).toEqual([]);
  });

  it('reports the maximum length of a text', () => {
    expect(mistakes('enquiry', { message: 'a'.repeat(5001) })).toEqual([
      ['message', 'Please use no more than 5000 characters.'],
    ]);
    expect(mistakes('enquiry', { message: 'a'.repeat(5000) })).toEqual([]);
    expect(mistakes('enquiry', { name: 'a'.repeat(101) })).toEqual([
      ['name', 'Please use no more than 100 characters.'],
    ]);
  });
});

describe.each(['enquiry', 'short', 'mini-contact', 'service', 'parts', 'careers'] as const)('%s', (form) => {
  it('has a checkbox for the terms if the dealer has them', () => {
    const own = { settings: { ...settings, terms: { ...settings.terms, required: true } } };
    expect(mistakes(form, {}, own)).toEqual([['terms_conditions', terms]]);
    expect(mistakes(form, { terms_conditions: 'true' }, own)).toEqual([]);
    expect(mistakes(form, {})).toEqual([]);
  });
});

describe('other fields', () => {
  it('the disclaimer of a test drive has its own checkbox', () => {
    const own = {
      settings: { ...settings, testDrive: { ...settings.testDrive, terms: 'Bring a licence.' } },
    };
    expect(mistakes('test-drive', {}, own)).toEqual([['terms_conditions', terms]]);
    expect(mistakes('test-drive', { terms_conditions: 'on' }, own)).toEqual([]);
  });

  it('the place of a test drive is required unless it is known otherwise', () => {
    expect(mistakes('test-drive', {}, { isBranchOpen: true })).toEqual([['location', required]]);
    expect(mistakes('test-drive', { location: 'coast' }, { isBranchOpen: true })).toEqual([]);
    expect(mistakes('test-drive', {})).toEqual([]);
  });

  it('selected services must be offered ones, one or several', () => {
    const own = { settings: { ...settings, service: { ...settings.service, options: ['Tyres', 'Brakes'] } } };
    const services = (ticked: unknown) => read('service', { additional_services: ticked }, own);
    expect(services('Tyres')).toMatchObject({ additional_services: ['Tyres'] });
    expect(services(['Tyres', ' Brakes', 'Tyres'])).toMatchObject({
      additional_services: ['Tyres', 'Brakes'],
    });
    expect(services(undefined)).toMatchObject({ additional_services: [] });
    expect(mistakes('service', { additional_services: 'Gold' }, own)).toHaveLength(1);
  });

  it.each([
    ['$30,000', 30_000],
    [30_000, 30_000],
    ['', null],
    [undefined, null],
  ])('an amount %j is %j', (purchasePrice, expected) => {
    expect(read('finance', { purchasePrice })).toMatchObject({ purchasePrice: expected });
  });

  it.each(['-1', '1e5', '0x10', 'lots', '99999999999', Number.NaN, -5, {}, null])(
    'an amount %j is rejected, unless it is empty',
    (purchasePrice) => {
      expect(mistakes('finance', { purchasePrice })).toHaveLength(purchasePrice === null ? 0 : 1);
    },
  );

  it.each(['85,000 kms', '85000km', ' 85 000 KM ', '８５，０００　ｋｍ'])(
    'kilometres are parsed as typed: "%s"',
    (odometer_km) => {
      expect(read('valuation', { odometer_km })).toMatchObject({
        odometer_km: 85_000,
        PreferredContactMethod: 'Phone',
      });
    },
  );
});

describe('any input', () => {
  it('is normalised idempotently, or rejected', () => {
    const fields = fc.record(
      {
        name: fc.string({ unit: 'grapheme' }),
        message: fc.string(),
        rego: fc.string(),
        postcode: fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{4} ?$/)),
        opt_in: fc.anything(),
        additional_services: fc.anything(),
        car_year: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (sent) => {
        const schema = leadFormSchema('enquiry', usual);
        const first = v.safeParse(schema, { ...person, ...sent });
        if (!first.success) return;
        expect(v.parse(schema, first.output)).toEqual(first.output);
        expect(first.output['name']).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
