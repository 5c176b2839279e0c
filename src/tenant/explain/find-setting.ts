import { formatPath } from '../problem.ts';
import type { ExplainedSubjects } from './explain-setting.ts';
import { allKeys, describedAs, schemaParts } from './schema-part.ts';

/** Marketers' words and the corresponding words in settings. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  holiday: ['specialHours'],
  hours: ['openingHours', 'locations.locations'],
  hour: ['openingHours', 'locations.locations'],
  opening: ['locations.locations'],
  phone: ['phone'],
  telephone: ['phone'],
  number: ['phone'],
  color: ['colour', 'colours'],
  colour: ['colours'],
  font: ['fonts'],
  address: ['address'],
  menu: ['header', 'footerGroups'],
  banner: ['announcements', 'featureBanner'],
  hide: ['show', 'hide'],
};

/** Phrases that occur in no setting, and the setting that they mean. */
const questions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hid(?:e|den|ing)|remove|take off)\b.*\b(?:cars?|vehicles?|prices?)\b/, 'vehicle.hiding'],
];

const MAX = 8;

/** The settings that plain words such as `holiday`, `opening hours` or `logo` may mean, most likely first. */
export function findSettings(words: string, subjects: ExplainedSubjects): string[] {
  const wanted = words.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];
  const ranked = [...subjects].flatMap(([subject, { document }]) =>
    allKeys(document).map((key) => {
      const path = key.split('.');
      const description = (describedAs(schemaParts(document, path)) ?? '').toLowerCase();
      const name = (path.at(-1) ?? '').toLowerCase();
      const scores = wanted.map((word) => scoreOf(word, { name, description, key: `${subject}.${key}` }));
      const score = scores.includes(0)
        ? 0
        : scores.reduce((sum, one) => sum + one, 0) - path.length / 10 - (isWording(path) ? 3 : 0);
      return { key: formatPath([subject, ...path]), score };
    }),
  );
  const asked = questions.flatMap(([form, key]) => (form.test(words.toLowerCase()) ? [key] : []));
  const found = ranked
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.key.localeCompare(b.key))
    .map(({ key }) => key);
  return [...new Set([...asked, ...found])].slice(0, MAX);
}

/** Labels on pages are seldom what is searched for, and rank lower. */
function isWording(path: readonly string[]): boolean {
  return path.some((step) => ['texts', 'labels', 'placeholders'].includes(step));
}

interface Searched {
  readonly name: string;
  readonly description: string;
  readonly key: string;
}

/** Words such as `constructor` are names in every object. */
function synonymsOf(word: string): readonly string[] | undefined {
  return Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
}

function scoreOf(word: string, { name, description, key }: Searched): number {
  const stem = word.replace(/s$/, '');
  const meant = [stem, ...(synonymsOf(stem) ?? synonymsOf(word) ?? [])].map((one) => one.toLowerCase());
  if (meant.includes(name) || name === word) return 4;
  if (meant.some((one) => name.includes(one))) return 3;
  if (meant.some((one) => key.toLowerCase().includes(one))) return 2;
  return new RegExp(`\\b${stem}`).test(description) ? 1 : 0;
}
