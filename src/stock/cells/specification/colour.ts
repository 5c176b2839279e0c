import { distance } from 'fastest-levenshtein';
import { isOther } from '../is-other.ts';
import { memoise } from '../memoise.ts';
import { found, nothing, type Reading, unusable } from '../reading.ts';
import { isMissing } from '../texts/missing.ts';
import { properCase } from '../texts/place.ts';
import { simpleColourWords } from './colour-words.ts';

const MAX_COLOUR_CHARACTERS = 60;
const MAX_INTERIOR_CHARACTERS = 100;

/** A colour's name as the maker gives it; option texts and warranties are rejected. */
export function readColour(text: string): Reading<string> {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  if (isMissing(trimmed) || isOther(trimmed)) return nothing;
  if (isOptionText(trimmed) || trimmed.length > MAX_COLOUR_CHARACTERS) return unusable('is not a colour');
  return found(properCase(trimmed));
}

/** The upholstery's material and colour: `Black Leather`, `Jet Black, Cloth seat trim`. */
export function readInterior(text: string): Reading<string> {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .trim();
  if (isMissing(trimmed) || isOther(trimmed)) return nothing;
  const isCode = /\d/.test(trimmed) && !/leather|cloth|vinyl|fabric|trim|suede/i.test(trimmed);
  const namesNothing = /seats?\b|console|package|-inc:/i.test(trimmed) && !namesColourOrCover(trimmed);
  if (isCode || namesNothing || isOptionText(trimmed) || trimmed.length > MAX_INTERIOR_CHARACTERS) {
    return unusable('is not an interior colour');
  }
  return found(properCase(trimmed));
}

function namesColourOrCover(text: string): boolean {
  return (
    simpleColourOf(text) !== null || /leather|cloth|vinyl|fabric|suede|velour|alcantara|evotex/i.test(text)
  );
}

function isOptionText(text: string): boolean {
  return /^include|paint code|-inc:|\(\w{3}\).*accent|\byears?\b|\bkm\b|https?:/i.test(text);
}

/** Splits exterior and interior colours in one cell: `White / Black Leather`, `- / -`, `Black`. */
export function splitColours(text: string): { exterior: string; interior: string } {
  const slash = /\s\/\s|\s\/|\/\s|\//.exec(text);
  if (slash === null) return { exterior: text, interior: '' };
  return { exterior: text.slice(0, slash.index), interior: text.slice(slash.index + slash[0].length) };
}

/**
 * The basic colour of a maker's name: `Sterling Gray Metallic` → `Grey`. The last colour word before a slash
 * or comma decides, since "Silver Blue" is a blue.
 */
export const simpleColourOf = memoise((colour: string): string | null => {
  const words = colour
    .toLowerCase()
    .split(/[/,(&+]|\band\b|\bwith\b|\bover\b/)[0]
    ?.split(/[^\p{L}]+/u);
  if (words === undefined) return null;
  const direct = words.flatMap((word) => simpleColourWords.basic.get(word) ?? []).at(-1);
  return (
    direct ?? words.flatMap((word) => simpleColourWords.fancy.get(word) ?? []).at(-1) ?? misspeltColour(words)
  );
});

function misspeltColour(words: readonly string[]): string | null {
  const candidates = words.filter((word) => word.length >= 5);
  const basics = [...simpleColourWords.basic.keys()].filter((basic) => basic.length >= 5);
  const hit = basics.find((basic) => candidates.some((word) => distance(basic, word) === 1));
  return hit === undefined ? null : (simpleColourWords.basic.get(hit) ?? null);
}
