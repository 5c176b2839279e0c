/**
 * Detects statements about credit in texts: "a repayment needs the annual rate; a rate needs the comparison rate"
 * (National Credit Code, ss 160–160F). Only the wording is checked, not the figures.
 */

/** Prescribed wording of the warning (National Credit Code, ss 160–160F). */
export const WARNING_SENTENCE =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';

const credit = /financ|repay|\bloans?\b|borrow|\blend|\binterest\b/i;
/** Weekly amounts that are not credit. */
const noCredit =
  /subscri|\brent|\bhire\b|\bfuel|\binsur|\bsav(?:e|ing)|\bwage|\bsalar|\bearn|\bfee\b|running costs/i;

const percent = String.raw`(?<![\d.,$])\d{1,2}(?:\.\d+)?\s?(?:%|per ?cent\b)`;
const annual = String.raw`(?:p\.\s?a\.?|pa\b|per annum)`;
const words = (source: string, flags = 'i') => new RegExp(source, flags);
/** A figure together with the words before or after it that make it a credit rate. */
const rate = [
  String.raw`${percent}\s*(?:${annual}|apr\b|interest|finance\b|(?:fixed|variable)\s+(?:rate|interest|${annual}))`,
  String.raw`\b(?:interest |finance |loan |percentage )?rates?\s+(?:is |are |now |only |just |starts? )*(?:of|from|at|as low as)\s+${percent}`,
].join('|');
/** Counts only in texts about a loan: "20% a year cheaper to run" is not a rate. */
const yearlyRate = String.raw`${percent}\s*(?:a|per|each) year`;
const comparisonRate = [
  String.raw`${percent}\s*${annual}?[\s(,:–-]*(?:(?:is|as|the|its|a)\s+)*comparison rate`,
  String.raw`comparison rate[\s(:–-]*(?:(?:is|are|of|from|at|as low as|only|just)\s+)*${percent}(?:\s*${annual})?`,
].join('|');

const period = String.raw`(?:\s?\/\s?|\s?(?:per|an?|each|every)\s)(?:week|wk|w\b|fortnight|month|mth)|\s?(?:pw\b|p\/w\b|weekly|fortnightly|monthly)`;
const repayment = words(String.raw`\$\s?\d[\d,]*(?:\.\d+)?\*?(?:${period})`);
const offered = /\bfrom\b|\bonly\b|\bjust\b|\bdrive\b|\bpay\b|\byours\b/i;

// Compiled once: these long patterns are applied to every text of a dealer.
const rates = words(rate, 'gi');
const ratesOfLoan = words(`${rate}|${yearlyRate}`, 'gi');
const hasComparison = words(comparisonRate);
const comparisons = words(comparisonRate, 'gi');

function rateFigures(text: string): string[] {
  return text.match(credit.test(text) ? ratesOfLoan : rates) ?? [];
}

function repaymentFigure(text: string): string | null {
  const isOffer = (credit.test(text) || offered.test(text)) && !noCredit.test(text);
  return isOffer ? (repayment.exec(text)?.[0] ?? null) : null;
}

/** Whether a text contains a rate or a repayment, so that the warning must be near. */
export function hasCreditFigure(text: string): boolean {
  return hasComparison.test(text) || rateFigures(text).length > 0 || repaymentFigure(text) !== null;
}

/** The first rate without its comparison rate, or the first repayment without any. */
export function bareCreditFigure(text: string): string | null {
  const compared = text.match(comparisons)?.length ?? 0;
  const others = text.replace(comparisons, '|');
  return rateFigures(others)[compared] ?? (compared === 0 ? repaymentFigure(others) : null);
}

const repaymentText = words(String.raw`\{(?:amount|repayment|payment|weekly|monthly)\}\*?(?:${period})`);

/** Whether a template states a repayment per week, fortnight or month. */
export function isRepaymentText(text: string): boolean {
  return repaymentText.test(text);
}

/** Only these words may stand between a rate and its comparison rate. */
const belonging =
  /p\.\s?a\.?|per annum|(?:a|per) year|comparison rate|interest|\b(?:and|with|an?|its|the|of|is)\b|[\s%,;:()|/·–—-]/gi;

/** Whether `{comparisonRate}` directly follows `{rate}`. */
export function isComparedAtOnce(text: string): boolean {
  const [, between] = /\{rate\}(.*?)\{comparisonRate\}/s.exec(text) ?? [];
  return between !== undefined && between.replace(belonging, '') === '';
}

/** Whether a rate is stated to be annual. */
export function isAnnual(text: string): boolean {
  return /\{rate\}\s?%?\s?(?:p\.\s?a|pa\b|per annum|(?:a|per|each) year)/i.test(text);
}

/** Whether a text is a comparison rate warning, complete or not. */
export function isWarning(text: string): boolean {
  return /warning:.*comparison rate|true only for the examples? given/is.test(text);
}

export function hasWarningSentence(text: string): boolean {
  return text.replace(/\s+/g, ' ').includes(WARNING_SENTENCE);
}

/** Amount and term of the example loan in a warning; null if not stated. */
export function warnedLoan(text: string): {
  readonly amount: number | null;
  readonly termYears: number | null;
} {
  const [, amount] = /\$\s?(\d[\d,]*)/.exec(text) ?? [];
  const [, years] = /(\d+)[\s-]years?\b/i.exec(text) ?? [];
  return {
    amount: amount === undefined ? null : Number(amount.replaceAll(',', '')),
    termYears: years === undefined ? null : Number(years),
  };
}
