import { describe, expect, it } from 'vitest';
import { type ExpectedMistake, mistakesOf } from '#tests/fixtures/tenants/expected-mistakes.ts';

const mistakes: readonly ExpectedMistake[] = [
  [
    'a choice or number: wrong capitals',
    'vehicle.json',
    '{ "badge": "Auto" }',
    [
      'tenants/pitstop/vehicle.json:1  badge is "Auto". Did you mean "auto"? Allowed: "auto", or a number from 0 to 9.',
    ],
  ],
  [
    'a choice or number: too large',
    'vehicle.json',
    '{ "badge": 12 }',
    ['tenants/pitstop/vehicle.json:1  badge is 12. Allowed: "auto", or a number from 0 to 9.'],
  ],
  [
    'a choice or number: neither',
    'vehicle.json',
    '{ "badge": true }',
    ['tenants/pitstop/vehicle.json:1  badge is true. Allowed: "auto", or a number from 0 to 9.'],
  ],
  [
    'a group of several shapes: half of one',
    'vehicle.json',
    '{ "link": { "href": "/finance" } }',
    ['tenants/pitstop/vehicle.json:1  link must set label. Allowed: text in quotes, not empty.'],
  ],
  [
    'a misspelt choice in a group that may be null',
    'vehicle.json',
    '{ "notice": { "text": "Hi", "tone": "lound" } }',
    [
      'tenants/pitstop/vehicle.json:1  notice.tone is "lound". Did you mean "loud"? Allowed: "calm" or "loud".',
    ],
  ],
  [
    'a group that may be null, incomplete',
    'vehicle.json',
    '{ "notice": { "text": "Hi" } }',
    ['tenants/pitstop/vehicle.json:1  notice must set tone. Allowed: "calm" or "loud".'],
  ],
  [
    'a group with a kind: the kind misspelt',
    'vehicle.json',
    '{ "block": { "kind": "pictrue" } }',
    [
      'tenants/pitstop/vehicle.json:1  block.kind is "pictrue". Did you mean "picture"? Allowed: "picture" or "quote".',
    ],
  ],
  [
    'a group with a kind: incomplete for its kind',
    'vehicle.json',
    '{ "block": { "kind": "quote" } }',
    ['tenants/pitstop/vehicle.json:1  block must set words. Allowed: text in quotes, not empty.'],
  ],
  [
    'a key of another kind of group',
    'vehicle.json',
    '{ "block": { "kind": "quote", "words": "Hi", "src": "/a.avif" } }',
    [
      'tenants/pitstop/vehicle.json:1  block.src is not a setting. It belongs to another kind of this group. Allowed here: kind, words.',
    ],
  ],
  [
    'a setting that each dealer must give',
    'site.json',
    `{
  "logo": { "file": "logo.svg", "width": 120 }
}`,
    [
      "tenants/pitstop/site.json:1  must set name (the dealer's name as customers know it). Allowed: text in quotes, not empty.",
    ],
  ],
  [
    'a group that each dealer must give',
    'site.json',
    '{ "name": "Pitstop" }',
    ['tenants/pitstop/site.json:1  must set logo. Allowed: a group in curly brackets { } with file, width.'],
  ],
  [
    'part of a group that each dealer must give',
    'site.json',
    `{ "name": "Pitstop",
  "logo": { "file": "logo.svg" } }`,
    ['tenants/pitstop/site.json:2  logo must set width. Allowed: a number, 1 or more.'],
  ],
  [
    'part of a list item',
    'branches.json',
    `{ "branches": [
  { "title": "A", "slug": "a" },
  { "title": "B" }
] }`,
    [
      'tenants/pitstop/branches.json:3  branches[1] must set slug. Allowed: lower-case words joined by hyphens.',
    ],
  ],
  [
    'a list item that is no group',
    'branches.json',
    `{ "branches": [
  "A"
] }`,
    [
      'tenants/pitstop/branches.json:2  branches[0] is "A". Allowed: a group in curly brackets { } with title, slug, primary.',
    ],
  ],
];

describe('sentences about groups and missing settings', () => {
  it.each(mistakes)('report %s', (_what, file, text, sentences) => {
    expect(mistakesOf(file, text)).toEqual(sentences);
  });
});
