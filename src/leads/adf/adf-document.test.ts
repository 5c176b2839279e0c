import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { unrouted } from '../routing/lead-routing.ts';
import { adfDocument } from './adf-document.ts';
import type { AdfLead } from './adf-lead.ts';
import { at, brokenRules, type ReadElement, readXml } from './adf-rules.fixture.ts';
import { anAdfLead, corolla } from './an-adf-lead.fixture.ts';

const dealer = demoSettings('harbourline');
const [main, branch] = dealer.locations.locations;

function read(lead: AdfLead, isResent = false, of = dealer): ReadElement {
  return readXml(adfDocument(lead, of, { isResent }));
}

function textAt(lead: AdfLead, path: string): string | undefined {
  return at(read(lead), `prospect/${path}`)?.text;
}

const vehicles = (lead: AdfLead) =>
  at(read(lead), 'prospect')?.children.filter(({ name }) => name === 'vehicle') ?? [];

describe('an ADF document', () => {
  it('of an enquiry conforms to the format', () => {
    expect(brokenRules(read(anAdfLead()))).toEqual([]);
  });

  it.each([
    ['id', 'lead-1'],
    ['requestdate', '2026-11-20T12:00:00+10:00'],
    ['vehicle/year', '2021'],
    ['vehicle/make', 'Toyota'],
    ['vehicle/model', 'Corolla'],
    ['vehicle/vin', 'JTNB23HK903012345'],
    ['vehicle/stock', 'U1001'],
    ['vehicle/trim', 'Ascent Sport'],
    ['vehicle/odometer', '45120'],
    ['vehicle/price', '25990'],
    ['vehicle/colorcombination/exteriorcolor', 'Grey'],
    ['vehicle/imagetag', `${dealer.site.url}/photos/1001.jpg`],
    ['vehicle/comments', `${dealer.site.url}/cars/2021-toyota-corolla-1001`],
    ['customer/contact/email', 'ada@example.com'],
    ['customer/contact/phone', '0412345678'],
    ['customer/contact/address/postalcode', '4000'],
    ['vendor/vendorname', main?.name],
    ['vendor/contact/name', dealer.site.name],
    ['provider/name', 'Website'],
    ['provider/url', dealer.site.url],
  ])('has %s: %s', (path, text) => {
    expect(textAt(anAdfLead(), path)).toBe(text);
  });

  it('names the shopper by first and last name', () => {
    const names = at(read(anAdfLead()), 'prospect/customer/contact')?.children.filter(
      ({ name }) => name === 'name',
    );
    expect(names?.map(({ attributes, text }) => [attributes['part'], text])).toEqual([
      ['first', 'Ada'],
      ['last', 'Lovelace'],
    ]);
  });

  it('names a shopper without a name by phone or e-mail', () => {
    expect(textAt(anAdfLead({ fields: { email: 'ada@example.com' } }), 'customer/contact/name')).toBe(
      'ada@example.com',
    );
  });

  it.each([
    ['General Enquiry', 'buy'],
    [dealer.leads.testDrive.category, 'test-drive'],
    [dealer.leads.finance.category, 'buy'],
    [dealer.leads.valuation.category, 'buy'],
  ])('of the category %s has the interest %s', (category, interest) => {
    expect(vehicles(anAdfLead({ category }))[0]?.attributes['interest']).toBe(interest);
  });

  it.each([
    ['new', 'new'],
    ['demo', 'used'],
    ['used', 'used'],
  ] as const)('has for a %s car the status %s', (carType, status) => {
    expect(vehicles(anAdfLead({ vehicle: { ...corolla, carType } }))[0]?.attributes['status']).toBe(status);
  });

  it('is addressed to the branch that the shopper chose', () => {
    expect(
      textAt(anAdfLead({ routing: { ...unrouted, branch: branch?.id ?? '' } }), 'vendor/vendorname'),
    ).toBe(branch?.name);
    expect(
      textAt(
        anAdfLead({ routing: { ...unrouted, branch: branch?.id ?? '' } }),
        'vendor/contact/address/street',
      ),
    ).toBe(branch?.address.street);
  });

  it('states when the shopper has sent the form again', () => {
    expect(at(read(anAdfLead()), 'prospect')?.attributes['status']).toBe('new');
    expect(at(read(anAdfLead(), true), 'prospect')?.attributes['status']).toBe('resend');
  });
});

