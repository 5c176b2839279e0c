import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { checkStage } from './check-stage.ts';
import { tradeInFacts } from './trade-in-facts.ts';

const facts = tradeInFacts(demoSettings('harbourline'), {});
const wrong = (...asked: Parameters<typeof checkStage> extends [...infer Rest, unknown] ? Rest : never) =>
  checkStage(...asked, facts).map(({ field }) => field);

const car = { make: 'Toyota', model: 'Corolla', year: '2022', kms: '50,000 kms', badge: '', finance: 'No' };
const person = { name: 'Ada', phone: '0412 345 678', postcode: '4000', location_id: 'gc' };
const contact = ['name', 'phone', 'postcode', 'location_id'];

describe('a stage', () => {
  it('that is filled in is right', () => {
    expect(wrong('plate', { rego: '123 abc', regoState: 'QLD' }, [])).toEqual([]);
    expect(wrong('car', car, [])).toEqual([]);
    expect(wrong('contact', person, contact)).toEqual([]);
    expect(wrong('condition', { q: 'good' }, ['q'])).toEqual([]);
    expect(wrong('offer', { terms_conditions: ['false', 'true'] }, [])).toEqual([]);
  });

  it.each([
    ['plate', { rego: '', regoState: 'QLD' }, ['rego']],
    ['plate', { rego: '!!!', regoState: 'QLD' }, ['rego']],
    ['car', {}, ['make', 'model', 'year', 'kms']],
    ['car', { ...car, year: '1066' }, ['year']],
    ['car', { ...car, kms: 'many' }, ['kms']],
    ['contact', { ...person, phone: '12' }, ['phone']],
    ['contact', { ...person, PreferredContactMethod: 'Email' }, ['email']],
    ['contact', { ...person, location_id: '' }, ['location_id']],
    ['offer', { terms_conditions: 'false' }, ['terms_conditions']],
  ] as const)('%s with %j says so of %j', (stage, values, fields) => {
    expect(wrong(stage, values, contact)).toEqual(fields);
  });

  it('wants an answer to each question', () => {
    expect(wrong('condition', { a: 'good' }, ['a', 'b'])).toEqual(['b']);
  });

  it('asks for no branch that is not on the page', () => {
    expect(wrong('contact', { ...person, location_id: '' }, ['name', 'phone'])).toEqual([]);
  });

  it('says each thing in the dealer’s words', () => {
    const [error] = checkStage('offer', {}, [], facts);
    expect(error?.message).toBe('*You must agree to the terms of use before submitting.');
  });
});
