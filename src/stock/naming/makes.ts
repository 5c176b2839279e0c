import { distance } from 'fastest-levenshtein';
import { foldToAscii } from '../../values/slug.ts';
import { memoise } from '../cells/memoise.ts';
import { makeTable } from './make-table.ts';

/** Names are compared by letters and digits: `Land-Rover`, `LANDROVER` and `Land Rover` are the same. */
export const keyOf = memoise((name) => foldToAscii(name).replace(/[^a-z0-9]/g, ''));

const MIN_LENGTH_FOR_TYPOS = 6;
const byKey = new Map<string, string>();
for (const { name, aliases } of makeTable) {
  byKey.set(keyOf(name), name);
  for (const alias of aliases) byKey.set(keyOf(alias), name);
}
const longKeys = [...byKey.keys()].filter((key) => key.length >= MIN_LENGTH_FOR_TYPOS);
const MAX_WORDS_IN_MAKE = 3;

/** The make's own spelling, or null if unknown. */
export function knownMake(text: string): string | null {
  return byKey.get(keyOf(text)) ?? null;
}

/** The make for a text with one typing error: `Toyoat`, `Mitsubshi`. */
export function misspeltMake(text: string): string | null {
  const key = keyOf(text);
  if (key.length < MIN_LENGTH_FOR_TYPOS) return null;
  const near = longKeys.find(
    (known) => Math.abs(known.length - key.length) <= 1 && distance(known, key) === 1,
  );
  return near === undefined ? null : (byKey.get(near) ?? null);
}

export interface LeadingMake {
  make: string;
  /** The text after the make. */
  rest: string;
}

/** The longest known make with which a text begins: `Land Rover Discovery 4`. */
export function leadingMake(text: string): LeadingMake | null {
  // "Range Rover" is a Land Rover model that is often written like a make.
  if (/^range\s?rover\b/i.test(text.trim())) return { make: 'Land Rover', rest: text.trim() };
  const tokens = text.trim().split(/\s+/);
  for (let count = Math.min(MAX_WORDS_IN_MAKE, tokens.length); count > 0; count--) {
    const make = knownMake(tokens.slice(0, count).join(' '));
    if (make !== null) return { make, rest: tokens.slice(count).join(' ') };
  }
  return null;
}

/** An unknown make as given, but not in capitals: `SAIPAN` → `Saipan`; short ones such as `ZXY` stay. */
export function unknownMake(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const isOneCase =
    trimmed === trimmed.toLowerCase() || (trimmed === trimmed.toUpperCase() && trimmed.length > 4);
  if (!isOneCase) return trimmed;
  return trimmed
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}
