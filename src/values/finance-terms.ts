/** "Credit score values GREAT, DECENT, POOR" (leads and dealer §9): what shoppers say of themselves. */
export const creditScores = ['GREAT', 'DECENT', 'POOR'] as const;
