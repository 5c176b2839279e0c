import type { Finding } from '../mistakes/mistake.ts';
import type { Settings } from '../settings/subjects.ts';
import type { Advice } from './advice.ts';
import { adviseOnCompany } from './company-advice.ts';
import { adviseOnConsent } from './consent-advice.ts';
import { adviseOnHours, adviseOnLicences, adviseOnPhones, adviseOnSpecialHours } from './location-advice.ts';
import { adviseOnSections, adviseOnSwitches, adviseOnTiles } from './no-effect-advice.ts';
import { adviseOnPrices, adviseOnRatings } from './price-advice.ts';
import { adviseOnReviews, adviseOnSalesCounter } from './trust-advice.ts';
import { adviseOnPositions, adviseOnWindows } from './window-advice.ts';

const advices: readonly Advice[] = [
  adviseOnCompany,
  adviseOnConsent,
  adviseOnHours,
  adviseOnLicences,
  adviseOnPhones,
  adviseOnPositions,
  adviseOnPrices,
  adviseOnRatings,
  adviseOnReviews,
  adviseOnSalesCounter,
  adviseOnSections,
  adviseOnSpecialHours,
  adviseOnSwitches,
  adviseOnTiles,
  adviseOnWindows,
];

/** Doubtful settings of a dealer; none of them stops a build. */
export function adviseOn(settings: Partial<Settings>, now: Date): Finding[] {
  return advices
    .flatMap((advice) => advice(settings, now))
    .map((finding) => ({ ...finding, isAdvice: true }));
}
