import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { type LeadFormName, leadFormNames } from '../lead-form-names.ts';
import { leadCategory } from '../routing/lead-category.ts';
import { kindsOfForms, type SuccessKind, successKind } from './success-kind.ts';

const settings = demoSettings('harbourline');
const of = (form: LeadFormName, category = '') => ({
  ...leadCategory({ form, category, subcategory: '', isUnavailable: false }, settings.leads),
  appointment: null,
});

describe('the texts after a lead', () => {
  it.each(leadFormNames)("of the form %s are those of the page's initial state", (form) => {
    expect(successKind(of(form), settings)).toBe(kindsOfForms[form] ?? 'enquiry');
  });

  it.each<[string, SuccessKind]>([
    ['General Enquiry', 'enquiry'],
    ['Sales Enquiry', 'enquiry'],
    ['Service Enquiry', 'service'],
    ['Parts Enquiry', 'parts'],
    ['Finance Enquiry', 'finance'],
    ['Careers Enquiry', 'career'],
  ])('of a contact form about %s are those for %s', (category, kind) => {
    expect(successKind(of('enquiry', category), settings)).toBe(kind);
  });

  it('of a trade-in are its own, whether or not the offer was accepted', () => {
    const { category, accepted, sent } = settings.valuation.lead;
    for (const subcategory of [accepted, sent]) {
      expect(successKind({ category, subcategory, appointment: null }, settings)).toBe('tradeIn');
    }
  });

  it.each<['booked' | 'past' | 'cancelled', SuccessKind]>([
    ['booked', 'booked'],
    ['past', 'booked'],
    ['cancelled', 'cancelled'],
  ])('of a test drive with an appointment that is %s are those for %s', (appointment, kind) => {
    expect(successKind({ ...of('test-drive'), appointment }, settings)).toBe(kind);
  });

  it("of a category named like an object's built-in property are the default ones", () => {
    const odd = { category: 'constructor', subcategory: null, appointment: null };
    expect(successKind(odd, settings)).toBe('enquiry');
  });
});
