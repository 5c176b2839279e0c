import { isMissing } from './missing.ts';

const states: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'australian capital territory': 'ACT',
    'new south wales': 'NSW',
    'northern territory': 'NT',
    queensland: 'QLD',
    'south australia': 'SA',
    tasmania: 'TAS',
    victoria: 'VIC',
    'western australia': 'WA',
  }),
);
const stateCode = /^(?:AU-?)?(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\.?$/i;

/** The abbreviation of an Australian state: `AU-VIC`, `Victoria` → `VIC`; other regions are unchanged. */
export function readState(text: string): string | null {
  const trimmed = text.trim();
  if (isMissing(trimmed)) return null;
  return stateCode.exec(trimmed)?.[1]?.toUpperCase() ?? states.get(trimmed.toLowerCase()) ?? trimmed;
}

/** `Mount Druitt, NSW`, `Geelong VIC 3220` → suburb and state. */
export function splitPlace(text: string): { city: string | null; state: string | null } {
  const trimmed = text
    .trim()
    .replace(/,?\s*(australia)$/i, '')
    .replace(/,?\s*\b\d{4}$/, '');
  if (isMissing(trimmed)) return { city: null, state: null };
  const match = /^(.*?)[,\s-]+((?:AU-)?[A-Za-z]{2,3}|new south wales|victoria|queensland|tasmania)$/i.exec(
    trimmed,
  );
  const state = match === null ? null : readState(match[2] ?? '');
  const isState = state !== null && stateCode.test(state);
  return isState ? { city: properCase(match?.[1] ?? ''), state } : { city: properCase(trimmed), state: null };
}

/** Capitalises suburbs in upper or lower case: `KINGSLEY` → `Kingsley`, `mount druitt` → `Mount Druitt`. */
export function properCase(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (trimmed !== trimmed.toUpperCase() && trimmed !== trimmed.toLowerCase()) return trimmed;
  return trimmed
    .toLowerCase()
    .replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * Sentence case for words in upper or lower case (`AUTOMATIC`, `petrol`); abbreviations (`SUV`, `CVT`) stay.
 */
export function quietCase(text: string): string {
  return text.length > 4 || /^(van|ute|bus)$/i.test(text) ? properCase(text) : text;
}
