import type { CrossCheck } from './cross-check.ts';
import { nearestWord } from './nearest.ts';

/** The calculator is that of a lender the dealer has: else it would not be there, and nobody would know why. */
export const checkCalculatorLender: CrossCheck = ({ finance }) => {
  if (finance === undefined || Object.hasOwn(finance.lenders, finance.calculator.lender)) return [];
  const { lender } = finance.calculator;
  const names = Object.keys(finance.lenders);
  const near = nearestWord(lender, names);
  return [
    {
      subject: 'finance',
      path: ['calculator', 'lender'],
      message: `calculator.lender is "${lender}", which is none of "lenders".`,
      found: JSON.stringify(lender),
      allowed: names.map((name) => JSON.stringify(name)).join(', '),
      nearest: near && JSON.stringify(near),
    },
  ];
};
