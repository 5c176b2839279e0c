import { describe, expect, it } from 'vitest';
import { type ExpectedMistake, mistakesOf, siteWith } from '#tests/fixtures/tenants/expected-mistakes.ts';

const mistakes: readonly ExpectedMistake[] = [
  [
    'a key given twice',
    'site.json',
    siteWith(`"slug": "a",
  "slug": "b"`),
    ['tenants/pitstop/site.json:4  slug stands twice in the same group, first on line 3; keep only one.'],
  ],
  [
    'a key given twice in an inner group',
    'vehicle.json',
    `{ "card": {
 "photos": 1, "photos": 2 } }`,
    [
      'tenants/pitstop/vehicle.json:2  card.photos stands twice in the same group, first on line 2; keep only one.',
    ],
  ],
  [
    'the reserved key __proto__',
    'site.json',
    siteWith('"__proto__": { "template": "yard" }'),
    ['tenants/pitstop/site.json:3  __proto__ cannot be used as a name; take it away or choose another.'],
  ],
  [
    'a reserved key among free ones',
    'vehicle.json',
    '{ "fees": { "constructor": 5 } }',
    [
      'tenants/pitstop/vehicle.json:1  fees.constructor cannot be used as a name; take it away or choose another.',
    ],
  ],
  [
    'a wrong value in a file with a comma too many',
    'site.json',
    siteWith('"template": "yrad",'),
    [
      'tenants/pitstop/site.json:3  template is "yrad". Did you mean "yard"? Allowed: "showroom" or "yard".',
      'tenants/pitstop/site.json:3:21  not valid JSON: take away the comma before "}": nothing follows it.',
    ],
  ],
  [
    'a comment',
    'site.json',
    siteWith(`// colours
  "accent": "#123456"`),
    [
      'tenants/pitstop/site.json:3:3  not valid JSON: comments are not allowed in settings files; take this one away.',
    ],
  ],
  [
    'a list without its end',
    'vehicle.json',
    `{
  "order": ["price", "year",
  "card": {}
}`,
    [
      'tenants/pitstop/vehicle.json:3:9  not valid JSON: a colon cannot stand in a list; the closing ] is missing for the [ on line 2.',
    ],
  ],
  [
    'a missing comma',
    'vehicle.json',
    `{
  "card": { "showPrice": true
            "showTag": false }
}`,
    ['tenants/pitstop/vehicle.json:2:30  not valid JSON: a comma is missing after "true".'],
  ],
  [
    'a misspelt file name',
    'sites.json',
    '{}',
    [
      'tenants/pitstop/sites.json  sites.json is not a settings file. Did you mean "site.json"? Allowed: site.json, vehicle.json, branches.json, texts.json.',
    ],
  ],
  [
    'a file name with a capital',
    'Vehicle.json',
    '{}',
    [
      'tenants/pitstop/Vehicle.json  Vehicle.json is not a settings file. Did you mean "vehicle.json"? Allowed: site.json, vehicle.json, branches.json, texts.json.',
    ],
  ],
  [
    'an unknown file',
    'wibble.json',
    '{}',
    [
      'tenants/pitstop/wibble.json  wibble.json is not a settings file. Allowed: site.json, vehicle.json, branches.json, texts.json.',
    ],
  ],
];

describe('sentences about files and JSON syntax', () => {
  it.each(mistakes)('report %s', (_what, file, text, sentences) => {
    expect(mistakesOf(file, text)).toEqual(sentences);
  });
});
