/** A prize with its weight. */
export interface Weighted {
  readonly weight: number;
}

export function totalWeight(prizes: readonly Weighted[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether a prize is left; otherwise no spin is offered. */
export function canWin(left: readonly { readonly wins: boolean }[]): boolean {
  return left.some(({ wins }) => wins);
}

/**
 * The prize for a ticket number from 0 to the sum of weights minus one: each prize has as many tickets as its weight.
 * Throws for other numbers.
 */
export function prizeOfTicket<P extends Weighted>(prizes: readonly P[], ticket: number): P {
  let last = 0;
  for (const prize of prizes) {
    last += prize.weight;
    if (ticket < last) return prize;
  }
  throw new RangeError(`There is no ticket ${ticket} among ${last}.`);
}

/**
 * A uniformly distributed integer below `count` from uniformly distributed decimal digits, by rejection sampling: of
 * one digit for three outcomes, 9 is drawn again.
 */
export function numberBelow(count: number, digits: (length: number) => string): number {
  const length = String(Math.max(0, count - 1)).length;
  const fair = Math.floor(10 ** length / count) * count;
  for (;;) {
    const drawn = Number(digits(length));
    if (drawn < fair) return drawn % count;
  }
}

/** The probability of a prize in percent with at least two significant digits, so never 0: `12.5`. */
export function percentOf({ weight }: Weighted, left: readonly Weighted[]): number {
  const percent = (weight / totalWeight(left)) * 100;
  return Number(percent < 1 ? percent.toPrecision(2) : percent.toFixed(1));
}
