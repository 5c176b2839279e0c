import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import { askedFields, stageOfField, stageSchema, tradeInFacts } from './trade-in-facts.ts';

const facts = tradeInFacts(demoSettings('harbourline'), {}, 2026);

/** Names of the invalid fields. */
function wrong(stage: TradeInStage, values: object, isPurchase = false): string[] {
  const { issues = [] } = v.safeParse(stageSchema(stage, facts, isPurchase), values);
  return issues.map((issue) => v.getDotPath(issue) ?? '');
}

const car = { make: 'Toyota', model: 'Corolla', year: '2022', kms: '50,000 kms', badge: '', finance: 'No' };
const person = { name: 'Ada', phone: '0412 345 678', postcode: '4000', location_id: 'gc' };
const questions = facts.rules.questions.map((question) => [question, 'good']);
const adjustmentAnswers = Object.fromEntries(questions);

describe('a step of a trade-in', () => {
  it('is valid if it is filled in', () => {
    expect(wrong('plate', { rego: '123 abc', regoState: 'QLD' })).toEqual([]);
    expect(wrong('car', car)).toEqual([]);
    expect(wrong('contact', person)).toEqual([]);
    expect(wrong('condition', { adjustmentAnswers })).toEqual([]);
    expect(wrong('offer', { terms_conditions: ['false', 'true'] })).toEqual([]);
  });

  it.each([
    ['plate', { rego: '', regoState: 'QLD' }, ['rego']],
    ['plate', { rego: '!!!', regoState: 'QLD' }, ['rego']],
    ['car', {}, ['make', 'model', 'year', 'kms']],
    ['car', { ...car, year: '1066' }, ['year']],
    ['car', { ...car, year: '2028' }, ['year']],
    ['car', { ...car, kms: '50,000.5' }, ['kms']],
    ['car', { ...car, kms: 'many' }, ['kms']],
    ['contact', { ...person, phone: '12' }, ['phone']],
    ['contact', { ...person, PreferredContactMethod: 'Email' }, ['email']],
    ['contact', { ...person, location_id: '' }, ['location_id']],
    ['offer', { terms_conditions: 'false' }, ['terms_conditions']],
  ] as const)('%s with %j reports %j', (stage, values, fields) => {
    expect(wrong(stage, values)).toEqual(fields);
  });

  it('requires an answer to each question', () => {
    const [first = '', ...others] = facts.rules.questions;
    const names = others.map((question) => `adjustmentAnswers.${question}`);
    expect(wrong('condition', { adjustmentAnswers: { [first]: 'good' } })).toEqual(names);
    expect(wrong('condition', {})).toEqual([`adjustmentAnswers.${first}`, ...names]);
  });

  it('does not ask for a branch if a vehicle is bought', () => {
    expect(wrong('contact', { ...person, location_id: '' }, true)).toEqual([]);
    expect(askedFields('contact', facts, true).map(({ name }) => name)).not.toContain('location_id');
  });

  it("uses the dealer's texts", () => {
    const { issues = [] } = v.safeParse(stageSchema('offer', facts, false), {});
    expect(issues[0]?.message).toBe('*You must agree to the terms of use before submitting.');
  });

  it('is found by its fields', () => {
    expect(stageOfField(['phone'], facts)).toBe('contact');
    expect(stageOfField(['terms_conditions'], facts)).toBeUndefined();
  });
});
