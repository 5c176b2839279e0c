import type { Finding } from '../mistakes/mistake.ts';
import { nearestWord } from '../nearest.ts';
import { formatPath, type SettingPath } from '../problem.ts';

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
    {
      subject,
      path,
      message: `${formatPath(path)} is "${found}", which is ${what}.`,
      found: JSON.stringify(found),
      allowed: known.map((word) => JSON.stringify(word)).join(', ') || undefined,
      nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
    },
  ];
}
