import type { RangeAttribute } from '../attributes.ts';
import type { Range } from '../state/search-state.ts';
import { amountWords } from './amount-words.ts';
import { MODEL_NUMBER_MAKES } from './typed-place.ts';
import type { Vocabulary } from './vocabulary.ts';

type Known = Pick<Vocabulary, 'amounts' | 'thisYear' | 'ranges'>;

interface Amount {
  readonly attribute: RangeAttribute;
  readonly range: Range;
}

/** A typed amount, such as "under 20k" or "2019 or newer". */
export interface TypedAmount extends Amount {
  /** The words, as they were typed. */
  readonly words: string;
}

/** Finds the first amount in a text; null if there is none. */
export type AmountReader = (text: string) => TypedAmount | null;

const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/;
const MAX_AGE = 99;
/** Smaller weights are in tonnes, larger ones in kilograms, with a unit or without: "tow 3.5", "tow 3500". */
const MAX_TONNES = 100;
/** The smallest price without a unit: "under 1000" is one, "under 800" may be anything. */
const SMALLEST = 1000;
/** The largest number that an engine's int32 can compare. */
const LARGEST = 999_999_999;
/** An amount begins neither within a word nor within a number: "f-150", "1,000". */
const begin = String.raw`(?<!\w\B|[$.-]|\d,)`;
/** Nor does it end there. A script without spaces is no obstacle: "3万以下SUV". */
const end = String.raw`(?!\B\w|-|[.,]\d)`;

/** Reads English and the words of the site. */
export function amountReader({ amounts = null, thisYear = 0, ranges }: Known): AmountReader {
  const words = amountWords(amounts, ranges === undefined || ranges.includes('towing'));
  const patterns = patternsOf(words);
  return (text) => {
    for (const pattern of patterns) {
      for (const match of text.matchAll(pattern)) {
        const amount = amountOf(match, words, thisYear);
        if (amount !== null) return { words: match[0], ...amount };
      }
    }
    return null;
  };
}

type Words = ReturnType<typeof amountWords>;

function patternsOf(words: Words): readonly RegExp[] {
  const figure = (name: string) =>
    String.raw`(?<${name}>\$?\d+(?:,\d{3})*(?:\.\d+)?)` +
    String.raw`(?:\s?(?<${name}Unit>${words.thousand}|${words.tenThousand})(?!\B\w))?` +
    String.raw`(?:\s?(?:${words.km}|${words.year}|${words.dollars}|${words.weight}))?`;
  const before =
    String.raw`(?:(?:${words.week}|${words.tow})\s?)?(?<not>(?:not?|nothing) )?` +
    String.raw`(?:(?:(?<max>${words.max})|(?<min>${words.min})|between)\s?)?`;
  const behind =
    String.raw`(?:\s?(?:${words.week}))?` +
    String.raw`(?:\s?(?:(?<most>${words.most})|(?<least>${words.least})))?`;
  return [
    // "20-30k", "between 20 and 30 grand"
    `${before}${figure('first')}\\s?(?:${words.to})\\s?${figure('last')}${behind}`,
    // "under 20k", "no older than 2018", "2019 or newer", "$20,000"
    `${before}${figure('first')}${behind}`,
    // "2022" in "T60 Max 2022", where "Max" is no limit
    figure('first'),
  ].map((pattern) => new RegExp(begin + pattern + end, 'gi'));
}

/** The figures of an amount, as they limit something. */
interface Figures {
  readonly from: number;
  readonly upTo: number;
  readonly range: Range;
  /** One figure without a word for a limit. */
  readonly isAlone: boolean;
}

/** Null if the figures limit nothing, as "30 to 20" and "$0 deposit". */
function figuresOf({ groups = {} }: RegExpExecArray, words: Words): Figures | null {
  const { not, max, min, most, least, first = '', firstUnit, last, lastUnit } = groups;
  const amountIn = (figure: string, unit = '') => numberIn(figure) * factorOf(unit, words);
  // "20-30k": the unit of the second figure applies to the first.
  const from = amountIn(first, firstUnit ?? (numberIn(first) < SMALLEST ? lastUnit : undefined));
  const upTo = last === undefined ? from : amountIn(last, lastUnit);
  if (from > upTo || upTo === 0 || upTo > LARGEST) return null;
  const [low, high] = [Math.round(from), Math.round(upTo)];
  const limit = max ?? most ?? min ?? least;
  // "no older than 2018" is the opposite of "older than 2018". A figure alone is the highest one.
  const isHighest = limit === undefined || ((max ?? most) === undefined) === (not !== undefined);
  const range =
    last !== undefined
      ? { min: low, max: high }
      : { min: isHighest ? null : low, max: isHighest ? high : null };
  return { from, upTo, range, isAlone: limit === undefined && last === undefined };
}

