import { distance } from 'fastest-levenshtein';
import { columnAliases } from '../column-aliases.ts';
import { type FeedField, feedFields } from '../feed-fields.ts';
import { belongsToVehicle, fieldByParent, otherNames } from '../nested-names.ts';
import { pathParts } from './normalise-name.ts';

export interface NameMatch {
  field: FeedField;
  /** The alias that matched. */
  word: string;
  /** Lower is better: distance between name and alias, then the alias's position in the list. */
  rank: number;
}

const RANK_PER_TIER = 1000;
const MIN_LENGTH_FOR_TYPOS = 8;

const byWord = new Map<string, { field: FeedField; place: number }>();
for (const field of feedFields) {
  columnAliases[field].split(' ').forEach((word, place) => {
    if (!byWord.has(word)) byWord.set(word, { field, place });
  });
}
const longWords = [...byWord.keys()].filter((word) => word.length >= MIN_LENGTH_FOR_TYPOS);

/** The field of a column's name, or null. Exact names come before approximate ones. */
export function matchName(column: string): NameMatch | null {
  const parts = namingParts(column);
  const last = parts.at(-1);
  if (last === undefined || otherNames.has(last)) return null;
  const parent = parts.at(-2);
  return (
    exact(parts.join(''), 0) ??
    exact(parts.slice(-2).join(''), 1) ??
    byParent(last, parent) ??
    (belongsToVehicle(last, parent) ? loose(last) : null)
  );
}

/** mobile.de writes each fact as an element with its text in a child `local-description`. */
function namingParts(column: string): string[] {
  const parts = pathParts(column);
  return parts.length > 1 && parts.at(-1) === 'localdescription' ? parts.slice(0, -1) : parts;
}

function byParent(name: string, parent: string | undefined): NameMatch | null {
  const field = fieldByParent(name, parent);
  return field === null ? null : { field, word: name, rank: 2 * RANK_PER_TIER };
}

function loose(name: string): NameMatch | null {
  return exact(name, 2) ?? exact(withoutNoise(name), 3) ?? misspelt(name);
}

function exact(word: string, tier: number): NameMatch | null {
  const hit = byWord.get(word);
  return hit === undefined ? null : { field: hit.field, word, rank: tier * RANK_PER_TIER + hit.place };
}

function withoutNoise(name: string): string {
  const trimmed = name
    .replace(/^(vehicle|veh|car|item|listing|stock|unit|auto|ad|web)(?=.{3})/, '')
    .replace(
      /(?<=.{3})(name|desc|description|text|value|type|code|inclgst|incgst|aud|nzd|zar|field|list|formatted|display)$/,
      '',
    )
    .replace(/(?<=[a-z]{3})\d{1,2}$/, '');
  return trimmed.length >= 3 ? trimmed : name;
}

function misspelt(name: string): NameMatch | null {
  if (name.length < MIN_LENGTH_FOR_TYPOS) return null;
  const word = longWords.find(
    (known) => Math.abs(known.length - name.length) <= 1 && distance(known, name) === 1,
  );
  return word === undefined ? null : exact(word, 4);
}
