/** The page of its own, for a loan without a vehicle. */
export const CALCULATOR_PATH = '/finance/calculator';

/** What answers the form where there is no script. */
export const CALCULATION_PATH = '/api/finance/calculation';
