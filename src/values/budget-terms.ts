/** How often a shopper who asks what a budget buys would pay (leads and dealer §3, "repayment frequency"). */
export const budgetFrequencies = ['monthly', 'weekly'] as const;

export type BudgetFrequency = (typeof budgetFrequencies)[number];

/**
 * "Body-type slugs allowed" (leads and dealer §9), and after them what dealers sell that are no cars: a dealer's
 * own choice of bodies is made of these.
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
