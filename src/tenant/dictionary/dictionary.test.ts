import { afterEach, describe, expect, it } from 'vitest';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { explainSetting } from '../explain/explain-setting.ts';
import { explainedSubjects } from '../explain/explain-tenant.build.ts';
import { explanationText, ownSettingsText } from '../explain/explanation-text.ts';
import { loadTenant } from '../load/load-tenant.build.ts';
import { formatProblem } from '../problem.ts';
import { dictionarySchema } from '../schema-files/dictionary-schema.ts';
import { overrideSchema } from '../schema-files/override-schema.ts';
import { subjects } from '../settings/subjects.ts';

const written: WrittenTenants[] = [];

function dealerWith(files: Readonly<Record<string, string>>): string {
  const tenants = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite, ...files } });
  written.push(tenants);
  return tenants.tenantsDir;
}

function load(files: Readonly<Record<string, string>>) {
  const loaded = loadTenant(dealerWith(files), 'pitstop');
  return loaded.ok ? { settings: loaded.tenant.settings } : { problems: loaded.problems.map(formatProblem) };
}

const texts = (value: object) => ({ 'texts.json': JSON.stringify(value, null, 2) });

afterEach(() => {
  for (const tenants of written.splice(0)) tenants.remove();
});

describe("a dealer's dictionary", () => {
  it('sets texts of any subject, beside its other settings', () => {
    const { settings } = load({
      ...texts({
        $schema: '../_schema/texts.schema.json',
        search: { texts: { noResultsTitle: 'Nothing here' } },
        home: { hero: { heading: 'Hello' } },
      }),
      'search.json': '{ "hitsPerPage": 12, "texts": { "labelAll": "All" } }',
    });
    expect(settings?.search).toMatchObject({
      hitsPerPage: 12,
      texts: { noResultsTitle: 'Nothing here', labelAll: 'All' },
    });
    expect(settings?.home.hero.heading).toBe('Hello');
  });

  it.each([
    [
      'a name that is no subject',
      { serach: { texts: { labelAll: 'All' } } },
      /^tenants\/pitstop\/texts\.json:2 {2}serach is no settings file; .* Did you mean "search"\? Allowed here: /,
    ],
    [
      'a text in place of a group',
      { search: 'All' },
      /^tenants\/pitstop\/texts\.json:2 {2}search must be a group in curly brackets \{ \}\.$/,
    ],
    [
      'a setting that is no text',
      { search: { hitsPerPage: 12 } },
      /^tenants\/pitstop\/texts\.json:3 {2}search\.hitsPerPage is no text of the settings\. .* Other settings belong in tenants\/pitstop\/search\.json\.$/,
    ],
    [
      'a choice among words',
      { site: { template: 'yard' } },
      /^tenants\/pitstop\/texts\.json:3 {2}site\.template is no text/,
    ],
    [
      'the name of a file',
      { feed: { file: 'stock/feed.csv' } },
      /^tenants\/pitstop\/texts\.json:3 {2}feed\.file is no text/,
    ],
    [
      "a name in the dealer's own system",
      { leads: { finance: { category: 'Loans' } } },
      /^tenants\/pitstop\/texts\.json:4 {2}leads\.finance\.category is no text/,
    ],
    [
      'a list',
      { home: { sections: ['latest'] } },
      /^tenants\/pitstop\/texts\.json:3 {2}home\.sections is no text/,
    ],
    [
      'a misspelt text',
      { search: { texts: { labelAl: 'All' } } },
      /^tenants\/pitstop\/texts\.json:4 {2}search\.texts\.labelAl is no text of the settings\. Did you mean "labelAll"\?/,
    ],
    [
      'an empty text',
      { search: { texts: { labelAll: '' } } },
      /^tenants\/pitstop\/texts\.json:4 {2}texts\.labelAll is ""\. Allowed: text in quotes, not empty\.$/,
    ],
  ])('is refused for %s', (_what, value, sentence) => {
    expect(load(texts(value)).problems).toEqual([expect.stringMatching(sentence)]);
  });

  it('leaves the names that a list has for the feed', () => {
    const { settings } = load({
      ...texts({ vehicle: { featureGroups: { groups: { 'Sound system': 'Audio', sound: 'audio' } } } }),
      'vehicle.json': JSON.stringify({
        featureGroups: { groups: [{ name: 'Sound system', words: ['sound', 'speaker'] }] },
      }),
    });
    expect(settings?.vehicle.featureGroups.groups).toEqual([{ name: 'Audio', words: ['sound', 'speaker'] }]);
  });

  it('is refused if the file of the subject sets the same text', () => {
    const { problems } = load({
      ...texts({ search: { texts: { labelAll: 'All' } } }),
      'search.json': '{\n  "texts": { "labelAll": "Everything" }\n}',
    });
    expect(problems).toEqual([
      'tenants/pitstop/texts.json:4  search.texts.labelAll is set in tenants/pitstop/search.json:2 too; keep only one.',
    ]);
  });

  it('is refused if it is no JSON, without other messages', () => {
    expect(load({ 'texts.json': '{ "search": ' }).problems).toEqual([
      expect.stringMatching(/^tenants\/pitstop\/texts\.json:1:\d+ {2}not valid JSON: /),
    ]);
  });

  it('is no file of the defaults', () => {
    const tenants = writeTenants({
      _defaults: { ...realDefaults(), 'texts.json': '{}' },
      pitstop: { 'site.json': aSite },
    });
    written.push(tenants);
    const loaded = loadTenant(tenants.tenantsDir, 'pitstop');
    expect(loaded.ok ? [] : loaded.problems.map(({ file }) => file)).toEqual([
      'tenants/_defaults/texts.json',
    ]);
  });
});

