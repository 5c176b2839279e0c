import type { SettingPath } from './problem.ts';
import type { Settings } from './settings/subjects.ts';

/** A text of a dealer's settings with its place. */
export type SettingText = {
  readonly subject: string;
  readonly path: SettingPath;
  readonly text: string;
  /** The other texts of its group, by key. */
  readonly beside: ReadonlyMap<string, string>;
};

/** Cache by settings object: several checks need the same texts. */
const known = new WeakMap<object, { readonly subject: string; readonly texts: SettingText[] }>();

/** Every string of every subject in order, including addresses and colours. */
export function settingTexts(settings: Partial<Settings>): SettingText[] {
  return Object.entries(settings).flatMap(([subject, value]) => {
    // Null or undefined for omitted groups.
    const key: object | null = value;
    if (key === null) return [];
    const found = known.get(key);
    if (found?.subject === subject) return found.texts;
    const texts = textsWithin(subject, [], value);
    known.set(key, { subject, texts });
    return texts;
  });
}

/** The texts of a part of a subject at `path`. */
export function textsWithin(subject: string, path: SettingPath, group: unknown): SettingText[] {
  if (typeof group !== 'object' || group === null) return [];
  const isList = Array.isArray(group);
  const entries: [string, unknown][] = Object.entries(group);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return entries.flatMap(([key, value]) => {
    const here = [...path, isList ? Number(key) : key];
    if (typeof value !== 'string') return textsWithin(subject, here, value);
    const beside = new Map(isList ? [] : texts.filter(([other]) => other !== key));
    return [{ subject, path: here, text: value, beside }];
  });
}
