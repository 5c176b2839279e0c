import { describe, expect, it } from 'vitest';
import { eventIds } from '../../analytics/event-ids.ts';
import { type LeadFacts, leadEvents } from './lead-events.ts';

const nothing: LeadFacts = { form: 'enquiry', category: '', car: null, isOfferAccepted: false };
const a = (carType: string, isTestDriveOnly = false) => ({ carType, isTestDriveOnly });

/** The ids are copied from "Analytics event ids" (leads and dealer §9), not from the code. */
describe('the analytics event of a lead', () => {
  it.each<[string, Partial<LeadFacts>, number[]]>([
    ['an enquiry about a new car', { car: a('new') }, [14]],
    ['an enquiry about a demo', { car: a('demo') }, [14]],
    ['an enquiry about a used car', { car: a('used') }, [15]],
    ['an enquiry about a car of which no page says what it is', { car: a('') }, [14]],
    ['a request for photos of a used car', { form: 'request-photos', car: a('used') }, [15]],
    ['a test drive of a new car', { form: 'test-drive', car: a('new') }, [17]],
    ['a test drive of a used car', { form: 'test-drive', car: a('used') }, [48]],
    ['a test drive of a car yet to be named', { form: 'test-drive' }, [17]],
    ['a test drive of a used car for test drives only', { form: 'test-drive', car: a('used', true) }, [17]],
    ['an enquiry about a car for test drives only', { car: a('used', true) }, [17]],
    ['a trade-in', { form: 'trade-in' }, [17]],
    ['a trade-in for a used car', { form: 'trade-in', car: a('used') }, [17]],
    ['a trade-in whose offer was taken', { form: 'trade-in', isOfferAccepted: true }, [17, 18]],
    ['the valuation form', { form: 'valuation' }, [17]],
    ['the contact form', { category: 'Sales Enquiry' }, [22]],
    ['the contact form from somebody who looks for work', { category: 'Careers Enquiry' }, [51]],
    ['the same from the page of a car', { category: 'Careers Enquiry', car: a('used') }, [51]],
    ['the careers form', { form: 'careers' }, [51]],
    ['the short form', { form: 'short' }, [22]],
    ['the mini contact form', { form: 'mini-contact' }, [22]],
    ['a service booking', { form: 'service' }, [22]],
    ['a question about parts', { form: 'parts' }, [22]],
  ])('%s', (_, facts, ids) => {
    expect(leadEvents({ ...nothing, ...facts }).map((name) => eventIds[name])).toEqual(ids);
  });
});
