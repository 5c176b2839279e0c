import { describe, expect, it } from 'vitest';
import { type ExpectedMistake, mistakesOf, siteWith } from '#tests/fixtures/tenants/expected-mistakes.ts';

const mistakes: readonly ExpectedMistake[] = [
  [
    'true in quotes',
    'vehicle.json',
    '{ "card": { "showPrice": "true" } }',
    ['tenants/pitstop/vehicle.json:1  card.showPrice is "true". Did you mean true? Allowed: true or false.'],
  ],
  [
    'yes for true',
    'vehicle.json',
    '{ "card": { "showPrice": "yes" } }',
    ['tenants/pitstop/vehicle.json:1  card.showPrice is "yes". Did you mean true? Allowed: true or false.'],
  ],
  [
    '1 for true',
    'vehicle.json',
    '{ "card": { "showPrice": 1 } }',
    ['tenants/pitstop/vehicle.json:1  card.showPrice is 1. Allowed: true or false.'],
  ],
  [
    'a number in quotes',
    'site.json',
    siteWith('"openDays": "5"'),
    ['tenants/pitstop/site.json:3  openDays is "5". Did you mean 5? Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a price with sign and comma',
    'site.json',
    siteWith('"discount": "$3,000"'),
    ['tenants/pitstop/site.json:3  discount is "$3,000". Did you mean 3000? Allowed: a number, 0 or more.'],
  ],
  [
    'a number where text belongs',
    'site.json',
    siteWith('"shortName": 5'),
    [
      'tenants/pitstop/site.json:3  shortName is 5. Did you mean "5"? Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
  [
    'null where something must be',
    'site.json',
    siteWith('"shortName": null'),
    ['tenants/pitstop/site.json:3  shortName is null. Allowed: text in quotes of 1 to 12 characters.'],
  ],
  [
    'a list around a text',
    'site.json',
    siteWith('"shortName": ["Pit"]'),
    [
      'tenants/pitstop/site.json:3  shortName is ["Pit"]. Did you mean "Pit"? Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
  [
    'a text without its list',
    'site.json',
    siteWith('"hosts": "www.pitstop.example"'),
    [
      'tenants/pitstop/site.json:3  hosts is "www.pitstop.example". Did you mean ["www.pitstop.example"]? Allowed: a list in square brackets [ ], each item text in quotes, not empty.',
    ],
  ],
  [
    'a wrong item of a list',
    'site.json',
    siteWith('"hosts": ["a", 5]'),
    ['tenants/pitstop/site.json:3  hosts[1] is 5. Did you mean "5"? Allowed: text in quotes, not empty.'],
  ],
  [
    'a group where a list belongs',
    'site.json',
    siteWith('"hosts": { "a": 1 }'),
    [
      'tenants/pitstop/site.json:3  hosts is {"a":1}. Allowed: a list in square brackets [ ], each item text in quotes, not empty.',
    ],
  ],
  [
    'an empty list where a group belongs',
    'vehicle.json',
    '{ "card": [] }',
    [
      'tenants/pitstop/vehicle.json:1  card is []. Allowed: a group in curly brackets { } with showPrice, showTag, photos.',
    ],
  ],
  [
    'a list where a group belongs',
    'vehicle.json',
    '{ "card": [true] }',
    [
      'tenants/pitstop/vehicle.json:1  card is [true]. Allowed: a group in curly brackets { } with showPrice, showTag, photos.',
    ],
  ],
  [
    'a list where free keys belong',
    'vehicle.json',
    '{ "fees": [] }',
    ['tenants/pitstop/vehicle.json:1  fees is []. Allowed: a group in curly brackets { }.'],
  ],
  [
    'a text where a group belongs',
    'vehicle.json',
    '{ "card": "big" }',
    [
      'tenants/pitstop/vehicle.json:1  card is "big". Allowed: a group in curly brackets { } with showPrice, showTag, photos.',
    ],
  ],
  [
    'null where a group belongs',
    'vehicle.json',
    '{ "card": null }',
    [
      'tenants/pitstop/vehicle.json:1  card is null. Allowed: a group in curly brackets { } with showPrice, showTag, photos.',
    ],
  ],
  [
    'a text of blanks',
    'site.json',
    siteWith('"shortName": "  "'),
    ['tenants/pitstop/site.json:3  shortName is "  ". Allowed: text in quotes of 1 to 12 characters.'],
  ],
  [
    'a long text, cut in the message',
    'site.json',
    siteWith('"shortName": "Pitstop Performance Cars of Perth, Western Australia and beyond"'),
    [
      'tenants/pitstop/site.json:3  shortName is "Pitstop Performance Cars of Perth, Western Australia and …". Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
];

describe('sentences about values of the wrong type', () => {
  it.each(mistakes)('report %s', (_what, file, text, sentences) => {
    expect(mistakesOf(file, text)).toEqual(sentences);
  });
});
