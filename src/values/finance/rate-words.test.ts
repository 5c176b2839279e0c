import { describe, expect, it } from 'vitest';
import {
  bareCreditFigure,
  hasCreditFigure,
  hasWarningSentence,
  isAnnual,
  isComparedAtOnce,
  isRepaymentText,
  isWarning,
  WARNING_SENTENCE,
  warnedLoan,
} from './rate-words.ts';

describe('a rate or a repayment in figures', () => {
  it.each([
    ['Finance from 6.9% p.a. this month', '6.9% p.a.'],
    ['Finance from 6.9 % p. a.', '6.9 % p. a.'],
    ['Borrow at 6.9% per annum', '6.9% per annum'],
    ['0% finance until Sunday', '0% finance'],
    ['3.9 per cent interest', '3.9 per cent interest'],
    ['A 5.5% variable rate', '5.5% variable rate'],
    ['Rates from 5.9%', 'Rates from 5.9%'],
    ['Our interest rates start at 5.9%', 'interest rates start at 5.9%'],
    ['5.9% p.a., 6.4% p.a. comparison rate, or 4.9% p.a. for new utes', '4.9% p.a.'],
    ['An interest rate of 5.9%', 'interest rate of 5.9%'],
    ['A loan at 8% a year', '8% a year'],
    ['Finance from $99 per week', '$99 per week'],
    ['Drive away from $99/week', '$99/week'],
    ['Yours for $89.50 pw', '$89.50 pw'],
    ['Repayments of $410 a month', '$410 a month'],
    ['Pay just $180* fortnightly', '$180* fortnightly'],
  ])('is found in "%s"', (text, figure) => {
    expect(hasCreditFigure(text)).toBe(true);
    expect(bareCreditFigure(text)).toBe(figure);
  });

  it.each([
    '100% finance available',
    '20% off all tyres',
    'A deposit of 10% holds the car',
    'Hybrids are 20% a year cheaper to run',
    'A subscription from $229 per week',
    'Apprentices earn from $900 a week',
    'An account fee of $8 a month is in every loan',
    'Utes from $25,990',
    'We compare rates from three lenders',
    '100% refundable',
    'Servicing costs $99 a week at most',
    'Open 7 days a week',
    '{amount} per week',
  ])('is not found in "%s"', (text) => {
    expect(hasCreditFigure(text)).toBe(false);
    expect(bareCreditFigure(text)).toBeNull();
  });

  it.each([
    '6.9% p.a. (7.4% p.a. comparison rate)',
    'Finance from 6.9% p.a., comparison rate 7.4% p.a.',
    '$99 a week at 6.9% p.a., 7.4% p.a. comparison rate',
    '5.9% p.a., 6.4% p.a. comparison rate (new) or 6.9% p.a., 7.4% p.a. comparison rate (used)',
    'Only 4.9% comparison rate',
  ])('is allowed beside its comparison rate: "%s"', (text) => {
    expect(hasCreditFigure(text)).toBe(true);
    expect(bareCreditFigure(text)).toBeNull();
  });

  it('is no repayment without its rate if a comparison rate is stated', () => {
    expect(bareCreditFigure('Finance from $99 a week at a 7.4% p.a. comparison rate')).toBeNull();
  });

  it('is reported if the comparison rate is mentioned without a figure', () => {
    expect(bareCreditFigure('From 6.9% p.a. Ask us for the comparison rate.')).toBe('6.9% p.a.');
  });
});

describe('a text with placeholders', () => {
  it.each([
    ['{amount}/week', true],
    ['{amount} per week', true],
    ['From {repayment} a fortnight', true],
    ['{amount} monthly', true],
    ['{amount} below market', false],
    ['{monthlyAccount} a month for the account', false],
  ])('states a repayment in "%s": %s', (text, expected) => {
    expect(isRepaymentText(text)).toBe(expected);
  });

  it.each([
    ['{amount}/week at {rate}% p.a., {comparisonRate}% p.a. comparison rate', true],
    ['{rate}% p.a., comparison rate {comparisonRate}% p.a.', true],
    ['{rate}% p.a. ({comparisonRate}% comparison rate)', true],
    ['{rate}% p.a. for good customers. Terms apply. {comparisonRate}% comparison rate', false],
    ['{comparisonRate}% comparison rate, {rate}% p.a.', false],
    ['{rate}% p.a.', false],
  ])('has the comparison rate directly after the rate in "%s": %s', (text, expected) => {
    expect(isComparedAtOnce(text)).toBe(expected);
  });

  it.each([
    ['{rate}% p.a.', true],
    ['{rate} % per annum', true],
    ['{rate}% a year', true],
    ['{rate} p.a.', true],
    ['{rate}%p. a.', true],
    ['{rate}% pa', true],
    ['at {rate}%', false],
  ])('states an annual rate in "%s": %s', (text, expected) => {
    expect(isAnnual(text)).toBe(expected);
  });
});

describe('a comparison rate warning', () => {
  it('is recognised by its words, complete or not', () => {
    expect(isWarning(WARNING_SENTENCE)).toBe(true);
    expect(isWarning('Warning: the comparison rate may differ.')).toBe(true);
    expect(isWarning('This rate is true only for the example given.')).toBe(true);
    expect(isWarning('Each rate stands with its comparison rate.')).toBe(false);
  });

  it('contains the exact sentence of the law, with any line breaks', () => {
    expect(hasWarningSentence(`${WARNING_SENTENCE.replaceAll('. ', '.\n')} For a secured loan.`)).toBe(true);
    expect(hasWarningSentence(WARNING_SENTENCE.replaceAll(' ', '\n  '))).toBe(true);
    expect(hasWarningSentence(WARNING_SENTENCE.replace('might', 'may'))).toBe(false);
  });

  it.each([
    ['a secured loan of $30,000 over 5 years', 30_000, 5],
    ['a 5-year secured loan of $30,000', 30_000, 5],
    ['a loan of $10000', 10_000, null],
    ['over 7 years', null, 7],
    ['over 12 years', null, 12],
    ['a loan', null, null],
  ])('names the loan in "%s"', (words, amount, termYears) => {
    expect(warnedLoan(`${WARNING_SENTENCE} Basis: ${words}.`)).toEqual({ amount, termYears });
  });
});
