import { createScanner, type ParseError, printParseErrorCode, type SyntaxKind } from 'jsonc-parser';
import { explainSymbol, type SyntaxPlace } from './json-symbol.ts';
import { positionAt } from './text-position.ts';

/** A JSON syntax error; the text completes "not valid JSON: …". */
export interface SyntaxFault {
  offset: number;
  text: string;
}

/** Whether parsing can continue reliably after the error. */
export function isHarmless(error: ParseError, text: string): boolean {
  const code = printParseErrorCode(error.error);
  if (code === 'InvalidCommentToken')
    return isWholeComment(text.slice(error.offset, error.offset + error.length));
  const place = placeOfError(text, error);
  if (code === 'CommaExpected') return /^["{[tfn\d-]/.test(place.symbol) && !isLeadingZero(place);
  return (code === 'PropertyNameExpected' || code === 'ValueExpected') && isTrailingComma(place);
}

/** Explains a parse error in words for people who do not know JSON's grammar. */
export function explainSyntax(text: string, error: ParseError): SyntaxFault {
  const place = placeOfError(text, error);
  return explanations[printParseErrorCode(error.error)]?.(place) ?? here(place, 'something is wrong here');
}

type Explain = (place: SyntaxPlace) => SyntaxFault;

const explanations: Readonly<Record<string, Explain>> = {
  InvalidSymbol: (place) => here(place, explainSymbol(place)),
  InvalidNumberFormat: explainNumber,
  UnexpectedEndOfNumber: explainNumber,
  PropertyNameExpected: explainName,
  ValueExpected: explainValue,
  ColonExpected: explainColon,
  CommaExpected: explainComma,
  CloseBraceExpected: explainUnclosed,
  CloseBracketExpected: explainUnclosed,
  EndOfFileExpected: (place) =>
    here(
      place,
      /^[}\]]/.test(place.symbol)
        ? `one "${place.symbol}" too many`
        : 'nothing may follow the closing bracket of the file',
    ),
  InvalidCommentToken: (place) =>
    here(place, 'comments are not allowed in settings files; take this one away'),
  UnexpectedEndOfComment: (place) =>
    here(place, 'comments are not allowed in settings files; take this one away'),
  UnexpectedEndOfString: (place) =>
    here(place, `the text ${shorten(place.symbol)} has no closing quote on its line`),
  InvalidUnicode: (place) =>
    inText(place, /\\u(?![0-9a-f]{4})/i, 'after \\u there must be four digits or letters a to f'),
  InvalidEscapeCharacter: (place) =>
    inText(place, /(?<=(?:^|[^\\])(?:\\\\)*)\\(?!["\\/bfnrtu])/, 'a backslash in text is written \\\\'),
  InvalidCharacter: (place) =>
    inText(place, /\p{Cc}/u, 'a tab or another control character stands inside text; use a space'),
};

function here(place: SyntaxPlace, text: string): SyntaxFault {
  return { offset: place.offset, text };
}

function afterPrevious(place: SyntaxPlace, text: string): SyntaxFault {
  return { offset: place.previous.end, text: `${text} after ${quoted(place.previous.text)}` };
}

function inText(place: SyntaxPlace, pattern: RegExp, text: string): SyntaxFault {
  return { offset: place.offset + Math.max(0, place.symbol.search(pattern)), text };
}

function explainComma(place: SyntaxPlace): SyntaxFault {
  if (place.symbol === '}') return here(place, 'the closing ] of a list is missing before this "}"');
  if (place.symbol === ']') return here(place, 'the closing } of a group is missing before this "]"');
  if (place.symbol === ':') return here(place, `a colon cannot stand in a list; ${unclosed(place)}`);
  if (isLeadingZero(place)) return here(place, 'a number cannot start with 0');
  return afterPrevious(place, 'a comma is missing');
}

function explainColon(place: SyntaxPlace): SyntaxFault {
  return afterPrevious(
    place,
    /^[},]?$/.test(place.symbol) ? 'a colon and a value are missing' : 'a colon is missing',
  );
}

function explainName(place: SyntaxPlace): SyntaxFault {
  if (isTrailingComma(place)) return trailingComma(place);
  if (place.symbol === ',') return here(place, 'two commas stand in a row');
  const [before] = /\d+(?=,$)/.exec(place.text.slice(0, place.offset)) ?? [];
  const [after] = /^\d+/.exec(place.text.slice(place.offset)) ?? [];
  if (before !== undefined && after !== undefined) {
    return here(place, `a number has no commas in it; write ${before}${after}`);
  }
  return here(place, `a name in double quotes is missing before ${quoted(shorten(place.symbol))}`);
}

function explainValue(place: SyntaxPlace): SyntaxFault {
  if (isTrailingComma(place)) return trailingComma(place);
  if (place.symbol === ',' && place.previous.text === ',') return here(place, 'two commas stand in a row');
  if (place.symbol === ',' && /^[{[]$/.test(place.previous.text)) {
    return here(place, 'nothing stands before this comma; take it away');
  }
  return afterPrevious(place, 'a value is missing');
}

function explainNumber(place: SyntaxPlace): SyntaxFault {
  return here(place, `${place.symbol} is not a complete number`);
}

function explainUnclosed(place: SyntaxPlace): SyntaxFault {
  return here(place, unclosed(place));
}

function unclosed({ text, opener }: SyntaxPlace): string {
  if (opener === undefined) return 'a closing bracket is missing';
  const bracket = text.charAt(opener);
  const { line } = positionAt(text, opener);
  return `the closing ${bracket === '{' ? '}' : ']'} is missing for the ${bracket} on line ${line}`;
}

function isTrailingComma({ symbol, previous }: SyntaxPlace): boolean {
  return (symbol === '}' || symbol === ']') && previous.text === ',';
}

function trailingComma({ symbol, previous }: SyntaxPlace): SyntaxFault {
  return { offset: previous.end - 1, text: `take away the comma before "${symbol}": nothing follows it` };
}

function isLeadingZero({ symbol, previous, offset }: SyntaxPlace): boolean {
  return /^-?0$/.test(previous.text) && previous.end === offset && /^\d/.test(symbol);
}

function isWholeComment(comment: string): boolean {
  return comment.startsWith('//') || /^\/\*[\s\S]*\*\/$/.test(comment);
}

function quoted(token: string): string {
  return token.startsWith('"') ? shorten(token) : `"${shorten(token)}"`;
}

function shorten(token: string): string {
  return token.length <= 30 ? token : `${token.slice(0, 29)}…`;
}

function placeOfError(text: string, error: ParseError): SyntaxPlace {
  const place = { text, offset: error.offset, symbol: text.slice(error.offset, error.offset + error.length) };
  // Skips whitespace and comments, like the parser.
  const scanner = createScanner(text, true);
  const openers: number[] = [];
  let previous = { text: '', end: 0 };
  for (let kind: SyntaxKind = scanner.scan(); kind !== END_OF_FILE; kind = scanner.scan()) {
    const start = scanner.getTokenOffset();
    if (start >= error.offset) break;
    const token = text.slice(start, start + scanner.getTokenLength());
    if (token === '{' || token === '[') openers.push(start);
    if (token === '}' || token === ']') openers.pop();
    previous = { text: token, end: start + token.length };
  }
  return { ...place, previous, opener: openers.at(-1) };
}

/** SyntaxKind.EOF; the library's const enum cannot be used with type stripping. */
const END_OF_FILE = 17;
