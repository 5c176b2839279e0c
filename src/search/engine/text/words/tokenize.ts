import { foldCharacter } from './fold-character.ts';

/**
 * A word and its position in UTF-16 units; `end` is exclusive and excludes symbols removed after the word.
 */
export type TokenSpan = { readonly token: string; readonly start: number; readonly end: number };

const SKIP = 0;
const SEPARATE = 1;
const KEEP = 2;

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function modeOf(code: number, separators: ReadonlySet<string>, symbols: ReadonlySet<string>): number {
  if (isAlphanumeric(code)) return KEEP;
  const character = String.fromCharCode(code);
  if (symbols.has(character)) return KEEP;
  return character === ' ' || character === '\n' || separators.has(character) ? SEPARATE : SKIP;
}

/**
 * Splits a text into words with their positions. Spaces, new lines and `separators` end a word; other ASCII
 * symbols not in `symbols` are removed; letters are lower-cased and stripped of accents.
 */
export function tokenSpans(
  text: string,
  separators: ReadonlySet<string>,
  symbols: ReadonlySet<string>,
): TokenSpan[] {
  const spans: TokenSpan[] = [];
  let token = '';
  let start = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code >= 128) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      if (token === '') start = at;
      token += foldCharacter(character);
      at += character.length;
      continue;
    }
    const mode = modeOf(code, separators, symbols);
    if (mode === KEEP) {
      if (token === '') start = at;
      token += String.fromCharCode(code >= 65 && code <= 90 ? code + 32 : code);
    } else if (mode === SEPARATE && token !== '') {
      spans.push({ token, start, end: at });
      token = '';
    }
    at += 1;
  }
  if (token !== '') spans.push({ token, start, end: text.length });
  return spans;
}

/** The words of a text, for indexing and searching; see tokenSpans. */
export function tokenize(
  text: string,
  separators: ReadonlySet<string>,
  symbols: ReadonlySet<string>,
): string[] {
  return tokenSpans(text, separators, symbols).map((span) => span.token);
}
