import * as v from 'valibot';
import { formatPhone, phoneWithLostZero } from '../../values/contact/phone.ts';
import { nearestWord } from '../nearest.ts';
import type { SettingPath } from '../problem.ts';
import { alternatives, type SchemaNode } from './schema-shape.ts';

/**
 * The value that a wrong one probably means, as JSON to paste, or undefined: a misspelt option, a number or
 * boolean in quotes, a text without quotes, a single item without its list, a colour without its hash, a phone
 * number without quotes.
 */
export function nearestValue(
  nodes: readonly SchemaNode[],
  found: unknown,
  path: SettingPath = [],
): string | undefined {
  const guesses = [...choiceGuess(nodes, found), ...phoneGuess(found, path), ...formGuesses(found)];
  const fitting = guesses.find((guess) => nodes.some((node) => v.is(node, guess)));
  return fitting === undefined ? undefined : JSON.stringify(fitting);
}

function choiceGuess(nodes: readonly SchemaNode[], found: unknown): unknown[] {
  if (typeof found !== 'string') return [];
  const words = nodes
    .flatMap((node) => alternatives(node, found))
    .flatMap((node) => [...(node.type === 'picklist' ? (node.options ?? []) : []), node.literal])
    .filter((word) => typeof word === 'string');
  const nearest = nearestWord(found, words);
  return nearest === undefined ? [] : [nearest];
}

/** Without quotes, JSON drops or refuses the 0 at the start of a phone number. */
function phoneGuess(found: unknown, path: SettingPath): string[] {
  if (typeof found !== 'number' || !path.some((step) => /phone/i.test(String(step)))) return [];
  return [phoneWithLostZero(String(found)) ?? formatPhone(String(found))];
}

function formGuesses(found: unknown): unknown[] {
  if (typeof found === 'number' || typeof found === 'boolean') return [String(found), [found]];
  if (typeof found !== 'string') return Array.isArray(found) && found.length === 1 ? [found[0]] : [[found]];
  const word = found.trim();
  const guesses = [
    ...booleanGuess(word.toLowerCase()),
    ...numberGuess(word),
    word,
    word.toLowerCase(),
    word.toUpperCase(),
    ...(/^[0-9a-f]{3,8}$/i.test(word) ? [`#${word}`] : []),
    ...(/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(word) ? [`https://${word}`] : []),
    ...(/^[a-z][\w/-]*$/i.test(word) ? [`/${word}`] : []),
    word.replace(/\/+$/, ''),
    ...(word.startsWith('/') ? [word.replace(/\s+/g, '-')] : []),
    word.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    [found],
  ];
  return guesses.filter((guess) => guess !== found && guess !== '' && guess !== '-');
}

function booleanGuess(word: string): boolean[] {
  if (['true', 'yes', 'on', '1'].includes(word)) return [true];
  return ['false', 'no', 'off', '0'].includes(word) ? [false] : [];
}

/** Parses formatted numbers such as "$3,000", "7.5%" and "12 km". */
function numberGuess(word: string): number[] {
  const bare = word.replace(/[$,%\s]|km$/g, '');
  return /^-?\d+(\.\d+)?$/.test(bare) ? [Number(bare)] : [];
}
