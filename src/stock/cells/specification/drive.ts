import type { DriveSlug } from '../../../values/vehicle/vehicle-terms.ts';
import { isOther } from '../is-other.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { foreignText } from '../texts/foreign-text.ts';
import { isMissing } from '../texts/missing.ts';

const patterns: readonly (readonly [RegExp, DriveSlug])[] = [
  [/\bawd\b|all[\s-]?wheel|allrad|quattro|4matic|x-?drive\d*|4motion|e-four|symmetrical/, 'awd'],
  [/\b4wd\b|\b4x4\b|four[\s-]?wheel|fyrhjul|vierwiel|\b4 ?wheel|part[\s-]?time/, '4wd'],
  [/\bfwd\b|^front|front[\s-]?wheel|framhjul|vorder|voorwiel|frontantrieb|traction avant|^f$/, 'fwd'],
  [/\brwd\b|^rear|rear[\s-]?wheel|bakhjul|hinter|achterwiel|agterwiel|heckantrieb|^r$/, 'rwd'],
];

export const drivePatterns: readonly RegExp[] = patterns.map(([pattern]) => pattern);

/** The driven wheels, including schema.org's words (`AllWheelDriveConfiguration`). */
export function readDrive(text: string): Reading<DriveSlug> {
  if (isMissing(text) || isOther(text)) return nothing;
  const foreign = foreignText(text);
  if (foreign !== null) return unusable(`is ${foreign}`);
  const words = text
    .trim()
    .replace(/^https?:\/\/schema\.org\//i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const hit = patterns.find(([pattern]) => pattern.test(words));
  if (hit !== undefined) return found(hit[1]);
  if (/\b2wd\b|4x2|two[\s-]?wheel|6x4|8x4|2wheel/.test(words))
    return unusable('does not say which wheels are driven');
  return unusable('is not a kind of drive');
}

/** The drive in a title: `Forester 2.5i (AWD)`. */
export function driveInTitle(title: string): DriveSlug | null {
  const words = title.toLowerCase();
  const hit = patterns.find(([pattern]) => pattern.test(words) && !/^front|^rear|^[fr]$/.test(words));
  return hit?.[1] ?? null;
}
