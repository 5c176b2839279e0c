import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { leadCategory } from './lead-category.ts';

const { leads } = demoSettings('pitstop');
const sent = { form: 'enquiry', category: '', subcategory: '', isUnavailable: false } as const;

describe('the category of a lead', () => {
  it.each([
    [{}, 'General Enquiry', null],
    [{ category: 'Service Enquiry', subcategory: 'Tyres' }, 'Service Enquiry', 'Tyres'],
    [{ category: 'Careers Enquiry' }, 'General Enquiry', 'Career Enquiry'],
    [{ category: 'Careers Enquiry', subcategory: 'Apprentice' }, 'General Enquiry', 'Career Enquiry'],
    [{ form: 'careers' }, 'General Enquiry', 'Career Enquiry'],
    [{ isUnavailable: true }, 'General Enquiry', 'Find me something similar'],
    [{ isUnavailable: true, subcategory: 'From a card' }, 'General Enquiry', 'From a card'],
    [{ form: 'request-photos' }, 'General Enquiry', 'Request photos'],
    [{ form: 'test-drive' }, 'Test Drive', null],
    [{ form: 'finance', subcategory: 'Pre-approval' }, 'Finance Enquiry', 'Pre-approval'],
    [{ form: 'service' }, 'Service Enquiry', null],
    [{ form: 'parts' }, 'Parts Enquiry', null],
    [{ form: 'mini-contact' }, 'General Enquiry', null],
  ] as const)('with %j is a %s, %s', (changes, category, subcategory) => {
    expect(leadCategory({ ...sent, ...changes }, leads)).toEqual({ category, subcategory });
  });

  it('has the name that the dealer configures', () => {
    const own = { ...leads, enquiry: { ...leads.enquiry, defaultCategory: 'Website' } };
    expect(leadCategory(sent, own).category).toBe('Website');
    expect(leadCategory({ ...sent, form: 'mini-contact' }, own).category).toBe('Website');
  });
});
