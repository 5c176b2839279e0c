import { nearestWord } from '../nearest.ts';

/** The context of a JSON syntax error, for its message. */
export interface SyntaxPlace {
  text: string;
  offset: number;
  /** The unexpected token; empty at the end of the file. */
  symbol: string;
  /** The token before it, ignoring comments. */
  previous: { text: string; end: number };
  /** Offset of the innermost open bracket; undefined outside of all. */
  opener: number | undefined;
}

type Rule = readonly [when: RegExp, sentence: (symbol: string) => string];

/** Common words and signs that are not valid JSON; the first match is used. */
const rules: readonly Rule[] = [
  [/[“”„«»]/, () => 'the quotes are curly (“ ”); write straight ones "'],
  [/^['‘’`]/, () => "text stands between double quotes, not between single ones (')"],
  [/^(true|yes)$/i, () => 'write true in small letters, without quotes'],
  [/^(false|no)$/i, () => 'write false in small letters, without quotes'],
  [/^(none|nil|null|undefined|nan)$/i, () => 'write null, in small letters, for "nothing"'],
  [/^[+]\d/, (symbol) => `a number has no plus sign; write ${symbol.slice(1)}`],
  [/^[$€£]\d/, (symbol) => `a number has no currency sign; write ${symbol.slice(1)}`],
  [/^-?\.\d/, (symbol) => `a number cannot start with a point; write ${symbol.replace('.', '0.')}`],
  [/^[;=]/, (symbol) => `"${symbol}" does not belong here; a colon follows a name, a comma follows a value`],
  [
    /^[^\x21-\x7E\p{L}\p{N}\p{P}\p{S}]/u,
    () => 'an invisible character stands here; delete it and type a plain space',
  ],
];

/** A sentence about a token that is not JSON. */
export function explainSymbol(place: SyntaxPlace): string {
  const { symbol, previous, text, offset, opener } = place;
  if (opener === undefined && previous.text !== '')
    return 'nothing may follow the closing bracket of the file';
  const touches = previous.end === offset && !/^[;=]/.test(symbol);
  if (touches && previous.text.startsWith('"')) return 'a double quote inside text is written \\"';
  if (touches && /\d$/.test(previous.text)) return `a number has no unit; take away ${symbol}`;
  const special = rules.find(([when]) => when.test(symbol));
  const isName = /^"?\s*:/.test(text.slice(offset + symbol.length));
  if (isName && (special === undefined || /^\p{L}/u.test(symbol))) {
    return `the name ${symbol} must stand in double quotes`;
  }
  return special?.[1](symbol) ?? explainWord(symbol);
}

function explainWord(symbol: string): string {
  if (!/[\p{L}\p{N}]/u.test(symbol)) return `"${symbol}" does not belong here`;
  const nearest = nearestWord(symbol, ['true', 'false', 'null']);
  const advice = nearest === undefined ? '' : `, or be ${nearest}`;
  return `${symbol} must stand in double quotes${advice}`;
}
