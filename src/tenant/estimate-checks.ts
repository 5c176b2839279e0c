import type { CrossCheck } from './cross-check.ts';
import { nearestWord } from './nearest.ts';

/** Estimates are shown by each lender's rule: a name without one would show nothing, and nobody would know why. */
export const checkEstimateLenders: CrossCheck = ({ finance }) => {
  if (finance === undefined) return [];
  const known = Object.keys(finance.lenders);
  return finance.estimate.lenders.flatMap((name, index) => {
    if (known.includes(name)) return [];
    const nearest = nearestWord(name, known);
    return [
      {
        subject: 'finance',
        path: ['estimate', 'lenders', index],
        message: `estimate.lenders[${index}] is "${name}", which is not the name of a lender under "lenders".`,
        found: JSON.stringify(name),
        nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
        allowed: known.map((one) => JSON.stringify(one)).join(', '),
      },
    ];
  });
};
