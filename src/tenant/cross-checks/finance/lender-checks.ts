import { type CrossCheck, unknownName } from '../cross-check.ts';

/** An unknown lender would silently show no estimate and no calculator. */
export const checkLenderNames: CrossCheck = ({ finance }) => {
  if (finance === undefined) return [];
  const { calculator, estimate, lenders } = finance;
  const names = Object.keys(lenders);
  const used = [
    { name: calculator.lender, path: ['calculator', 'lender'] },
    ...estimate.lenders.map((name, index) => ({ name, path: ['estimate', 'lenders', index] })),
  ];
  return used.flatMap(({ name, path }) =>
    unknownName('finance', path, name, names, 'not the name of a lender under "lenders"'),
  );
};
