import type { LenderSettings } from '../../../tenant/settings/finance/finance-lenders.schema.ts';
import type { RepaymentFrequency } from '../../../values/finance/finance-terms.ts';
import { toHundredths } from '../../../values/finance/rate.ts';
import {
  type CarLoan,
  dealLoan,
  loanLimits,
  maxLoan,
  noFees,
  noOwnTerms,
  type OwnTerms,
} from '../../../vehicle/estimate/car-loan.ts';

export const figureNames = ['amount', 'term', 'interest', 'deposit', 'residual'] as const;

export type FigureName = (typeof figureNames)[number];

/** The figures set by a shopper: dollars, years, percent a year; 0 for those the lender does not ask for. */
export type Figures = Readonly<Record<FigureName, number>> & { readonly frequency: RepaymentFrequency };

/** What a lender's calculator accepts for a vehicle. */
export type Allowed = {
  readonly limits: LenderSettings['calculator'];
  readonly price: number | null;
  /**
   * The loan behind the weekly repayment on the page; without it the calculator starts with the lender's defaults.
   */
  readonly loan?: CarLoan | null;
  /** The shopper's deal, entered here or elsewhere. */
  readonly deal?: OwnTerms;
};

export type FigureRange = { readonly min: number; readonly max: number };

/**
 * "Default 30000 or the car price" (stock and vehicle §9), with the terms of the vehicle's estimate and the shopper's
 * deal. If the lender's calculator has no deposit field, the amount is reduced by the deposit.
 */
export function startingFigures(allowed: Allowed): Figures {
  const { limits, deal = noOwnTerms } = allowed;
  const loan = dealLoan(allowed.loan ?? defaultLoan(allowed), loanLimits(limits), deal);
  const asksDeposit = limits.deposit !== null;
  return allowedFigures(
    {
      amount: asksDeposit ? loan.amount : loan.amount - loan.deposit,
      term: loan.termYears,
      interest: loan.annualRatePercent,
      deposit: asksDeposit ? loan.deposit : 0,
      residual: loan.residual,
      frequency: loan.frequency,
    },
    allowed,
  );
}

function defaultLoan({ limits, price }: Allowed) {
  const { amount, term, interest, deposit, residual } = limits;
  return {
    amount: price ?? amount.default,
    termYears: term.default,
    ratePercent: interest.default,
    deposit: deposit?.default ?? 0,
    residual: residual?.default ?? 0,
    ...noFees,
  };
}

/**
 * The range of a figure. A deposit may exceed the amount, "0 to 250,000" (stock and vehicle §9); then nothing is lent
 * and there is no repayment.
 */
export function figureRange(name: FigureName, allowed: Allowed): FigureRange {
  const { limits, price } = allowed;
  if (name === 'amount') return { min: minAmount(allowed), max: maxLoan(limits, price) };
  return limits[name] ?? { min: 0, max: 0 };
}

/**
 * Without a deposit field the amount is the price minus the deal's deposit, which may be below the lender's minimum.
 */
function minAmount(allowed: Allowed): number {
  const { limits, deal = noOwnTerms } = allowed;
  const { min } = limits.amount;
  if (limits.deposit !== null) return min;
  const loan = dealLoan(allowed.loan ?? defaultLoan(allowed), loanLimits(limits), deal);
  const left = toHundredths(loan.amount - loan.deposit);
  return left > 0 ? Math.min(min, left) : min;
}

/**
 * "Out-of-range values clamp": each figure within its range; terms and rates in whole steps, money in whole cents.
 */
export function allowedFigures(wished: Figures, allowed: Allowed): Figures {
  const { frequencies } = allowed.limits;
  const isOffered = frequencies.includes(wished.frequency);
  let figures = { ...wished, frequency: isOffered ? wished.frequency : (frequencies[0] ?? 'monthly') };
  for (const name of figureNames) figures = { ...figures, [name]: allowedFigure(name, figures, allowed) };
  return figures;
}