const trade = {
  name: 'Ada',
  phone: '0412345678',
  trade_year: 2015,
  trade_make: 'Mazda',
  trade_model: '3',
  trade_badge: 'Maxx',
  trade_rego: '123ABC',
  trade_rego_state: 'QLD',
  trade_odometer_km: 98_000,
  trade_valuation_low: 9000,
  trade_valuation_high: 11_000,
  trade_notes: 'Two owners\nService book: yes',
};

describe('a trade-in', () => {
  it('is a second vehicle in the document', () => {
    const [wanted, offered, ...more] = vehicles(anAdfLead({ fields: trade }));
    expect(wanted?.attributes['interest']).toBe('buy');
    expect(offered?.attributes['interest']).toBe('trade-in');
    expect(offered?.children.map(({ name, text }) => [name, text])).toEqual([
      ['year', '2015'],
      ['make', 'Mazda'],
      ['model', '3'],
      ['trim', 'Maxx'],
      ['odometer', '98000'],
      ['price', '11000'],
      ['comments', 'Rego 123ABC QLD\nTwo owners\nService book: yes'],
    ]);
    expect(more).toEqual([]);
  });

  it("is the only vehicle if the shopper does not want one of the dealer's", () => {
    const document = read(anAdfLead({ vehicle: null, fields: trade }));
    expect(brokenRules(document)).toEqual([]);
    expect(
      vehicles(anAdfLead({ vehicle: null, fields: trade })).map((one) => one.attributes['interest']),
    ).toEqual(['trade-in']);
  });
});

describe('a lead without a vehicle', () => {
  it('has empty year, make and model, because the format requires a vehicle', () => {
    const [vehicle, ...more] = vehicles(anAdfLead({ vehicle: null }));
    expect(vehicle?.children.map(({ name, text }) => [name, text])).toEqual([
      ['year', ''],
      ['make', ''],
      ['model', ''],
    ]);
    expect(more).toEqual([]);
  });
});

describe('a vehicle in words', () => {
  const { service, parts, valuation } = dealer.leads;
  const fields = { name: 'Ada', phone: '0412345678', car_year: 2019, car_description: 'Mazda 3' };
  const vehicleOf = (category: string) => {
    const lead = anAdfLead({ vehicle: null, category, fields });
    expect(brokenRules(read(lead))).toEqual([]);
    expect(textAt(lead, 'customer/comments')).toContain('Mazda 3');
    const [vehicle] = vehicles(lead);
    return [vehicle?.attributes['interest'], vehicle?.children.map(({ text }) => text)];
  };

  it.each([
    ['General Enquiry', 'buy'],
    [valuation.category, 'trade-in'],
  ])('of the category %s has the interest %s', (category, interest) => {
    expect(vehicleOf(category)).toEqual([interest, ['2019', '', '', 'Mazda 3']]);
  });

  it.each([service.category, parts.category])(
    'of the category %s is the own car of a customer, not one to buy',
    (category) => expect(vehicleOf(category)).toEqual(['buy', ['', '', '']]),
  );
});

describe('a test drive', () => {
  const { category } = dealer.leads.testDrive;
  const booked = (booking_at: string, changes: Partial<AdfLead> = {}) =>
    anAdfLead({ category, ...changes, fields: { ...anAdfLead().fields, booking_at } });

  it("states the time of the appointment in the dealer's time zone", () => {
    const lead = booked('2026-11-21T00:30:00Z');
    expect(brokenRules(read(lead))).toEqual([]);
    expect(textAt(lead, 'customer/timeframe/earliestdate')).toBe('2026-11-21T10:30:00+10:00');
    expect(textAt(lead, 'customer/timeframe/description')).toBe(
      'Test Drive: Saturday 21 November at 10:30 am',
    );
    expect(vehicles(lead)[0]?.attributes).toMatchObject({ interest: 'test-drive' });
  });

  it("states the time in the dealer's language, also from a site in another one", () => {
    const document = read(booked('2026-11-21T00:30:00Z'), false, demoSettings('wattle-range-zh'));
    const text = at(document, 'prospect/customer/timeframe/description')?.text;
    expect(text).toBe('Test Drive: Saturday 21 November at 11:30 am');
  });

  it.each([
    ['osborne-park', '2026-11-21T08:30:00+08:00', 'Saturday 21 November at 8:30 am'],
    ['a-branch-that-is-gone', '2026-11-21T11:30:00+11:00', 'Saturday 21 November at 11:30 am'],
  ])('of a group in Sydney states the time at its branch %s, and receipt in Sydney', (id, moment, words) => {
    const lead = booked('2026-11-21T00:30:00Z', { routing: { ...unrouted, branch: id } });
    const document = read(lead, false, demoSettings('meridian'));
    const textIn = (path: string) => at(document, `prospect/${path}`)?.text;
    expect(textIn('customer/timeframe/earliestdate')).toBe(moment);
    expect(textIn('customer/timeframe/description')).toBe(`Test Drive: ${words}`);
    expect(textIn('requestdate')).toBe('2026-11-20T13:00:00+11:00');
  });

  it('of a vehicle named only in the message is one too', () => {
    const lead = booked('2026-11-21T10:30:00+10:00', { vehicle: null });
    expect(brokenRules(read(lead))).toEqual([]);
    expect(vehicles(lead)[0]?.attributes).toMatchObject({ interest: 'test-drive' });
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00:00Z'])('without a time, or with "%s", has no time', (at) => {
    expect(textAt(booked(at), 'customer/timeframe')).toBeUndefined();
    expect(brokenRules(read(booked(at)))).toEqual([]);
  });
});

