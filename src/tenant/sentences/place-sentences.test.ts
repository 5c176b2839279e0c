import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '#tests/fixtures/tenants/expected-contradictions.ts';
import { aLocation, aSite } from '#tests/fixtures/tenants/real-defaults.ts';

const day = { date: '2026-12-25', status: 'Closed', locationId: null, open: null, close: null };
const open = { weekday: 1, status: 'Open', open: '08:30', close: '17:30' };

/** What is wrong, the dealer's files, and every resulting sentence. */
const mistakes: readonly [what: string, files: Record<string, unknown>, sentences: string[]][] = [
  [
    'a phone number without its last digits',
    { 'site.json': { ...aSite, phone: '(07) 5550 01' } },
    [
      'tenants/pitstop/site.json:12  phone is "(07) 5550 01", which is no phone number. Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    'a phone number without its first 0',
    { 'site.json': { ...aSite, phone: '370100120' } },
    [
      'tenants/pitstop/site.json:12  phone is "370100120", which is no phone number. Did you mean "(03) 7010 0120"? Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    'a phone number without quotes',
    { 'site.json': { ...aSite, phone: 370_100_120, phoneOverrides: { used: 1_300_123_456 } } },
    [
      'tenants/pitstop/site.json:12  phone is 370100120. Did you mean "(03) 7010 0120"? Allowed: text in quotes, not empty, or null.',
      'tenants/pitstop/site.json:15  phoneOverrides.used is 1300123456. Did you mean "1300 123 456"? Allowed: text in quotes, not empty, or null.',
    ],
  ],
  [
    'a link that dials a number without its first 0',
    { 'navigation.json': { callToAction: { label: 'Call', href: 'tel:370100120' } } },
    [
      'tenants/pitstop/navigation.json:4  callToAction.href is "tel:370100120", which is no phone number. Did you mean "tel:+61370100120"? Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    'a word in place of a number',
    { 'site.json': { ...aSite, phoneOverrides: { new: 'ask for Jo' } } },
    [
      'tenants/pitstop/site.json:15  phoneOverrides.new is "ask for Jo", which is no phone number. Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    "a branch's number with a letter",
    { 'locations.json': { locations: [aLocation({ phone: '08 5550 O100' })] } },
    [
      'tenants/pitstop/locations.json:13  locations[0].phone is "08 5550 O100", which is no phone number. Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    'a link that dials too few digits',
    { 'navigation.json': { callToAction: { label: 'Call', href: 'tel:085550' } } },
    [
      'tenants/pitstop/navigation.json:4  callToAction.href is "tel:085550", which is no phone number. Allowed: a number with its area code such as "(07) 3000 1234", a mobile such as "0412 345 678", one that begins with 13, 1300 or 1800, or with + and the country.',
    ],
  ],
  [
    'a bar that ends before it begins',
    {
      'promotions.json': {
        announcements: [
          { text: 'Sale', start: '2026-12-01T00:00:00+10:00', expiry: '2026-11-01T00:00:00+10:00' },
        ],
      },
    },
    [
      'tenants/pitstop/promotions.json:6  announcements[0].expiry is "2026-11-01T00:00:00+10:00", but it starts at "2026-12-01T00:00:00+10:00": it would never show. Allowed: a time after "2026-12-01T00:00:00+10:00", or null for no end.',
    ],
  ],
  [
    'a campaign that ends as it begins',
    {
      'prizes.json': { window: { start: '2026-12-01T00:00:00+10:00', expiry: '2026-12-01T00:00:00+10:00' } },
    },
    [
      'tenants/pitstop/prizes.json:4  window.expiry is "2026-12-01T00:00:00+10:00", but it starts at "2026-12-01T00:00:00+10:00": it would never show. Allowed: a time after "2026-12-01T00:00:00+10:00", or null for no end.',
    ],
  ],
  [
    'a holiday given twice',
    { 'locations.json': { specialHours: [day, day] } },
    [
      'tenants/pitstop/locations.json:11  specialHours[1].date is "2026-12-25", which specialHours[0] is for all branches already. Keep only one.',
    ],
  ],
  [
    'a holiday of one branch given twice',
    {
      'locations.json': {
        locations: [aLocation()],
        specialHours: [
          { ...day, locationId: 'perth' },
          { ...day, locationId: 'perth' },
        ],
      },
    },
    [
      'tenants/pitstop/locations.json:24  specialHours[1].date is "2026-12-25", which specialHours[0] is for "perth" already. Keep only one.',
    ],
  ],
  [
    'a holiday of a branch that is not there',
    { 'locations.json': { locations: [aLocation()], specialHours: [{ ...day, locationId: 'pert' }] } },
    [
      `tenants/pitstop/locations.json:19  specialHours[0].locationId is "pert", which is no location's id. Did you mean "perth"? Allowed: "perth".`,
    ],
  ],
  [
    'several branches and no main one',
    { 'locations.json': { locations: [aLocation(), aLocation({ id: 'north', slug: 'north' })] } },
    [
      'tenants/pitstop/locations.json:2  locations has no primary location; set "primary": true on one of them.',
    ],
  ],
  [
    'a day that closes before it opens',
    {
      'locations.json': {
        locations: [aLocation({ openingHours: [{ ...open, open: '17:30', close: '08:30' }] })],
      },
    },
    [
      'tenants/pitstop/locations.json:18  locations[0].openingHours[0].close is "08:30"; it must be later than open, "17:30".',
    ],
  ],
  [
    'a weekday given twice',
    { 'locations.json': { locations: [aLocation({ openingHours: [open, open] })] } },
    [
      'tenants/pitstop/locations.json:21  locations[0].openingHours[1].weekday is 1, as in openingHours[0] already.',
    ],
  ],
  [
    'an order of branches that are not there',
    { 'locations.json': { locations: [aLocation()], order: ['petrh'] } },
    [
      `tenants/pitstop/locations.json:16  order[0] is "petrh", which is no location's id. Did you mean "perth"? Allowed: "perth".`,
    ],
  ],
];

describe('sentences about branches, hours, phones and display windows', () => {
  it.each(mistakes)('report %s', (_what, files, sentences) => {
    expect(contradictionsOf(files)).toEqual(sentences);
  });
});
