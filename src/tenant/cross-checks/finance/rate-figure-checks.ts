import { type ComparedFees, comparisonRateOf } from '../../../values/finance/comparison-rate.ts';
import type { Finding } from '../../mistakes/mistake.ts';
import type { SettingPath } from '../../problem.ts';
import type { FinanceSettings } from '../../settings/finance/finance.schema.ts';
import type { LenderSettings } from '../../settings/finance/finance-lenders.schema.ts';
import { type CrossCheck, settingFinding } from '../cross-check.ts';

/** Fees for which comparison rates can be calculated, by their place in finance.json. */
type KnownFees = readonly { readonly name: string; readonly fees: ComparedFees }[];

/** A group of settings with a rate and its comparison rate. */
type RatePair = {
  readonly subject: string;
  readonly path: SettingPath;
  readonly rate: number;
  readonly comparisonRate: number;
};

/** A comparison rate is at least the annual rate and must match the fees of the table or a lender. */
export const checkRatePairs: CrossCheck = (settings) => {
  const { finance } = settings;
  const pairs = Object.entries(settings).flatMap(([subject, value]) => ratePairs(subject, [], value));
  return pairs.flatMap((pair) => {
    if (pair.comparisonRate < pair.rate) return [belowRate(pair)];
    return finance === undefined ? [] : feesFindings(pair, knownFees(finance), finance.comparison);
  });
};

function ratePairs(subject: string, path: SettingPath, group: unknown): RatePair[] {
  if (typeof group !== 'object' || group === null) return [];
  const rate: unknown = Reflect.get(group, 'annualRatePercent');
  const comparisonRate: unknown = Reflect.get(group, 'comparisonRatePercent');
  const isPair = typeof rate === 'number' && typeof comparisonRate === 'number';
  const isList = Array.isArray(group);
  return [
    ...(isPair ? [{ subject, path: [...path, 'comparisonRatePercent'], rate, comparisonRate }] : []),
    ...Object.entries(group).flatMap(([key, value]) =>
      ratePairs(subject, [...path, isList ? Number(key) : key], value),
    ),
  ];
}

function belowRate({ subject, path, rate, comparisonRate }: RatePair): Finding {
  const text = `is ${comparisonRate}, less than the annual rate of ${rate}: fees only add to it.`;
  return settingFinding(subject, path, text, {
    found: String(comparisonRate),
    allowed: `${rate} or more`,
  });
}

function feesFindings(
  { subject, path, rate, comparisonRate }: RatePair,
  known: KnownFees,
  comparison: FinanceSettings['comparison'],
): Finding[] {
  const compared = known.map(({ name, fees }) => ({ name, rate: comparisonRateOf(rate, fees, comparison) }));
  if (compared.some((one) => isSame(one.rate, comparisonRate))) return [];
  const nearest = compared.toSorted(
    (a, b) => Math.abs(a.rate - comparisonRate) - Math.abs(b.rate - comparisonRate),
  )[0];
  const text = `is ${comparisonRate}, but no fees in finance.json raise ${rate}% p.a. to that.`;
  return [
    settingFinding(subject, path, text, {
      found: String(comparisonRate),
      nearest: nearest && String(nearest.rate),
      allowed: compared.map((one) => `${one.rate} by the fees of ${one.name}`).join(', '),
    }),
  ];
}

/** Rates have two decimals. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

function knownFees({ table, lenders }: FinanceSettings): KnownFees {
  const { establishment, monthlyAccount } = table.fees;
  return [
    { name: 'table', fees: { once: establishment, perMonth: monthlyAccount } },
    ...Object.entries(lenders).map(([id, lender]) => ({ name: `lenders.${id}`, fees: feesOf(lender) })),
  ];
}

/** Comparison rates exclude government charges. */
function feesOf({ fees }: LenderSettings): ComparedFees {
  const sum = (every: LenderSettings['fees'][number]['every']) =>
    fees
      .filter((fee) => fee.every === every && !fee.isGovernment)
      .reduce((total, { amount }) => total + amount, 0);
  return { once: sum('once'), perMonth: sum('month') };
}

/**
 * A lender's published comparison rates must be between those calculated with its fees from the lowest and
 * highest rate of its calculator.
 */
export const checkPublishedRates: CrossCheck = ({ finance }) =>
  Object.entries(finance?.lenders ?? {}).flatMap(([id, lender]) => {
    const { comparisonRates, calculator } = lender;
    if (finance === undefined || comparisonRates === null) return [];
    const compare = (rate: number) => comparisonRateOf(rate, feesOf(lender), finance.comparison);
    const [min, max] = [compare(calculator.interest.min), compare(calculator.interest.max)];
    const about = (key: 'min' | 'max', wrong: string) =>
      settingFinding(
        'finance',
        ['lenders', id, 'comparisonRates', key],
        `is ${comparisonRates[key]}${wrong}`,
        {
          found: String(comparisonRates[key]),
          allowed: `from ${min} to ${max}, which the lender's fees make of the rates from ${calculator.interest.min} to ${calculator.interest.max}`,
        },
      );
    if (comparisonRates.min > comparisonRates.max) return [about('min', ', above max.')];
    return [
      ...(comparisonRates.min < min - 0.005 ? [about('min', ', too low for its fees.')] : []),
      ...(comparisonRates.max > max + 0.005 ? [about('max', ', too high for its fees.')] : []),
    ];
  });
