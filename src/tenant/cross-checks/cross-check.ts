import type { Finding } from '../mistakes/mistake.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type SettingPath } from '../problem.ts';
import type { Settings } from '../settings/subjects.ts';

/** Checks the merged settings of one dealer; invalid subjects are absent. */
export type CrossCheck = (settings: Partial<Settings>) => Finding[];

/** What is wrong with one setting; `text` continues the sentence that its path begins. */
export function settingFinding(
  subject: string,
  path: SettingPath,
  text: string,
  more: Omit<Partial<Finding>, 'message'> = {},
): Finding {
  return { subject, path, message: `${formatPath(path)} ${text}`, ...more };
}

/** A finding if a setting names something unknown. `what`: "the name of no block". */
export function unknownName(
  subject: string,
  path: SettingPath,
  found: string,
  known: readonly string[],
  what: string,
): Finding[] {
  if (known.includes(found)) return [];
  const nearest = nearestWord(found, known);
  return [
    settingFinding(subject, path, `is "${found}", which is ${what}.`, {
      found: JSON.stringify(found),
      allowed: known.map((word) => JSON.stringify(word)).join(', ') || undefined,
      nearest: nearest && JSON.stringify(nearest),
    }),
  ];
}

/** A name that no other has: the wanted one, or with the first number that is free, such as `perth-2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  let name = wanted;
  for (let number = 2; taken.includes(name); number++) name = `${wanted}-${number}`;
  return name;
}
