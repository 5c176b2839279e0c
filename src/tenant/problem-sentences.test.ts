import { describe, expect, it } from 'vitest';
import { smallDefaults, smallSubjects, smallTenant } from '#tests/fixtures/tenants/small-subjects.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { formatProblem } from './problem.ts';
import { readTenant } from './read-tenant.build.ts';

const siteKeys =
  'name, template, url, email, accent, hosts, openDays, discount, since, slug, shortName, timeZone, …';
const vehicleKeys = 'card, order, labels, fees, badge, link, notice, block, prices';

/** A site.json that is right but for what stands on its third line. */
function site(line: string): string {
  return `{\n  "name": "Pitstop", "logo": { "file": "logo.svg", "width": 120 },\n  ${line}\n}`;
}

/** What is wrong, the file, its text, and every sentence that a marketer reads. */
const mistakes: readonly [what: string, file: string, text: string, sentences: string[]][] = [
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
    site('"templates": "yard"'),
    [
      `tenants/pitstop/site.json:3  templates is not a setting. Did you mean "template"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'wrong capitals in a key',
    'site.json',
    site('"OpenDays": 5'),
    [
      `tenants/pitstop/site.json:3  OpenDays is not a setting. Did you mean "openDays"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'hyphens in a key',
    'site.json',
    site('"time-zone": "Australia/Perth"'),
    [
      `tenants/pitstop/site.json:3  time-zone is not a setting. Did you mean "timeZone"? Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'a key with a word too many',
    'site.json',
    site('"emailAddress": "a@b.co"'),
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
    site('"showTag": true'),
    [
      `tenants/pitstop/site.json:3  showTag is not a setting. showTag belongs under card in vehicle.json. Allowed here: ${siteKeys}`,
    ],
  ],
  [
    'a setting of list items, outside a list',
    'site.json',
    site('"title": "x"'),
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
    site('"openDays": "5"'),
    ['tenants/pitstop/site.json:3  openDays is "5". Did you mean 5? Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a price with sign and comma',
    'site.json',
    site('"discount": "$3,000"'),
    ['tenants/pitstop/site.json:3  discount is "$3,000". Did you mean 3000? Allowed: a number, 0 or more.'],
  ],
  [
    'a number where text belongs',
    'site.json',
    site('"shortName": 5'),
    [
      'tenants/pitstop/site.json:3  shortName is 5. Did you mean "5"? Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
  [
    'null where something must be',
    'site.json',
    site('"shortName": null'),
    ['tenants/pitstop/site.json:3  shortName is null. Allowed: text in quotes of 1 to 12 characters.'],
  ],
  [
    'a list around a text',
    'site.json',
    site('"shortName": ["Pit"]'),
    [
      'tenants/pitstop/site.json:3  shortName is ["Pit"]. Did you mean "Pit"? Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
  [
    'a text without its list',
    'site.json',
    site('"hosts": "www.pitstop.example"'),
    [
      'tenants/pitstop/site.json:3  hosts is "www.pitstop.example". Did you mean ["www.pitstop.example"]? Allowed: a list in square brackets [ ], each item text in quotes, not empty.',
    ],
  ],
  [
    'a wrong item of a list',
    'site.json',
    site('"hosts": ["a", 5]'),
    ['tenants/pitstop/site.json:3  hosts[1] is 5. Did you mean "5"? Allowed: text in quotes, not empty.'],
  ],
  [
    'a group where a list belongs',
    'site.json',
    site('"hosts": { "a": 1 }'),
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
    site('"shortName": "  "'),
    ['tenants/pitstop/site.json:3  shortName is "  ". Allowed: text in quotes of 1 to 12 characters.'],
  ],
  [
    'a long text, cut in the message',
    'site.json',
    site('"shortName": "Pitstop Performance Cars of Perth, Western Australia and beyond"'),
    [
      'tenants/pitstop/site.json:3  shortName is "Pitstop Performance Cars of Perth, Western Australia and …". Allowed: text in quotes of 1 to 12 characters.',
    ],
  ],
  [
    'a misspelt choice',
    'site.json',
    site('"template": "showrom"'),
    [
      'tenants/pitstop/site.json:3  template is "showrom". Did you mean "showroom"? Allowed: "showroom" or "yard".',
    ],
  ],
  [
    'a choice with a capital',
    'site.json',
    site('"template": "Yard"'),
    ['tenants/pitstop/site.json:3  template is "Yard". Did you mean "yard"? Allowed: "showroom" or "yard".'],
  ],
  [
    'a choice that is like no other',
    'site.json',
    site('"template": "boutique"'),
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
    site('"openDays": 8'),
    ['tenants/pitstop/site.json:3  openDays is 8. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a number too small',
    'site.json',
    site('"openDays": 0'),
    ['tenants/pitstop/site.json:3  openDays is 0. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a fraction where whole numbers count',
    'site.json',
    site('"openDays": 5.5'),
    ['tenants/pitstop/site.json:3  openDays is 5.5. Allowed: a whole number from 1 to 7.'],
  ],
  [
    'a number below its least',
    'site.json',
    site('"discount": -1'),
    ['tenants/pitstop/site.json:3  discount is -1. Allowed: a number, 0 or more.'],
  ],
  [
    'a web address without https',
    'site.json',
    site('"url": "www.pitstop.example"'),
    [
      'tenants/pitstop/site.json:3  url is "www.pitstop.example", which is not a web address. Did you mean "https://www.pitstop.example"? Allowed: a web address such as "https://www.dealer.com.au".',
    ],
  ],
  [
    'an e-mail address without @',
    'site.json',
    site('"email": "sales at pitstop"'),
    [
      'tenants/pitstop/site.json:3  email is "sales at pitstop", which is not an e-mail address. Allowed: an e-mail address such as "sales@dealer.com.au", or null.',
    ],
  ],
  [
    'a colour too short',
    'site.json',
    site('"accent": "#ff"'),
    [
      'tenants/pitstop/site.json:3  accent is "#ff", which is not a hex colour. Allowed: a hex colour such as "#1a2b3c".',
    ],
  ],
  [
    'a colour without its hash',
    'site.json',
    site('"accent": "1f5fd1"'),
    [
      'tenants/pitstop/site.json:3  accent is "1f5fd1", which is not a hex colour. Did you mean "#1f5fd1"? Allowed: a hex colour such as "#1a2b3c".',
    ],
  ],
  [
    'a date the other way round',
    'site.json',
    site('"since": "31/05/2001"'),
    [
      'tenants/pitstop/site.json:3  since is "31/05/2001", which is not a date. Allowed: a date such as "2026-07-31".',
    ],
  ],
  [
    'a slug with capitals and a blank',
    'site.json',
    site('"slug": "Pit Stop"'),
    [
      'tenants/pitstop/site.json:3  slug is "Pit Stop". Did you mean "pit-stop"? Allowed: lower-case words joined by hyphens.',
    ],
  ],
  [
    'a value that the schema checks itself',
    'site.json',
    site('"timeZone": "Perth"'),
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
  [
    'a key given twice',
    'site.json',
    site(`"slug": "a",
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
    site('"__proto__": { "template": "yard" }'),
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
    site('"template": "yrad",'),
    [
      'tenants/pitstop/site.json:3  template is "yrad". Did you mean "yard"? Allowed: "showroom" or "yard".',
      'tenants/pitstop/site.json:3:21  not valid JSON: take away the comma before "}": nothing follows it.',
    ],
  ],
  [
    'a comment',
    'site.json',
    site(`// colours
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
      'tenants/pitstop/sites.json  sites.json is not a settings file. Did you mean "site.json"? Allowed: site.json, vehicle.json, branches.json.',
    ],
  ],
  [
    'a file name with a capital',
    'Vehicle.json',
    '{}',
    [
      'tenants/pitstop/Vehicle.json  Vehicle.json is not a settings file. Did you mean "vehicle.json"? Allowed: site.json, vehicle.json, branches.json.',
    ],
  ],
  [
    'an unknown file',
    'wibble.json',
    '{}',
    [
      'tenants/pitstop/wibble.json  wibble.json is not a settings file. Allowed: site.json, vehicle.json, branches.json.',
    ],
  ],
];

describe('sentences about mistakes', () => {
  it.each(mistakes)('tell of %s', (_what, file, text, sentences) => {
    const tenants = writeTenants({ _defaults: smallDefaults, pitstop: { ...smallTenant, [file]: text } });
    const read = readTenant({ subjects: smallSubjects, crossChecks: [] }, tenants.tenantsDir, 'pitstop');
    tenants.remove();
    expect(read.ok ? [] : read.problems.map(formatProblem)).toEqual(sentences);
  });
});
