import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { aLocation } from '#tests/fixtures/tenants/real-defaults.ts';
import { locationSchema } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { type CallBarPlace, callBarActions } from './call-bar.ts';

const { contact, site } = demoSettings('harbourline');
const aBranch = (phone: string | null) => v.parse(locationSchema, aLocation({ phone }));
const branch = aBranch('(07) 5550 0150');
const overrides = { ...site.phoneOverrides, all: null };

function hrefs(place: CallBarPlace, differs: Partial<Settings['site']> = {}, locations = [branch, branch]) {
  const settings = {
    contact,
    site: { ...site, phone: '(07) 5550 0140', phoneOverrides: overrides, ...differs },
  };
  const actions = callBarActions({ settings, locations, stockPath: '/search/all-cars' }, place);
  return Object.fromEntries(actions.map(({ name, href }) => [name, href]));
}

describe('the call bar at the bottom', () => {
  it.each<[string, CallBarPlace, Partial<Settings['site']>, string | undefined]>([
    ['the dealer', {}, {}, 'tel:+61755500140'],
    ['the branch whose page it is', { branch }, {}, 'tel:+61755500150'],
    [
      'the number that is set for all call buttons',
      { branch },
      { phoneOverrides: { ...overrides, all: '1300 555 001' } },
      'tel:1300555001',
    ],
    ['the number that the page has', { branch, phone: '(07) 5550 0142' }, {}, 'tel:+61755500142'],
    ['the dealer, from a branch without a number', { branch: aBranch(null) }, {}, 'tel:+61755500140'],
    ['nobody, where there is no number', {}, { phone: null }, undefined],
  ])('calls %s', (_, place, differs, href) => {
    expect(hrefs(place, differs)['call']).toBe(href);
  });

  it("links directions to the only branch or the page's branch, otherwise to the list of branches", () => {
    expect(hrefs({})['directions']).toBe('/locations');
    expect(hrefs({ branch })['directions']).toMatch(/^https:/);
    expect(hrefs({}, {}, [branch])['directions']).toMatch(/^https:/);
  });

  it('shows the configured actions in their order', () => {
    const callBar: Settings['contact']['callBar'] = { ...contact.callBar, actions: ['search', 'enquire'] };
    const settings = { site, contact: { ...contact, callBar } };
    const facts = { settings, locations: [branch], stockPath: '/search/all-cars' };
    expect(callBarActions(facts, {}).map(({ href }) => href)).toEqual(['/search/all-cars', '/contact']);
  });
});
