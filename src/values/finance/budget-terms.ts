/** Payment frequencies of the budget search (leads and dealer §3, "repayment frequency"). */
export const budgetFrequencies = ['monthly', 'weekly'] as const;

export type BudgetFrequency = (typeof budgetFrequencies)[number];

/**
 * "Body-type slugs allowed" (leads and dealer §9), plus vehicles other than cars. A dealer's own selection is a
 * subset.
 */
export const budgetBodySlugs = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
  'caravan',
  'motorcycle',
  'truck',
] as const;

export type BudgetBodySlug = (typeof budgetBodySlugs)[number];
