/** What a draw needs to know of a prize. */
export interface Weighted {
  readonly weight: number;
}

export function totalWeight(prizes: readonly Weighted[]): number {
  return prizes.reduce((sum, { weight }) => sum + weight, 0);
}

/** Whether anything is left to win: nobody is made to draw a blank for certain. */
export function canWin(left: readonly { readonly wins: boolean }[]): boolean {
  return left.some(({ wins }) => wins);
}

/**
 * The prize that a ticket wins, a whole number from 0 to the sum of the weights less one: each has as many tickets
 * as its weight, so that equally likely tickets give prizes exactly by their weights. Throws for any other ticket.
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
 * A whole number below `count`, each equally likely, of decimal digits that are. Numbers that would favour the
 * first are drawn again, as a die with ten faces gives one of three: 9 is thrown once more.
 */
export function numberBelow(count: number, digits: (length: number) => string): number {
  const length = String(Math.max(0, count - 1)).length;
  const fair = Math.floor(10 ** length / count) * count;
  for (;;) {
    const drawn = Number(digits(length));
    if (drawn < fair) return drawn % count;
  }
}

/** `12.5`: how likely a prize is among those that are left, in percent; two digits of it at least, so never 0. */
export function percentOf({ weight }: Weighted, left: readonly Weighted[]): number {
  const percent = (weight / totalWeight(left)) * 100;
  return Number(percent < 1 ? percent.toPrecision(2) : percent.toFixed(1));
}
