import type { SettingPath } from './problem.ts';
import type { Settings } from './settings/subjects.ts';

/** A text of a dealer's settings, and where it stands. */
export type SettingText = {
  readonly subject: string;
  readonly path: SettingPath;
  readonly text: string;
  /** The other texts of its group, by their keys. */
  readonly beside: ReadonlyMap<string, string>;
};

/** Several checks ask for the same texts; a subject whose settings are the same object has the same ones. */
const known = new WeakMap<object, { readonly subject: string; readonly texts: SettingText[] }>();

/** Every text of every subject, in order; addresses, colours and the like are texts too. */
export function settingTexts(settings: Partial<Settings>): SettingText[] {
  return Object.entries(settings).flatMap(([subject, value]) => {
    // What is switched off may have been left out.
    const key: object | null = value;
    if (key === null) return [];
    const found = known.get(key);
    if (found?.subject === subject) return found.texts;
    const texts = textsWithin(subject, [], value);
    known.set(key, { subject, texts });
    return texts;
  });
}

/** Those of a part of a subject, whose place is `path`. */
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
