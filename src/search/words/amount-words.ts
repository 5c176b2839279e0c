import type { Settings } from '../../tenant/settings/subjects.ts';
import { alternation } from './unspaced-words.ts';

/** search.json `typedAmounts`: the words of a site's own language, which are understood beside the English ones. */
export type AmountWords = NonNullable<Settings['search']['typedAmounts']>;

/** The words around the figures of an amount, as patterns. */
const english = {
  /** Before the highest amount: "under 20k", "max price of 20k", "pre-2015". */
  max: 'under|below|less than|up ?to|max(?:imum)?(?: price)?(?: of)?|at most|cheaper than|before|pre-?|older than|until|<=?',
  /** Before the lowest amount: "over 20k". */
  min: 'over|above|more than|at least|minimum|min|from|after|post|since|newer than|>=?',
  /** Behind the highest amount: "2019 or older", "20k max". */
  most: '(?:or|and) (?:older|earlier|less|under|below)|max(?:imum)?|tops',
  /** Behind the lowest amount: "2019+", "2019 or newer". */
  least: String.raw`\+|(?:or|and) (?:newer|later|above|over|more|up|onwards)|onwards`,
  /** Between two amounts: "20-30k". */
  to: '-|–|to|and',
  /** Behind thousands: "20k". */
  thousand: 'k|grand|thousand',
  dollars: 'dollars|aud',
  /** Behind a price for a week or longer: "$150 a week", "150pw", "$400 per month", "450 pm". */
  week: String.raw`(?:(?:\/|a|per)\s?)?w(?:ee)?k|(?:\/|a|per)\s?(?:fortnight|month)|(?:week|fortnight|month)ly|p\/?[wm]`,
  km: 'kms?|kilomet(?:re|er)s?|klms?',
  /** Behind a year or an age, but "2020 Model 3" is a car: "2020 model", "5 years old". */
  year: String.raw`model\b(?! [3sxy]\b)|(?:years?|yrs?)(?: old)?`,
  /** Before a weight: "can tow 2.5t", "towing capacity of 3500kg". */
  tow: '(?:can )?tow(?:s|ing)?(?: capacity)?(?: of)?',
} as const;
const WEIGHT = 't|tonnes?|tons?|kgs?|kilos?';

/** The English words with those of the site. */
export function amountWords(site: AmountWords | null, hasTowing: boolean) {
  const own = (kind: keyof AmountWords) =>
    alternation((site?.[kind] ?? '').split(/\s*[,，、]\s*/).filter(Boolean));
  const both = (kind: keyof typeof english & keyof AmountWords) => `${english[kind]}|${own(kind)}`;
  return {
    max: both('max'),
    min: both('min'),
    // Other languages may have the words of a limit before or behind the figure.
    most: `${english.most}|${own('max')}`,
    least: `${english.least}|${own('min')}`,
    to: `${both('to')}|~`,
    thousand: both('thousand'),
    tenThousand: own('tenThousand'),
    dollars: both('dollars'),
    week: both('week'),
    km: both('km'),
    year: both('year'),
    tow: hasTowing ? english.tow : '(?!)',
    weight: hasTowing ? `(?:${WEIGHT})(?: (?:braked )?${english.tow})?` : '(?!)',
  };
}