describe('an explanation', () => {
  const files = {
    ...texts({ search: { texts: { labelAll: 'All' } } }),
    'search.json': '{ "hitsPerPage": 12 }',
  };
  const explained = (key: string) => {
    const answer = explainSetting(key, explainedSubjects(dealerWith(files), 'pitstop'));
    return answer.ok ? explanationText(answer.explanation, 'pitstop') : answer.message;
  };

  it('names the dictionary as the place of a text, and to change a text', () => {
    expect(explained('search.texts.labelAll')).toContain('tenants/pitstop/texts.json:4, set by pitstop');
    expect(explained('search.texts.labelNew')).toMatch(
      /To change it {2}tenants\/pitstop\/texts\.json {2}\{"search":\{"texts":\{"labelNew":/,
    );
    expect(explained('search.hitsPerPage')).toContain('tenants/pitstop/search.json:1, set by pitstop');
  });

  it("lists the dictionary beside the dealer's other files", () => {
    const all = ownSettingsText(explainedSubjects(dealerWith(files), 'pitstop'), 'pitstop');
    expect(all).toMatch(/tenants\/pitstop\/search\.json\n\n {2}search\.hitsPerPage {2}12/);
    expect(all).toMatch(/tenants\/pitstop\/texts\.json\n\n {2}search\.texts\.labelAll {2}"All"/);
  });
});

it('the schema of the dictionary has every text with its default, and nothing else', () => {
  const { search: schema } = subjects;
  const defaults = JSON.parse(realDefaults()['search.json'] ?? '');
  const document = overrideSchema('search.json', schema, defaults);
  const dictionary = JSON.parse(
    JSON.stringify(dictionarySchema('texts.json', [{ name: 'search', schema, document, defaults }])),
  );
  const { search } = dictionary.properties;
  expect(search.properties.texts.properties.labelAll.default).toBe(defaults.texts.labelAll);
  expect(search.properties).not.toHaveProperty('hitsPerPage');
  expect(search.properties).not.toHaveProperty('filters');
  expect(search.additionalProperties).toBe(false);
});
