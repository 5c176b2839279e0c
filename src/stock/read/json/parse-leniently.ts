import { type ParseError, parse } from 'jsonc-parser';
import { countLines } from '../delimited/scan-row.ts';

/** What could be made of a JSON document. */
export interface ParsedJson {
  root: unknown;
  /** Where the first mistake is that leaves doubt about what was meant; null when there is none. */
  damagedAt: number | null;
}

/**
 * JSON, or what a careless exporter takes for it: line ends inside texts, comments and a comma after the
 * last element leave no doubt. Of anything worse, `root` holds what could be understood.
 */
export function parseLeniently(text: string): ParsedJson {
  const root = strictly(text) ?? strictly(withoutControls(text));
  if (root !== undefined) return { root, damagedAt: null };
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

/** Outside texts a line end is a space; inside texts it is forbidden, and a space is as good. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/** An object's text as an object, with the same forgiveness; null when it is none. */
export function parseObject(text: string): object | null {
  const value = strictly(text) ?? strictly(withoutControls(text));
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
}

/** The line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return 1 + countLines(text, 0, offset);
}
