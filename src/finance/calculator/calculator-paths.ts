/** The page of its own, for a loan without a vehicle. */
export const CALCULATOR_PATH = '/finance/calculator';

/** Answers the form without JavaScript. */
export const CALCULATION_PATH = '/api/finance/calculation';
