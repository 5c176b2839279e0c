import { afterEach, describe, expect, it } from 'vitest';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { type WrittenTenants, writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { loadTenant } from '../../load/load-tenant.build.ts';
import { formatProblem } from '../../problem.ts';

let written: WrittenTenants | null = null;
afterEach(() => {
  written?.remove();
  written = null;
});

const defaults = realDefaults();

/** The messages for a dealer with this file. */
function problemsWith(file: string, settings: Readonly<Record<string, unknown>>): string[] {
  const own = { 'site.json': JSON.stringify(aSite), [file]: JSON.stringify(settings, null, 1) };
  written = writeTenants({ _defaults: defaults, pitstop: own });
  const loaded = loadTenant(written.tenantsDir, 'pitstop');
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
}

const warning =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.';
const terms = { termYears: [5], defaultTermYears: 5, maxDeposit: 0 };

const footer = (text: string) => ({ footerText: [text] });
const weekly = (text: string) => ({ price: { weekly: text } });
const warns = (text: string) => ({ price: { comparisonRateWarning: text } });
const basis = (text: string) => ({ table: { basis: text } });
const repayments = (annualRatePercent: number, comparisonRatePercent: number) => ({
  repayments: { annualRatePercent, comparisonRatePercent, ...terms },
});
const lenderWith = (differs: object) => {
  const { lenders } = JSON.parse(defaults['finance.json'] ?? '{}');
  return { lenders: { bank: { ...lenders.standard, ...differs } } };
};

const beside =
  'Allowed: a text without figures, or with the comparison rate beside the annual rate, such as "6.29% p.a., 8.19% p.a. comparison rate".';
const weeklyExample = '"{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate"';

describe('settings that show a rate', () => {
  it.each([
    ['an annual rate alone', footer('From 6.9% p.a.'), '6.9% p.a.'],
    ['a repayment alone', footer('Finance from $99 per week'), '$99 per week'],
    ['an interest rate in words', footer('An interest rate of 5.9%.'), 'interest rate of 5.9%'],
  ])('never name %s', (_, settings, figure) => {
    expect(problemsWith('navigation.json', settings)).toEqual([
      `tenants/pitstop/navigation.json:3  footerText[0] names "${figure}" without a comparison rate. ${beside}`,
    ]);
  });

  it('may give a rate beside its comparison rate', () => {
    expect(problemsWith('navigation.json', footer('From 6.9% p.a., 7.4% p.a. comparison rate'))).toEqual([]);
  });

  it.each([
    [
      'a repayment without its rate',
      'finance.json',
      basis('About {amount} a week.'),
      `finance.json:3  table.basis shows a repayment without {rate}, its annual rate. Allowed: ${weeklyExample}.`,
    ],
    [
      'a rate without its comparison rate',
      'finance.json',
      basis('At {rate}% p.a. today.'),
      `finance.json:3  table.basis shows {rate} without {comparisonRate}. Allowed: ${weeklyExample}, or a comparisonRate in the same group.`,
    ],
    [
      'a comparison rate before its rate',
      'vehicle.json',
      weekly('{amount}/week, {comparisonRate}% p.a. comparison rate, {rate}% p.a.'),
      `vehicle.json:3  price.weekly keeps {comparisonRate} apart from {rate}: it must follow at once. Allowed: ${weeklyExample}.`,
    ],
    [
      'a comparison rate far from its rate',
      'vehicle.json',
      weekly('{amount}/week at {rate}% p.a. on approval. {comparisonRate}% p.a. comparison rate'),
      `vehicle.json:3  price.weekly keeps {comparisonRate} apart from {rate}: it must follow at once. Allowed: ${weeklyExample}.`,
    ],
    [
      'a rate of no year',
      'vehicle.json',
      weekly('{amount}/week at {rate}%, {comparisonRate}% comparison rate'),
      'vehicle.json:3  price.weekly does not say that {rate} is for a year. Allowed: "{rate}% p.a.".',
    ],
    [
      'a comparison rate that is not called so',
      'vehicle.json',
      weekly('{amount}/week at {rate}% p.a., {comparisonRate}% p.a.'),
      'vehicle.json:3  price.weekly does not call {comparisonRate} a comparison rate. Allowed: "{comparisonRate}% p.a. comparison rate".',
    ],
  ])('never show %s', (_, file, settings, sentence) => {
    expect(problemsWith(file, settings)).toEqual([`tenants/pitstop/${sentence}`]);
  });

  it('may give rate and comparison rate in two texts of a group, which are shown together', () => {
    const texts = { rate: '{rate}% p.a.', comparisonRate: '{comparisonRate}% p.a. comparison rate' };
    expect(problemsWith('search.json', { repaymentTexts: texts })).toEqual([]);
    const labelled = { ...texts, comparisonRate: '{comparisonRate}% p.a.', heading: 'Comparison rate' };
    expect(problemsWith('search.json', { repaymentTexts: labelled })).toEqual([]);
  });
});

describe('the comparison rate warning', () => {
  it.each([
    ['the law and the loan', `${warning} Basis: a secured loan of $30,000 over 5 years.`, []],
    [
      'words of its own',
      'Comparison rates differ. A loan of $30,000 over 5 years.',
      [`must say what the law says, to the letter. Allowed: "${warning}".`],
    ],
    [
      'no loan',
      warning,
      [
        'does not say which loan it is about. Allowed: the warning, and "Basis: a secured loan of $30,000 over 5 years.".',
      ],
    ],
    [
      'no term',
      `${warning} For a loan of $30,000.`,
      [
        'does not say which loan it is about. Allowed: the warning, and "Basis: a secured loan of $30,000 over 5 years.".',
      ],
    ],
    [
      'another loan than finance.json',
      `${warning} For a loan of $20,000 over 4 years.`,
      [
        'is about a loan of $20,000 over 4 years, but "comparison" in finance.json is one of $30,000 over 5 years. Allowed: "$30,000 over 5 years" here, or the other loan there.',
      ],
    ],
  ])('says %s', (_, text, sentences) => {
    const expected = sentences.map(
      (sentence) => `tenants/pitstop/vehicle.json:3  price.comparisonRateWarning ${sentence}`,
    );
    expect(problemsWith('vehicle.json', warns(text))).toEqual(expected);
  });

  it("must name the dealer's loan amount and term", () => {
    expect(problemsWith('finance.json', { comparison: { amount: 20_000, termYears: 5 } })).toEqual([
      expect.stringMatching(
        /_defaults\/vehicle\.json:\d+ {2}price\.comparisonRateWarning is about a loan of \$30,000 over 5 years, but .* \$20,000/,
      ),
    ]);
  });

  it('must be complete in every other text that contains it', () => {
    expect(problemsWith('navigation.json', footer('WARNING: This comparison rate is an example.'))).toEqual([
      expect.stringContaining('footerText[0] must say what the law says, to the letter.'),
    ]);
  });
});

describe('a comparison rate in figures', () => {
  it('must match the fees of the table', () => {
    expect(problemsWith('search.json', repayments(6.29, 8.19))).toEqual([]);
  });

  it("may match a lender's fees, and equals the rate if there are none", () => {
    expect(problemsWith('search.json', repayments(6.29, 6.29))).toEqual([]);
  });

  it.each([
    [
      'below the rate',
      repayments(6.29, 5.99),
      'repayments.comparisonRatePercent is 5.99, less than the annual rate of 6.29: fees only add to it. Allowed: 6.29 or more.',
    ],
    [
      'of no fees that are known',
      repayments(6.29, 7.99),
      'repayments.comparisonRatePercent is 7.99, but no fees in finance.json raise 6.29% p.a. to that. Did you mean 8.19? Allowed: 8.19 by the fees of table, 6.29 by the fees of lenders.standard.',
    ],
  ])('is never one %s', (_, settings, sentence) => {
    expect(problemsWith('search.json', settings)).toEqual([`tenants/pitstop/search.json:4  ${sentence}`]);
  });

  const fee = { name: 'Fee', amount: 975, every: 'once', isGovernment: false };
  const monthly = { ...fee, amount: 8, every: 'month' };
  const registering = { ...fee, amount: 6, isGovernment: true };

  it('published by a lender must be between those of its lowest and highest rate, without government charges', () => {
    const fees = [fee, monthly, registering];
    // For 0.5 % and 15 %, computed by repaying the example month by month.
    const allowed = 'Allowed: from 2.38 to 16.96, which';
    expect(
      problemsWith('finance.json', lenderWith({ fees, comparisonRates: { min: 8.19, max: 12 } })),
    ).toEqual([]);
    const [min, max] = problemsWith(
      'finance.json',
      lenderWith({ fees, comparisonRates: { min: 1, max: 40 } }),
    );
    expect(min).toContain(`lenders.bank.comparisonRates.min is 1, too low for its fees. ${allowed}`);
    expect(max).toContain(`lenders.bank.comparisonRates.max is 40, too high for its fees. ${allowed}`);
  });

  it.each([
    [
      { min: 0.4, max: 12 },
      "min is 0.4, too low for its fees. Allowed: from 0.5 to 15, which the lender's fees make of the rates from 0.5 to 15.",
    ],
    [
      { min: 8, max: 16.5 },
      "max is 16.5, too high for its fees. Allowed: from 0.5 to 15, which the lender's fees make of the rates from 0.5 to 15.",
    ],
    [
      { min: 9, max: 8 },
      "min is 9, above max. Allowed: from 0.5 to 15, which the lender's fees make of the rates from 0.5 to 15.",
    ],
  ])('of a lender without fees is one of its rates, not %j', (comparisonRates, sentence) => {
    expect(problemsWith('finance.json', lenderWith({ fees: [], comparisonRates }))).toEqual([
      expect.stringContaining(`lenders.bank.comparisonRates.${sentence}`),
    ]);
  });
});