/** Null if the figures are no price, kilometres, weight, year or age, as in "Ford F-150 to 250". */
function amountOf(match: RegExpExecArray, words: Words, thisYear: number): Amount | null {
  const figures = figuresOf(match, words);
  if (figures === null) return null;
  const [typed] = match;
  const { first = '', firstUnit, last = first, lastUnit } = match.groups ?? {};
  const { from, upTo, range, isAlone } = figures;
  const has = (word: string) => new RegExp(`(?<![a-z])(?:${word})(?![a-z])`, 'i').test(typed);
  if (has(words.tow)) return { attribute: 'towing', range: towed(from) };
  if (has(words.weight)) return null;
  // "20 km" alone is a distance.
  if (has(words.km)) return isAlone && from < SMALLEST ? null : { attribute: 'km', range };
  if (has(words.week))
    return isHour(upTo, typed) ? null : { attribute: 'weekly_price', range: perWeek(range, typed) };
  if (typed.includes('$') || (firstUnit ?? lastUnit) !== undefined || has(words.dollars))
    return { attribute: 'price', range };
  if (YEAR.test(first) && YEAR.test(last))
    return isModel(match, isAlone) ? null : { attribute: 'year', range: typedYears(figures, typed) };
  if (isAlone) return null;
  if (thisYear > 0 && upTo <= MAX_AGE && has(words.year))
    return { attribute: 'year', range: yearsOfAge(range, typed, thisYear) };
  return from < SMALLEST ? null : { attribute: 'price', range };
}

const towed = (weight: number): Range => ({
  min: Math.round(weight < MAX_TONNES ? weight * 1000 : weight),
  max: null,
});

/** "5 pm" and the minutes of "5:30 pm"; no car costs so little a month. */
const isHour = (figure: number, typed: string) => figure < 60 && /^[^$]+pm$/i.test(typed);

function perWeek(range: Range, typed: string): Range {
  const weeks = /fortnight/i.test(typed) ? 2 : /month|p\/?m/i.test(typed) ? 52 / 12 : 1;
  return mapped(range, (price) => Math.round(price / weeks));
}

/** "T60 Max 2022" and "2020 D-Max" are models; "Peugeot 2008" is one. */
function isModel({ groups = {}, input, index }: RegExpExecArray, isAlone: boolean): boolean {
  const { max, most, first } = groups;
  return (
    /^max/i.test(max ?? most ?? '') ||
    (isAlone && first === '2008' && /peugeot $/i.test(input.slice(0, index)))
  );
}

function typedYears({ from, range, isAlone }: Figures, typed: string): Range {
  return isAlone ? { min: from, max: from } : yearsOf(range, typed);
}

function yearsOfAge(range: Range, typed: string, thisYear: number): Range {
  const years = mapped(range, (age) => thisYear - age);
  // "older than 10 years" is before a year already; the highest of other ages is the first year.
  return /older than|newer/i.test(typed) ? yearsOf(years, typed) : { min: years.max, max: years.min };
}

/** "before 2015" and "post 2018" leave the year out. */
function yearsOf({ min, max }: Range, typed: string): Range {
  const isAfter = /after|post|newer than/i.test(typed);
  const isBefore = /before|pre|older than/i.test(typed);
  return { min: min !== null && isAfter ? min + 1 : min, max: max !== null && isBefore ? max - 1 : max };
}

const mapped = ({ min, max }: Range, change: (value: number) => number): Range => ({
  min: min === null ? null : change(min),
  max: max === null ? null : change(max),
});

const numberIn = (figure: string) => Number(figure.replaceAll(/[$,]/g, ''));

function factorOf(unit: string, { tenThousand }: Words): number {
  if (unit === '') return 1;
  return new RegExp(`^(?:${tenThousand})$`).test(unit) ? 10_000 : 1000;
}

/** "20,000", "7500" and "30000", but neither "stock no 30500" nor "isuzu 10000". */
const roundNumber = new RegExp(
  String.raw`(?<!(?:stock|no|number|id|${MODEL_NUMBER_MAKES}) )(?<![\w$.,#-])(?:\d{1,3},\d{3}|[5-9][05]00|\d{2,3}[05]00)(?![\w.,-])`,
  'i',
);

/** A round number alone, such as "30000", as the highest price. For what is left once all other numbers are read. */
export function barePrice(text: string): TypedAmount | null {
  const [words] = roundNumber.exec(text) ?? [];
  return words === undefined
    ? null
    : { words, attribute: 'price', range: { min: null, max: numberIn(words) } };
}
