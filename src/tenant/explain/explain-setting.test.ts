import { describe, expect, it } from 'vitest';
import { smallDefaults, smallSubjects } from '#tests/fixtures/tenants/small-subjects.ts';
import { parseSettingsFile } from '../json/settings-file.ts';
import { overrideSchema } from '../schema-files/override-schema.ts';
import { type ExplainedSubjects, explainSetting } from './explain-setting.ts';
import { explanationText, ownSettingsText } from './explanation-text.ts';

const ownFiles: Readonly<Record<string, string>> = {
  site: '{\n  "name": "Pitstop",\n  "shortName": "Pit"\n}',
  vehicle: '{\n  "card": {\n    "photos": 9\n  }\n}',
  branches: '{ "branches": [\n  { "title": "A", "slug": "a" }\n] }',
};

const subjects: ExplainedSubjects = new Map(
  Object.entries(smallSubjects).map(([name, schema]) => {
    const own = parseSettingsFile(`tenants/pitstop/${name}.json`, ownFiles[name] ?? '{}').file;
    const text = JSON.stringify(Reflect.get(smallDefaults, `${name}.json`), null, 2);
    const defaults = parseSettingsFile(`tenants/_defaults/${name}.json`, text).file;
    const document = overrideSchema(`${name}.json`, schema, defaults.value);
    return [name, { schema, document, files: { own, defaults } }] as const;
  }),
);

function explanationOf(key: string): string {
  const explained = explainSetting(key, subjects);
  return explained.ok ? explanationText(explained.explanation, 'pitstop') : explained.message;
}

describe('explaining a setting', () => {
  it('gives its value, origin, purpose, allowed values, default and an example', () => {
    expect(explanationOf('site.name')).toBe(
      [
        'site.name',
        '',
        '  Value         "Pitstop"',
        '  Comes from    tenants/pitstop/site.json:2, set by pitstop',
        "  What it does  The dealer's name as customers know it.",
        '  Allowed       text in quotes, not empty',
        '  Default       none: each dealer gives its own',
        '  To change it  tenants/pitstop/site.json  {"name":"Pitstop"}',
      ].join('\n'),
    );
  });

  it('refers to the defaults if the dealer does not set it', () => {
    expect(explanationOf('vehicle.card.showPrice')).toBe(
      [
        'vehicle.card.showPrice',
        '',
        '  Value         true',
        '  Comes from    tenants/_defaults/vehicle.json:3, the default: pitstop sets nothing of its own',
        '  Allowed       true or false',
        '  Default       true',
        '  Example       false',
        '  To change it  tenants/pitstop/vehicle.json  {"card":{"showPrice":false}}',
      ].join('\n'),
    );
  });

  it('tells the value that counts beside the default that it replaces', () => {
    const explained = explainSetting('vehicle.card.photos', subjects);
    expect(explained).toMatchObject({
      explanation: { value: 9, defaultValue: 3, origin: { from: 'own', line: 3 } },
    });
  });

  it('tells what is set nowhere', () => {
    expect(explainSetting('branches.branches[0].primary', subjects)).toMatchObject({
      explanation: { value: undefined, defaultValue: false, origin: { from: 'nowhere' } },
    });
  });

  it('lists what a group holds, the dealer’s own settings before the defaults', () => {
    expect(
      explanationOf('vehicle.card')
        .split('\n')
        .filter((line) => /^(?: {2})?\w.* {2}|:$/.test(line)),
    ).toEqual([
      'Set by pitstop:',
      '  photos                   9',
      'Defaults:',
      '  showPrice                true',
      '  showTag                  true',
    ]);
  });

  it('lists all that the dealer sets itself, by file, and what it replaces', () => {
    expect(ownSettingsText(subjects, 'pitstop').split('\n')).toEqual([
      'tenants/pitstop/site.json',
      '',
      '  site.name  "Pitstop"',
      '  site.shortName  "Pit", instead of "Dealer"',
      '',
      'tenants/pitstop/vehicle.json',
      '',
      '  vehicle.card.photos  9, instead of 3',
      '',
      'tenants/pitstop/branches.json',
      '',
      '  branches.branches  [{"title":"A","slug":"a"}], instead of []',
      '',
      'Ask for one, or for a whole file: npm run explain -- --tenant pitstop search',
    ]);
  });

  it.each([
    [
      'site.shortNmae',
      'site.shortNmae is not a setting. Did you mean site.shortName? site holds: name, template, url, email, accent, hosts, openDays, discount, since, slug, shortName, timeZone, logo.',
    ],
    [
      'vehicle.showTag',
      'vehicle.showTag is not a setting. Did you mean vehicle.card.showTag? vehicle holds: card, order, labels, fees, badge, link, notice, block, prices.',
    ],
    [
      'vehicle.card.wibble',
      'vehicle.card.wibble is not a setting. vehicle.card holds: showPrice, showTag, photos.',
    ],
    ['showTag', '"showTag" needs its file before it: vehicle.card.showTag.'],
    [
      'vehicel.card',
      '"vehicel" is no settings file. Did you mean "vehicle"? There are: site, vehicle, branches.',
    ],
    ['vehicle.fees.stamp-duty', 'vehicle.fees.stamp-duty is not there. There are: none.'],
    ['branches.branches[1].title', 'branches.branches[1] is not there. There are: 0.'],
    ['site..name', '"site..name" is no key such as "leads.optInDefault".'],
  ])('helps on from %s', (key, message) => {
    expect(explanationOf(key)).toBe(message);
  });

  it('takes the name of the file as people type it', () => {
    expect(explanationOf('site.json.name')).toBe(explanationOf('site.name'));
  });
});
