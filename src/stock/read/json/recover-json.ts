import { parseObject } from './parse-leniently.ts';

export interface RecoveredElement {
  offset: number;
  /** Null for a damaged element. */
  value: object | null;
}

export interface RecoveredList {
  elements: RecoveredElement[];
  /** Whether the list was closed after its last element. */
  isClosed: boolean;
}

const MAX_ELEMENT_CHARACTERS = 300_000;

/**
 * Reads the objects of a damaged list one by one. They all begin with the key `firstKey`, which finds the
 * next one even if a missing quotation mark has swapped strings and structure.
 */
export function recoverList(text: string, start: number, firstKey: string): RecoveredList {
  const opening = new RegExp(`\\{\\s*"${escapeForRegExp(firstKey)}"\\s*:`, 'g');
  const elements: RecoveredElement[] = [];
  let end = start;
  for (opening.lastIndex = start; ; ) {
    const match = opening.exec(text);
    if (match === null) break;
    const offset = match.index;
    const closing = objectEnd(text, offset);
    const value = closing === null ? null : parseObject(text.slice(offset, closing));
    elements.push({ offset, value });
    end = value === null || closing === null ? opening.lastIndex : closing;
    opening.lastIndex = end;
  }
  return { elements, isClosed: text.slice(end).includes(']') };
}

function escapeForRegExp(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where the object that starts at `start` ends, as far as its quotation marks are reliable. */
function objectEnd(text: string, start: number): number | null {
  const limit = Math.min(text.length, start + MAX_ELEMENT_CHARACTERS);
  let depth = 0;
  let inText = false;
  for (let pos = start; pos < limit; pos++) {
    const char = text.charAt(pos);
    if (inText && char === '\\') pos++;
    else if (char === '"') inText = !inText;
    else if (!inText && char === '{') depth++;
    else if (!inText && char === '}' && --depth === 0) return pos + 1;
  }
  return null;
}