function allowedFigure(name: FigureName, figures: Figures, allowed: Allowed): number {
  const value = figures[name];
  // "A value of zero or below becomes 0" (leads and dealer §9): the amount is still to be entered.
  if (name === 'amount' && value <= 0) return 0;
  if (name === 'interest' && isOwnRate(value, allowed)) return ownRate(allowed);
  const { min, max } = figureRange(name, allowed);
  const isStepped = name === 'term' || name === 'interest';
  const stepped = isStepped ? inSteps(value, allowed.limits[name]) : toHundredths(value);
  return Math.min(Math.max(stepped, min), max);
}

/**
 * The rate that the calculator starts with. It comes from an offer, so it is the one rate that may be between the
 * lender's steps or outside its range: "step 0.5 … 7.5 to 14.5 for one lender" (stock and vehicle §9).
 */
function ownRate({ limits, loan }: Allowed): number {
  return loan?.ratePercent ?? limits.interest.default;
}

/** Compared with the two decimals that inputs and addresses show. */
export function isOwnRate(percent: number, allowed: Allowed): boolean {
  return toHundredths(percent) === toHundredths(ownRate(allowed));
}

/** Rounds to a whole number of steps from the minimum, so that a term is a whole number of repayments. */
function inSteps(value: number, { min, step }: { readonly min: number; readonly step: number }): number {
  return toHundredths(min + Math.round((value - min) / step) * step);
}

/** With more positions a slider could not be operated precisely by hand or keyboard. */
const MAX_PLACES = 500;

/**
 * The positions of a slider, and the figures that its ends stand for. A rate beside the lender's steps has a position
 * of its own: one step before the first or after the last, or between two others, so that those above it move up.
 */
export function sliderOf(name: FigureName, allowed: Allowed) {
  const { min, max } = figureRange(name, allowed);
  const { step, rate, place, moved } = ownPlace(name, allowed);
  return {
    min: Math.min(min, place),
    max: Math.max(toHundredths(max + moved), place),
    step,
    ends: [Math.min(min, rate), Math.max(max, rate)] as const,
  };
}

/** The figure that a position of the slider stands for. */
export function slidFigure(name: FigureName, position: number, allowed: Allowed): number {
  const { rate, place, moved } = ownPlace(name, allowed);
  if (position === place) return rate;
  return position > place ? toHundredths(position - moved) : position;
}

/** The position of the slider that stands for a figure. */
export function sliderPosition(name: FigureName, figure: number, allowed: Allowed): number {
  const { rate, place, moved } = ownPlace(name, allowed);
  if (figure === rate) return place;
  return figure > rate ? toHundredths(figure + moved) : figure;
}

/** More than the error of a quotient of two rates, less than a hundredth of a step. */
const ROUNDING = 1e-6;

function isWhole(steps: number): boolean {
  return Math.abs(steps - Math.round(steps)) < ROUNDING;
}

/** The position of the offer's rate among those of a slider, and by how much it moves the ones above it. */
function ownPlace(name: FigureName, allowed: Allowed) {
  const { min, max } = figureRange(name, allowed);
  const step = sliderStep({ min, max }, allowed.limits[name]?.step ?? 1);
  const rate = name === 'interest' ? ownRate(allowed) : min;
  const stepsTo = (figure: number) => (figure - min) / step;
  const isBeside = !isWhole(stepsTo(rate));
  const afterLast = Math.floor(stepsTo(max) + ROUNDING) + 1;
  const steps = rate < min ? -1 : Math.min(Math.ceil(stepsTo(rate) - ROUNDING), afterLast);
  return {
    ...{ step, rate },
    place: toHundredths(min + steps * step),
    moved: isBeside && rate > min && rate < max ? step : 0,
  };
}

/** The step of a slider: the lender's, or a larger round number if there would be too many positions. */
export function sliderStep({ min, max }: FigureRange, step: number): number {
  const finest = (max - min) / MAX_PLACES;
  if (step >= finest) return step;
  const magnitude = 10 ** Math.floor(Math.log10(finest));
  const multiple = [1, 2, 5, 10].find((times) => times * magnitude >= finest) ?? 10;
  return multiple * magnitude;
}
