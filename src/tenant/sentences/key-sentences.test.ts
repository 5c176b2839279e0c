import { describe, expect, it } from 'vitest';
import {
  type ExpectedMistake,
  mistakesOf,
  siteKeys,
  siteWith,
  vehicleKeys,
} from '#tests/fixtures/tenants/expected-mistakes.ts';

const mistakes: readonly ExpectedMistake[] = [
  [
    'two letters swapped',
    'vehicle.json',
    `{
  "card": {
    "showPriec": false
  }
}`,
    [
      'tenants/pitstop/vehicle.json:3  card.showPriec is not a setting. Did you mean "showPrice"? Allowed here: showPrice, showTag, photos.',
    ],
  ],
  [
    'a letter too many',
    'site.json',
    siteWith('"templates": "yard"'),
    [
      `tenants/pitstop/site.json:3  templates is not a setting. Did you mean "template"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'wrong capitals in a key',
    'site.json',
    siteWith('"OpenDays": 5'),
    [
      `tenants/pitstop/site.json:3  OpenDays is not a setting. Did you mean "openDays"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'hyphens in a key',
    'site.json',
    siteWith('"time-zone": "Australia/Perth"'),
    [
      `tenants/pitstop/site.json:3  time-zone is not a setting. Did you mean "timeZone"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'a key with a word too many',
    'site.json',
    siteWith('"emailAddress": "a@b.co"'),
    [
      `tenants/pitstop/site.json:3  emailAddress is not a setting. Did you mean "email"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'a key that is like no other',
    'vehicle.json',
    '{ "card": { "wibble": 1 } }',
    [
      'tenants/pitstop/vehicle.json:1  card.wibble is not a setting. Allowed here: showPrice, showTag, photos.',
    ],
  ],
  [
    'a setting in the wrong group',
    'vehicle.json',
    '{ "showPrice": false }',
    [
      `tenants/pitstop/vehicle.json:1  showPrice is not a setting. showPrice belongs under card in vehicle.json. Allowed here: ${vehicleKeys}.`,
    ],
  ],
  [
    'a setting in the wrong file',
    'site.json',
    siteWith('"showTag": true'),
    [
      `tenants/pitstop/site.json:3  showTag is not a setting. showTag belongs under card in vehicle.json. Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'a setting of list items, outside a list',
    'site.json',
    siteWith('"title": "x"'),
    [
      `tenants/pitstop/site.json:3  title is not a setting. title belongs under branches[…] in branches.json. Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'several mistakes at once',
    'vehicle.json',
    `{
 "card": { "showPric": 1 },
 "ordr": [],
 "zzz": 1
}`,
    [
      'tenants/pitstop/vehicle.json:2  card.showPric is not a setting. Did you mean "showPrice"? Allowed here: showPrice, showTag, photos.',
      `tenants/pitstop/vehicle.json:3  ordr is not a setting. Did you mean "order"? Allowed here: ${vehicleKeys}.`,
      `tenants/pitstop/vehicle.json:4  zzz is not a setting. Allowed here: ${vehicleKeys}.`,
    ],
  ],
  [
    'a misspelt key in the second item of a list',
    'branches.json',
    `{ "branches": [
  { "title": "A", "slug": "a" }, { "title": "B", "slug": "b", "primry": true }
] }`,
    [
      'tenants/pitstop/branches.json:2  branches[1].primry is not a setting. Did you mean "primary"? Allowed here: title, slug, primary.',
    ],
  ],
  [
    'a misspelt key where a few are known',
    'vehicle.json',
    '{ "labels": { "usde": "Second-hand" } }',
    [
      'tenants/pitstop/vehicle.json:1  labels.usde is not a setting. Did you mean "used"? Allowed here: new, used, demo.',
    ],
  ],
  [
    'a free key of the wrong form',
    'vehicle.json',
    '{ "fees": { "Stamp Duty": 5 } }',
    [
      'tenants/pitstop/vehicle.json:1  fees["Stamp Duty"] is not a setting. Allowed here: lower-case words joined by hyphens.',
    ],
  ],
  [
    '$schema below the top',
    'vehicle.json',
    '{ "card": { "$schema": "x" } }',
    [
      'tenants/pitstop/vehicle.json:1  card.$schema is not a setting. Allowed here: showPrice, showTag, photos.',
    ],
  ],
  [
    'a dotted key',
    'vehicle.json',
    '{ "card.showPrice": true }',
    [
      `tenants/pitstop/vehicle.json:1  "card.showPrice" is not a setting. Write "showPrice" inside "card": { }. Allowed here: ${vehicleKeys}.`,
    ],
  ],
  [
    'a misspelt key that must be there, told once',
    'site.json',
    '{ "nmae": "Pitstop", "logo": { "file": "logo.svg", "width": 120 } }',
    [`tenants/pitstop/site.json:1  nmae is not a setting. Did you mean "name"? Allowed here: ${siteKeys}`],
  ],
];

describe('sentences about keys', () => {
  it.each(mistakes)('report %s', (_what, file, text, sentences) => {
    expect(mistakesOf(file, text)).toEqual(sentences);
  });
});
