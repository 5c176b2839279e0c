/** The calculator's own page, without a vehicle. */
export const CALCULATOR_PATH = '/finance/calculator';

/** The function that handles the form without JavaScript. */
export const CALCULATION_PATH = '/api/finance/calculation';
