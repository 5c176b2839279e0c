import type { RangeAttribute } from '../attributes.ts';
import type { Range } from '../state/search-state.ts';
import { modelNumberMakes } from './typed-place.ts';

/** A typed amount, such as "under 20k" or "2019 or newer". */
export interface TypedAmount {
  /** The words, as they were typed. */
  readonly words: string;
  readonly attribute: RangeAttribute;
  readonly range: Range;
}

const figure = String.raw`\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:k|grand|thousand)\b)?`;
const weekly = String.raw`\s?(?:(?:(?:\/|a|per)\s?)?(?:w(?:ee)?k|fortnight|month)|p\/?w|(?:week|fortnight|month)ly)\b`;
const unit = String.raw`(?:\s?(?:kms?|kilometres?|kilometers?|klms?)\b|${weekly}|\s?(?:dollars|aud)\b)?`;
const max = `(?:under|below|less than|up to|upto|max(?:imum)?(?: price)?(?: of)?|at most|cheaper than|before|older than|until|<=?)`;
const min = `(?:over|above|more than|at least|minimum|min|from|after|since|newer than|>=?)`;
const later = String.raw`(?:\s?\+|\s(?:or|and) (?:newer|later|above|over|more|up|onwards)|\sonwards)`;
const earlier = String.raw`\s(?:(?:or|and) (?:older|earlier|less|under|below)|max(?:imum)?|tops)`;

/** After "no" or "not" a limit is the opposite one: "no older than 2018". */
const limit = (words: string) =>
  new RegExp(`(?<![\\w-])(not? )?${words}\\s?(${figure}${unit})(?![\\w-])`, 'i');

const patterns: readonly (readonly [RegExp, (...figures: string[]) => readonly [string, string]])[] = [
  [
    new RegExp(
      `(?<![\\w.-])(?:between |from )?(${figure})\\s?(?:-|–|to|and)\\s?(${figure}${unit})(?![\\w-])`,
      'i',
    ),
    (from = '', to = '') => [from, to],
  ],
  [limit(max), (not = '', to = '') => (not === '' ? ['', to] : [to, ''])],
  [limit(min), (not = '', from = '') => (not === '' ? [from, ''] : ['', from])],
  [new RegExp(`(?<![\\w.-])(${figure}${unit})${later}(?![\\w-])`, 'i'), (from = '') => [from, '']],
  [new RegExp(`(?<![\\w.-])(${figure}${unit})${earlier}(?![\\w-])`, 'i'), (to = '') => ['', to]],
  // Kilometres alone are the maximum, but a few are a distance.
  [
    /(?<![\w.-])((?:\d{1,3},\d{3}|\d{4,6}|\d{1,3}k)\s?(?:kms?|kilometres?|kilometers?|klms?))(?![\w-])/i,
    (to = '') => ['', to],
  ],
  // So is a price.
  [new RegExp(`(?<![\\w.-])(${figure}${weekly})(?![\\w-])`, 'i'), (to = '') => ['', to]],
  [/(?<![\w.-])(\$\d[\d,]*(?:\s?k\b)?|\d{1,3}(?:\.\d)?k|\d{1,3} grand)(?![\w-])/i, (to = '') => ['', to]],
  // "Peugeot 2008" is a model; so is "Model 3" in "2020 Model 3".
  [
    /(?<!peugeot )(?<![\w$.,-])(19[5-9]\d|20[0-4]\d)(?: model\b(?! [3sxy]\b)|(?![\w.,-]))/i,
    (year = '') => [year, year],
  ],
];

/** The first amount in the text; null if there is none. */
export function typedAmount(text: string): TypedAmount | null {
  for (const [pattern, ends] of patterns) {
    const [words, ...figures] = pattern.exec(text) ?? [];
    if (words === undefined) continue;
    const amount = amountOf(words, ...ends(...figures));
    if (amount !== null) return amount;
  }
  return null;
}

const roundNumber = new RegExp(
  String.raw`(?<!(?:stock|no|number|id|${modelNumberMakes}) )(?<![\w$.,#-])(?:\d{1,3},\d{3}|[5-9][05]00|\d{2,3}[05]00)(?![\w.,-])`,
  'i',
);

/** A round number alone, such as "30000", as the highest price. For what is left once all other numbers are read. */
export function barePrice(text: string): TypedAmount | null {
  const [words] = roundNumber.exec(text) ?? [];
  return words === undefined
    ? null
    : { words, attribute: 'price', range: { min: null, max: amountIn(words, false) } };
}

function amountOf(words: string, from: string, to: string): TypedAmount | null {
  const attribute = attributeOf(words, from, to);
  if (attribute === null) return null;
  const ofThousands = /\d\s?(?:k|grand|thousand)\b/i.test(to);
  const max = amountIn(to, false);
  // "20-30k": the unit of the second number applies to the first.
  const first = amountIn(from, ofThousands && max !== null && (amountIn(from, false) ?? 0) < 1000);
  if (first === null && max === null) return null;
  if (first !== null && max !== null && first > max) return null;
  if (attribute !== 'year') return { words, attribute, range: { min: first, max } };
  const isOpen = /before|older than/i.test(words);
  const isLater = /after|newer than/i.test(words);
  const min = first !== null && isLater ? first + 1 : first;
  return { words, attribute, range: { min, max: max !== null && isOpen ? max - 1 : max } };
}

/** Null if the numbers are no price, kilometres or year, as in "Ford F-150 to 250". */
function attributeOf(words: string, from: string, to: string): RangeAttribute | null {
  if (/[\dk]\s?(?:kms?|kilometres?|kilometers?|klms?)\b/i.test(words)) return 'km';
  if (/(?<![a-z])(?:w(?:ee)?k|p\/?w|fortnight|month)(?:ly)?\b/i.test(words)) return 'weekly_price';
  const isMoney = /\$|\d\s?(?:k|grand|thousand)\b|dollars|\baud\b/i.test(words);
  const figures = [from, to].filter((text) => text !== '');
  if (!isMoney && figures.every((text) => /^(?:19[5-9]\d|20[0-4]\d)$/.test(text))) {
    // "T60 Max 2022" and "2020 D-Max" are models and the year of the car.
    return /^max|max(?:imum)?$/i.test(words) ? null : 'year';
  }
  const isLarge = figures.every((text) => (amountIn(text, false) ?? 0) >= 1000);
  return isMoney || isLarge ? 'price' : null;
}

function amountIn(text: string, isThousands: boolean): number | null {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  if (digits === undefined) return null;
  const weeks = /fortnight/i.test(text) ? 2 : /month/i.test(text) ? 52 / 12 : 1;
  const isK = isThousands || /\d\s?(?:k|grand|thousand)\b/i.test(text);
  const value = Math.round((Number(digits.replaceAll(',', '')) * (isK ? 1000 : 1)) / weeks);
  return value <= 999_999_999 ? value : null;
}
