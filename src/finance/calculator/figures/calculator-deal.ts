import { type Deal, paidAtOnce } from '../../deal/deal.schema.ts';
import { type Allowed, type Figures, startingFigures } from './calculator-figures.ts';

/** The parts of the shopper's deal that these figures change. */
export function dealOf(figures: Figures, allowed: Allowed & { readonly deal: Deal }): Partial<Deal> {
  const start = startingFigures(allowed);
  return {
    ...(figures.deposit !== start.deposit && paidAtOnce(figures.deposit, allowed.deal)),
    ...(figures.term !== start.term && { termYears: figures.term }),
    ...(figures.frequency !== start.frequency && { frequency: figures.frequency }),
  };
}
