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

/** Every text of every subject, in order; addresses, colours and the like are texts too. */
export function settingTexts(settings: Partial<Settings>): SettingText[] {
  return Object.entries(settings).flatMap(([subject, value]) => textsWithin(subject, [], value));
}

function textsWithin(subject: string, path: SettingPath, group: unknown): SettingText[] {
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
