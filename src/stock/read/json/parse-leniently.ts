import { type ParseError, parse } from 'jsonc-parser';
import { isJsonObject } from '../../../tenant/load/merge-settings.ts';
import { countLines } from '../delimited/scan-row.ts';
import { visitJson } from './nesting.ts';

/** The result of parsing a JSON document leniently. */
export interface ParsedJson {
  root: unknown;
  /** Position of the first error that makes the meaning doubtful; null if there is none. */
  damagedAt: number | null;
}

/**
 * Parses JSON with common exporter errors: line ends inside strings, comments and trailing commas are
 * harmless. For worse errors, `root` holds what could be understood. Null if it is nested too deep.
 */
export function parseLeniently(text: string): ParsedJson | null {
  const root = strictly(text) ?? strictly(withoutControls(text));
  if (root !== undefined) return { root, damagedAt: null };
  if (!visitJson(text)) return null;
  const errors: ParseError[] = [];
  const guessed: unknown = parse(text, errors, { allowTrailingComma: true, disallowComments: false });
  return { root: guessed, damagedAt: errors[0]?.offset ?? null };
}

function strictly(text: string): unknown {
  try {
    const root: unknown = JSON.parse(text);
    return root;
  } catch {
    return undefined;
  }
}

/** Replaces control characters by spaces: outside strings that is equivalent, inside they are forbidden. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/** Parses an object as leniently; null if it is none. */
export function parseObject(text: string): object | null {
  const value = strictly(text) ?? strictly(withoutControls(text));
  return isJsonObject(value) ? value : null;
}

/** Line of a position, from 1. */
export function lineAt(text: string, offset: number): number {
  return 1 + countLines(text, 0, offset);
}
