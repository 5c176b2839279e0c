import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type Readable, readable, unreadableFeed } from './feed-record.ts';
import { countLines } from './scan-row.ts';

export interface ParsedJson {
  root: unknown;
  /** The text that was parsed: the document with small mistakes mended, as long as it was. */
  text: string;
  /** Where it could not be understood. */
  damages: number[];
}

const MAX_DAMAGES = 200;
/** Line ends in texts, commas at a list's end and comments are wrong, but there is no doubt what is meant. */
const harmless: ReadonlySet<string> = new Set(['InvalidCharacter', 'InvalidCommentToken']);
const endErrors: ReadonlySet<string> = new Set([
  'CloseBraceExpected',
  'CloseBracketExpected',
  'ValueExpected',
  'ColonExpected',
  'PropertyNameExpected',
  'UnexpectedEndOfString',
]);

/**
 * JSON, or what a careless exporter takes for it: what is damaged is told with its place, so that it
 * costs one vehicle and not the feed. A document that ends early is an error.
 */
export function parseLeniently(text: string): Readable<ParsedJson> {
  try {
    const root: unknown = JSON.parse(text);
    return readable({ root, text, damages: [] });
  } catch {
    return parseDamaged(text);
  }
}

function parseDamaged(text: string): Readable<ParsedJson> {
  const errors: ParseError[] = [];
  const mended = withoutRawLineEnds(text);
  const root: unknown = parse(mended, errors, { allowTrailingComma: true, disallowComments: false });
  const end = text.trimEnd().length;
  const atEnd = errors.find(
    ({ error, offset, length }) => endErrors.has(printParseErrorCode(error)) && offset + length >= end,
  );
  if (atEnd !== undefined || root === undefined) {
    const line = lineAt(text, end);
    return unreadableFeed(
      `The JSON ends early, on line ${line}. Ask the supplier to send the feed again.`,
      line,
    );
  }
  const serious = errors.filter(({ error }) => !harmless.has(printParseErrorCode(error)));
  if (serious.length > MAX_DAMAGES) {
    const line = lineAt(text, serious[0]?.offset ?? 0);
    return unreadableFeed(`The feed is not JSON; the first mistake is on line ${line}.`, line);
  }
  return readable({ root, text: mended, damages: serious.map(({ offset }) => offset) });
}

/** Texts may hold line ends as they are; the parser would take them for the text's end. */
function withoutRawLineEnds(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/gs, (literal) => {
    const isText = /[\n\r\t]/.test(literal) && !/[\n\r]\s*$|^"\s*[,:}\]]/.test(literal.slice(0, -1));
    return isText ? literal.replace(/[\n\r\t]/g, ' ') : literal;
  });
}

function lineAt(text: string, offset: number): number {
  return 1 + countLines(text, 0, offset);
}
