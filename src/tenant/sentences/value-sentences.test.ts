import { describe, expect, it } from 'vitest';
import { type ExpectedMistake, mistakesOf, siteWith } from '#tests/fixtures/tenants/expected-mistakes.ts';

const mistakes: readonly ExpectedMistake[] = [
  [
    'a misspelt choice',
    'site.json',
    siteWith('"template": "showrom"'),
    [
      'tenants/pitstop/site.json:3  template is "showrom". Did you mean "showroom"? Allowed: "showroom" or "yard".',
    ],
  ],
  [
    'a choice with a capital',
    'site.json',
    siteWith('"template": "Yard"'),
    ['tenants/pitstop/site.json:3  template is "Yard". Did you mean "yard"? Allowed: "showroom" or "yard".'],
  ],
  [
    'a choice that is like no other',
    'site.json',
    siteWith('"template": "boutique"'),
    ['tenants/pitstop/site.json:3  template is "boutique". Allowed: "showroom" or "yard".'],
  ],
  [
    'a misspelt choice in a list',
    'vehicle.json',
    '{ "order": ["price", "odometr"] }',
    [
      'tenants/pitstop/vehicle.json:1  order[1] is "odometr". Did you mean "odometer"? Allowed: "price", "odometer" or "year".',
    ],
  ],
  [
    'a number too large',
    'site.json',
    siteWith('"openDays": 8'),
    ['tenants/pitstop/site.json:3  openDays is 8. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a number too small',
    'site.json',
    siteWith('"openDays": 0'),
    ['tenants/pitstop/site.json:3  openDays is 0. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a fraction where whole numbers count',
    'site.json',
    siteWith('"openDays": 5.5'),
    ['tenants/pitstop/site.json:3  openDays is 5.5. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a number below its least',
    'site.json',
    siteWith('"discount": -1'),
    ['tenants/pitstop/site.json:3  discount is -1. Allowed: a number, 0 or more.'],
  ],
  [
    'a web address without https',
    'site.json',
    siteWith('"url": "www.pitstop.example"'),
    [
      'tenants/pitstop/site.json:3  url is "www.pitstop.example", which is not a web address. Did you mean "https://www.pitstop.example"? Allowed: a web address such as "https://www.dealer.com.au".',
    ],
  ],
  [
    'an e-mail address without @',
    'site.json',
    siteWith('"email": "sales at pitstop"'),
    [
      'tenants/pitstop/site.json:3  email is "sales at pitstop", which is not an e-mail address. Allowed: an e-mail address such as "sales@dealer.com.au", or null.',
    ],
  ],
  [
    'a colour too short',
    'site.json',
    siteWith('"accent": "#ff"'),
    [
      'tenants/pitstop/site.json:3  accent is "#ff", which is not a hex colour. Allowed: a hex colour such as "#1a2b3c".',
    ],
  ],
  [
    'a colour without its hash',
    'site.json',
    siteWith('"accent": "1f5fd1"'),
    [
      'tenants/pitstop/site.json:3  accent is "1f5fd1", which is not a hex colour. Did you mean "#1f5fd1"? Allowed: a hex colour such as "#1a2b3c".',
    ],
  ],
  [
    'a date the other way round',
    'site.json',
    siteWith('"since": "31/05/2001"'),
    [
      'tenants/pitstop/site.json:3  since is "31/05/2001", which is not a date. Allowed: a date such as "2026-07-31".',
    ],
  ],
  [
    'a slug with capitals and a blank',
    'site.json',
    siteWith('"slug": "Pit Stop"'),
    [
      'tenants/pitstop/site.json:3  slug is "Pit Stop". Did you mean "pit-stop"? Allowed: lower-case words joined by hyphens.',
    ],
  ],
  [
    'a value that the schema checks itself',
    'site.json',
    siteWith('"timeZone": "Perth"'),
    [
      'tenants/pitstop/site.json:3  timeZone is "Perth", which is not a time zone. Allowed: a time zone such as "Australia/Perth".',
    ],
  ],
  [
    'a group that breaks a rule of its own',
    'vehicle.json',
    '{ "prices": { "low": 3 } }',
    ['tenants/pitstop/vehicle.json:1  prices must have a low below its high.'],
  ],
];

describe('sentences about values that are not allowed', () => {
  it.each(mistakes)('report %s', (_what, file, text, sentences) => {
    expect(mistakesOf(file, text)).toEqual(sentences);
  });
});
