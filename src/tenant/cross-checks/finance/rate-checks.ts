import {
  bareCreditFigure,
  hasWarningSentence,
  isAnnual,
  isComparedAtOnce,
  isRepaymentText,
  isWarning,
  WARNING_SENTENCE,
  warnedLoan,
} from '../../../values/finance/rate-words.ts';
import { formatWholeMoney } from '../../../values/money.ts';
import type { Finding } from '../../mistakes/mistake.ts';
import { formatPath } from '../../problem.ts';
import { type SettingText, settingTexts } from '../../setting-texts.ts';
import type { Settings } from '../../settings/subjects.ts';
import { type CrossCheck, settingFinding } from '../cross-check.ts';

/** Subjects whose texts with placeholders are about credit; elsewhere the wording decides. */
const creditSubjects = ['finance', 'budget'];

const example = JSON.stringify('{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate');

/**
 * "A repayment needs the annual rate; a rate needs the comparison rate, labelled, not less prominent, adjacent"
 * (National Credit Code, ss 160–160F): in every text of a dealer.
 */
export const checkRateTexts: CrossCheck = (settings) =>
  settingTexts(settings).flatMap((setting) => [
    ...figureFindings(setting),
    ...textRules
      .filter(({ isBroken }) => isBroken(setting))
      .map(({ wrong, allowed }) => finding(setting, wrong, allowed)),
  ]);

function finding({ subject, path, text }: SettingText, wrong: string, allowed: string): Finding {
  return settingFinding(subject, path, wrong, { found: JSON.stringify(text), allowed });
}

function figureFindings(setting: SettingText): Finding[] {
  const figure = bareCreditFigure(setting.text);
  if (figure === null) return [];
  const allowed =
    'a text without figures, or with the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate"';
  return [finding(setting, `names "${figure}" without a comparison rate.`, allowed)];
}

type TextRule = {
  readonly wrong: string;
  readonly allowed: string;
  isBroken(setting: SettingText): boolean;
};

const showsRate = (text: string) => text.includes('{rate}');
const showsComparisonRate = (text: string) => text.includes('{comparisonRate}');
const namesComparisonRate = (text: string) => /comparison rate/i.test(text);

/**
 * For texts with placeholders. Rate and comparison rate may be two texts of a group, which are shown
 * together.
 */
const textRules: readonly TextRule[] = [
  {
    wrong: 'shows a repayment without {rate}, its annual rate.',
    allowed: example,
    isBroken: ({ subject, text, beside }) =>
      isRepaymentText(text) &&
      (creditSubjects.includes(subject) || /repay|financ|\bloan/i.test(text)) &&
      ![text, ...beside.values()].some(showsRate),
  },
  {
    wrong: 'shows {rate} without {comparisonRate}.',
    allowed: `${example}, or a comparisonRate in the same group`,
    isBroken: ({ text, beside }) =>
      showsRate(text) &&
      !showsComparisonRate(text) &&
      !showsComparisonRate(beside.get('comparisonRate') ?? ''),
  },
  {
    wrong: 'keeps {comparisonRate} apart from {rate}: it must follow at once.',
    allowed: example,
    isBroken: ({ text }) => showsRate(text) && showsComparisonRate(text) && !isComparedAtOnce(text),
  },
  {
    wrong: 'does not say that {rate} is for a year.',
    allowed: '"{rate}% p.a."',
    isBroken: ({ text }) => showsRate(text) && !isAnnual(text),
  },
  {
    wrong: 'does not call {comparisonRate} a comparison rate.',
    allowed: '"{comparisonRate}% p.a. comparison rate"',
    isBroken: ({ text, beside }) =>
      showsComparisonRate(text) &&
      !namesComparisonRate(text) &&
      // A text with only the figure may have its name in a separate label.
      (showsRate(text) || ![...beside.values()].some(namesComparisonRate)),
  },
];

/** The warning must have the legal wording and the loan for which comparison rates are calculated. */
export const checkRateWarnings: CrossCheck = (settings) =>
  settingTexts(settings)
    .filter(({ subject, path, text }) => isStandardWarning(subject, path) || isWarning(text))
    .flatMap((setting) => warningFindings(setting, settings.finance?.comparison, settings.site?.currency));

function isStandardWarning(subject: string, path: SettingText['path']): boolean {
  return subject === 'vehicle' && formatPath(path) === 'price.comparisonRateWarning';
}

function warningFindings(
  setting: SettingText,
  comparison: Settings['finance']['comparison'] | undefined,
  currency = 'AUD',
): Finding[] {
  const about = (wrong: string, allowed: string) => [finding(setting, wrong, allowed)];
  if (!hasWarningSentence(setting.text)) {
    return about('must say what the law says, to the letter.', JSON.stringify(WARNING_SENTENCE));
  }
  if (comparison === undefined) return [];
  const loan = (amount: number, years: number) => `${formatWholeMoney(amount, currency)} over ${years} years`;
  const right = loan(comparison.amount, comparison.termYears);
  const { amount, termYears } = warnedLoan(setting.text);
  if (amount === null || termYears === null) {
    const allowed = `the warning, and "Basis: a secured loan of ${right}."`;
    return about('does not say which loan it is about.', allowed);
  }
  if (amount === comparison.amount && termYears === comparison.termYears) return [];
  return about(
    `is about a loan of ${loan(amount, termYears)}, but "comparison" in finance.json is one of ${right}.`,
    `"${right}" here, or the other loan there`,
  );
}
