/** "Credit score values GREAT, DECENT, POOR" (leads and dealer §9), self-assessed. */
export const creditScores = ['GREAT', 'DECENT', 'POOR'] as const;

export type CreditScore = (typeof creditScores)[number];

/** "Frequencies weekly 52, fortnightly 26, monthly 12" (stock and vehicle §9). */
export const repaymentFrequencies = ['weekly', 'fortnightly', 'monthly'] as const;

export type RepaymentFrequency = (typeof repaymentFrequencies)[number];

/** "Monthly equivalent is weekly times 4.33" (stock and vehicle §9). */
export const WEEKS_PER_MONTH = 4.33;

/** Maximum in dollars: "deposit or residual 0 to 250,000" (stock and vehicle §9). */
export const MAX_DEPOSIT = 250_000;
