import type { Deal } from '../deal/deal.schema.ts';
import { type Allowed, type Figures, startingFigures } from './calculator-figures.ts';

/**
 * What these figures say of the shopper's deal beyond what is said already. The calculator asks for deposit and
 * trade-in as one: what exceeds a trade-in that is known is the deposit.
 */
export function dealOf(figures: Figures, allowed: Allowed & { readonly deal: Deal }): Partial<Deal> {
  const start = startingFigures(allowed);
  const tradeIn = allowed.deal.tradeIn ?? 0;
  const isPaidAnew = figures.deposit !== start.deposit;
  return {
    ...(isPaidAnew && { deposit: Math.max(0, toHundredths(figures.deposit - tradeIn)) }),
    ...(isPaidAnew && tradeIn > figures.deposit && { tradeIn: figures.deposit }),
    ...(figures.term !== start.term && { termYears: figures.term }),
    ...(figures.frequency !== start.frequency && { frequency: figures.frequency }),
  };
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
