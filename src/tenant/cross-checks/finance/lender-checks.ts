import { nearestWord } from '../../nearest.ts';
import type { CrossCheck } from '../cross-check.ts';

/** An unknown lender would silently show no estimate and no calculator. */
export const checkLenderNames: CrossCheck = ({ finance }) => {
  if (finance === undefined) return [];
  const { calculator, estimate, lenders } = finance;
  const names = Object.keys(lenders);
  const used = [
    { name: calculator.lender, path: ['calculator', 'lender'] },
    ...estimate.lenders.map((name, index) => ({ name, path: ['estimate', 'lenders', index] })),
  ];
  return used
    .filter(({ name }) => !names.includes(name))
    .map(({ name, path }) => {
      const nearest = nearestWord(name, names);
      return {
        subject: 'finance',
        path,
        message: `${path.join('.')} is "${name}", which is not the name of a lender under "lenders".`,
        found: JSON.stringify(name),
        nearest: nearest === undefined ? undefined : JSON.stringify(nearest),
        allowed: names.map((one) => JSON.stringify(one)).join(', '),
      };
    });
};