describe('the comments of an ADF document', () => {
  it('name the answers from a site in a second language by the names of their fields', () => {
    const lead = anAdfLead({ fields: { ...anAdfLead().fields, rego: '123ABC', odometer_km: 45_000 } });
    const document = read(lead, false, demoSettings('wattle-range-zh'));
    const comments = at(document, 'prospect/customer/comments')?.text;
    expect(comments?.split('\n')).toEqual(expect.arrayContaining(['Rego: 123ABC', 'Odometer km: 45000']));
  });

  it('begin with the subject and the message, and contain all other answers', () => {
    const comments = textAt(
      anAdfLead({
        subcategory: 'Find me something similar',
        repeats: 'lead-0',
        fields: {
          ...anAdfLead().fields,
          rego: '123ABC',
          whoIsHelping: 'Sam',
          additional_services: ['Tyres', 'Wash'],
          subscribe: true,
        },
      }),
      'customer/comments',
    );
    expect(comments?.split('\n')).toEqual([
      'General Enquiry: Find me something similar',
      'Asked before, see lead-0',
      '',
      'Is it still there?',
      '',
      'Rego: 123ABC',
      `${dealer.leads.receipt.labels['whoIsHelping']}: Sam`,
      `${dealer.leads.receipt.labels['additional_services']}: Tyres, Wash`,
      'Subscribe: Yes',
      '',
      'Sent from: /cars/2021-toyota-corolla-1001',
      'Pages seen: /, /cars/2021-toyota-corolla-1001',
      'utm_source: spring',
      '',
      'Offers and news: yes, 2026-11-20T12:00:00+10:00, to "Offers please."',
    ]);
  });

  it.each([
    [{ consent: { optIn: false, text: 'Offers please.', at: 0 } }, 'Offers and news: no'],
    [
      { withdrawnAtMs: Date.parse('2026-11-21T00:00:00Z') },
      'Offers and news: no, consent withdrawn 2026-11-21T10:00:00+10:00',
    ],
  ])('contain the consents: %j', (changes, last) => {
    expect(textAt(anAdfLead(changes), 'customer/comments')?.split('\n').at(-1)).toBe(last);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat({ max: 0xff_ff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom(']]>', '</comments>', '<!--', '&amp;', '\u0000', '\uD800', '"\'', '\r\n', '__proto__', ''),
);
const maybeText = fc.option(anyText);

describe('any text by shoppers and in feeds', () => {
  it('gives a well-formed document that conforms to the format and loses no letter', () => {
    const fieldName = fc.oneof(
      anyText,
      fc.constantFrom('name', 'email', 'phone', 'postcode', 'trade_make', 'amount', 'car_description'),
    );
    const vehicle = fc.record({
      ...{ make: maybeText, model: maybeText, badge: maybeText, body: maybeText, transmission: maybeText },
      ...{ colour: maybeText, vin: maybeText, stockNumber: maybeText, image: maybeText },
    });
    fc.assert(
      fc.property(
        fc.dictionary(fieldName, anyText),
        fc.option(vehicle),
        anyText,
        anyText,
        (fields, facts, message, category) => {
          const changes = { category, vehicle: facts && { ...corolla, ...facts } };
          const document = read(anAdfLead({ ...changes, fields: { ...fields, message } }));
          expect(brokenRules(document)).toEqual([]);
          const letters = (text: string) => text.replace(/[^A-Za-z0-9&<>"']/g, '');
          expect(letters(at(document, 'prospect/customer/comments')?.text ?? '')).toContain(letters(message));
        },
      ),
      { numRuns: 500 },
    );
  });
});
