import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { smallDefaults, smallSubjects } from '#tests/fixtures/tenants/small-subjects.ts';
import { checkSubject } from './check-subject.ts';
import { absentFile, parseSettingsFile, type SettingsFile } from './json/settings-file.ts';
import { elsewhereFinder } from './mistakes/key-places.ts';
import { formatProblem } from './problem.ts';
import { subjects } from './settings/subjects.ts';

const defaults = fileOf(
  'tenants/_defaults/vehicle.json',
  JSON.stringify(smallDefaults['vehicle.json'], null, 2),
);

function fileOf(name: string, text: string): SettingsFile {
  return parseSettingsFile(name, text).file;
}

function sentences(own: SettingsFile, under = defaults): string[] {
  const checked = checkSubject(smallSubjects.vehicle, { own, defaults: under }, () => undefined);
  return checked.ok ? [] : checked.problems.map(formatProblem);
}

describe('checkSubject', () => {
  it('returns the merged settings, completed by the schema', () => {
    const own = fileOf('own', '{ "labels": { "new": " Brand new " } }');
    const checked = checkSubject(smallSubjects.vehicle, { own, defaults }, () => undefined);
    expect(checked).toMatchObject({
      ok: true,
      settings: { labels: { new: 'Brand new', used: 'Used' }, badge: 'auto' },
    });
  });

  it('reports the defaults file if the dealer does not set the value', () => {
    const under = fileOf(
      'tenants/_defaults/vehicle.json',
      defaults.text.replace('"photos": 3', '"photos": "3"'),
    );
    expect(sentences(fileOf('own', '{ "card": { "showTag": false } }'), under)).toEqual([
      'tenants/_defaults/vehicle.json:5  card.photos is "3". Did you mean 3? Allowed: a number.',
    ]);
  });

  it("reports the dealer's file if its list replaces the one in the defaults", () => {
    const under = fileOf(
      'tenants/_defaults/branches.json',
      '{ "branches": [\n\n{ "title": "A", "slug": "a" }] }',
    );
    const own = fileOf('tenants/x/branches.json', '{ "branches": [{ "title": "B" }] }');
    const checked = checkSubject(smallSubjects.branches, { own, defaults: under }, () => undefined);
    expect(checked.ok ? [] : checked.problems.map(({ file, line, key }) => [file, line, key])).toEqual([
      ['tenants/x/branches.json', 1, 'branches[0].slug'],
    ]);
  });

  it('reports line 1 of a file that the dealer does not have', () => {
    const under = fileOf('tenants/_defaults/site.json', '{ }');
    const own = absentFile('tenants/x/site.json');
    const checked = checkSubject(smallSubjects.site, { own, defaults: under }, () => undefined);
    expect(checked.ok ? undefined : formatProblem(checked.problems[0] ?? expect.fail())).toBe(
      "tenants/x/site.json:1  must set name (the dealer's name as customers know it). The file is not there yet. Allowed: text in quotes, not empty.",
    );
  });

  it('reports the line of the key, not of the value below it', () => {
    expect(sentences(fileOf('own', '{\n  "card":\n    5\n}'))[0]).toMatch(/^own:2 {2}card is 5/);
  });
});

describe('the real subjects', () => {
  const elsewhere = elsewhereFinder(subjects);
  const files = Object.entries({
    ...realDefaults(),
    'site.json': JSON.stringify({ ...JSON.parse(realDefaults()['site.json'] ?? '{}'), ...aSite }, null, 2),
  });
  const anyJson = fc.jsonValue({ maxDepth: 2 });
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.nat(12),
    piece: fc.oneof(
      anyJson.map((value) => JSON.stringify(value)),
      fc.constantFrom(...'{}[],:"'),
    ),
  });

  it.each(files)('%s gives a sentence and a line after every edit', (name, text) => {
    const subject = Object.entries(subjects).find(([key]) => name === `${key}.json`);
    if (subject === undefined) return;
    const under = fileOf('defaults', text);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const edited = edits.reduce((now, { at, gone, piece }) => {
          const start = Math.floor(at * now.length);
          return now.slice(0, start) + piece + now.slice(start + gone);
        }, text);
        const { file, problems } = parseSettingsFile('own', edited);
        const checked = checkSubject(subject[1], { own: file, defaults: under }, elsewhere);
        const found = [...problems, ...(checked.ok ? [] : checked.problems)];
        const lines = Math.max(edited.split('\n').length, text.split('\n').length);
        expect(found.filter(({ line }) => !(line <= lines))).toEqual([]);
        expect(found.map(formatProblem).filter((words) => /undefined|\[object|NaN/.test(words))).toEqual([]);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each(files)('%s gives a sentence and a line for every value in place of a setting', (name, text) => {
    const subject = Object.entries(subjects).find(([key]) => name === `${key}.json`);
    if (subject === undefined) return;
    const under = fileOf('defaults', text);
    const keys = Object.keys(under.value);
    fc.assert(
      fc.property(fc.constantFrom(...keys), anyJson, (key, value) => {
        const own = fileOf('own', JSON.stringify({ [key]: value }));
        const checked = checkSubject(subject[1], { own, defaults: under }, elsewhere);
        if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});
