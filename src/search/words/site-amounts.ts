import type { Settings } from '../../tenant/settings/subjects.ts';
import { type TypedAmount, typedAmount } from './amounts.ts';
import { alternation } from './unspaced-words.ts';

/** search.json `typedAmounts`. */
export type AmountWords = NonNullable<Settings['search']['typedAmounts']>;

/**
 * The first amount in the words of a site's language, such as "3万以下"; null if there is none. Amounts without any of
 * these words are not found, because `typedAmount` reads English ones.
 */
export function siteAmount(text: string, words: AmountWords): TypedAmount | null {
  for (const [typed, ...parts] of text.matchAll(amountPattern(words))) {
    const amount = typedAmount(inEnglish(parts, words));
    if (amount !== null) return { ...amount, words: typed };
  }
  return null;
}

/** Week, limit, number, its unit, what joins it to a second number, that number, its unit, what is counted, week, limit. */
function amountPattern({
  max,
  min,
  to,
  thousand,
  tenThousand,
  dollars,
  week,
  km,
  year,
}: AmountWords): RegExp {
  const [limit, unit, counted] = [
    either(max, min),
    either('k', thousand, tenThousand),
    either(dollars, km, year),
  ];
  const number = String.raw`\$?(\d[\d,]*(?:\.\d+)?)\s?(${unit})?`;
  // Between two letters or digits of ASCII is no end of a word; other scripts may have no spaces between words.
  return new RegExp(
    String.raw`(?<!\w\B)(${either(week)})?\s?(${limit})?\s?(?<![\w.-])${number}(?:\s?(?:${counted})?\s?(-|–|~|${either(to)})\s?${number})?` +
      String.raw`\s?(${counted})?\s?(${either(week)})?\s?(${limit})?(?!\B\w)`,
    'gi',
  );
}

function either(...texts: readonly (string | null)[]): string {
  return alternation(texts.flatMap(listOf));
}

function listOf(text: string | null): string[] {
  return text === null ? [] : text.split(/\s*[,，、]\s*/).filter((word) => word !== '');
}

/** Only for amounts with a word of the site's language; `''` for others. */
function inEnglish(parts: readonly (string | undefined)[], words: AmountWords): string {
  const [weekBefore, before, first = '', ofFirst, joint, last, ofLast, counted, weekAfter, after] = parts;
  const limit = before ?? after;
  const week = weekBefore ?? weekAfter;
  const unit = ofLast ?? ofFirst;
  const isOwn = (word: string | undefined) => word !== undefined && !/^[k–~-]$/i.test(word);
  if (![limit, week, unit, joint, counted].some(isOwn)) return '';
  const is = (kind: keyof AmountWords, word = '') => listOf(words[kind]).includes(word.toLowerCase());
  const figureOf = (number: string, by = '') => {
    const factor = is('tenThousand', by) ? 10_000 : by === '' ? 1 : 1000;
    return String(Math.round(Number(number.replaceAll(',', '')) * factor));
  };
  const isPrice =
    is('dollars', counted) || week !== undefined || (unit !== undefined && counted === undefined);
  const ends =
    last === undefined
      ? [figureOf(first, ofFirst)]
      : [figureOf(first, ofFirst ?? ofLast), figureOf(last, ofLast)];
  return [
    limit === undefined ? '' : is('max', limit) ? 'under' : 'over',
    ends.map((end) => (isPrice ? `$${end}` : end)).join('-'),
    is('km', counted) ? 'km' : week === undefined ? '' : 'per week',
  ].join(' ');
}
