import type { SubjectFiles } from '../check-subject.ts';
import { holdsSetting } from '../json/setting-place.ts';
import { valueAt } from '../mistakes/schema-shape.ts';
import type { SettingPath } from '../problem.ts';
import type { Settings } from '../settings/subjects.ts';
import { isJsonObject, mergeSettings } from './merge-settings.ts';

/** The language of the texts that a language edition has not translated. */
export interface OriginalLanguage {
  readonly locale: string;
  /** The words of placeholders that are others in each language. */
  readonly words: Readonly<Record<'car' | 'cars' | 'dealer' | 'legalName', string>>;
}

/** The language of an edition's dealer. */
export function originalLanguage({
  locale,
  vehicleWord,
  name,
  legalName,
}: Settings['site']): OriginalLanguage {
  return { locale, words: { car: vehicleWord.one, cars: vehicleWord.many, dealer: name, legalName } };
}

/**
 * The settings of a language edition whose untranslated texts name the stock in their own language: without this,
 * "Browse our {cars}" would be filled with the edition's word for cars.
 */
export function withOriginalNouns(
  settings: Settings,
  files: ReadonlyMap<string, SubjectFiles>,
  { words }: OriginalLanguage,
): Settings {
  const { one, many } = settings.site.vehicleWord;
  if (one === words.car && many === words.cars) return settings;
  const subjects = Object.entries(settings).map(([subject, value]) => {
    const found = files.get(subject);
    return [subject, found === undefined ? value : withNouns(value, [], untranslatedIn(found), words)];
  });
  // Only texts were replaced, by texts.
  return Object.fromEntries(subjects) as Settings;
}

type IsUntranslated = (path: SettingPath, text: string) => boolean;

function untranslatedIn({ own, defaults }: SubjectFiles): IsUntranslated {
  const before = mergeSettings(defaults.value, own.below?.value ?? {});
  const edition = { ...own, below: undefined };
  return (path, text) => valueAt(before, path) === text && !holdsSetting(edition, path);
}

function withNouns(
  value: unknown,
  path: SettingPath,
  isUntranslated: IsUntranslated,
  words: OriginalLanguage['words'],
): unknown {
  if (typeof value === 'string')
    return /\{cars?\}/.test(value) && isUntranslated(path, value) ? filled(value, words) : value;
  const inner = (part: unknown, key: string | number) =>
    withNouns(part, [...path, key], isUntranslated, words);
  if (Array.isArray(value)) return value.map(inner);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inner(part, key)]));
}

function filled(text: string, { car, cars }: OriginalLanguage['words']): string {
  return text.replace(/\{(cars?)\}/g, (_, name: string, at: number) => {
    const noun = name === 'car' ? car : cars;
    return at === 0 ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
  });
}
