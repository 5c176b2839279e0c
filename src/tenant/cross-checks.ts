import { checkContactDetails } from './contact-checks.ts';
import type { CrossCheck } from './cross-check.ts';
import { checkDeliveryRegions } from './delivery-checks.ts';
import { checkLenderNames } from './lender-checks.ts';
import {
  checkLocationNames,
  checkLocationOrder,
  checkOpeningHours,
  checkPrimaryLocation,
  checkSpecialHours,
} from './location-checks.ts';
import { checkRateTexts, checkRateWarnings } from './rate-checks.ts';
import { checkPublishedRates, checkRatePairs } from './rate-figure-checks.ts';
import { checkContrast } from './theme-checks.ts';

/** Rules that only show when several settings are seen together; each looks at the merged settings. */
export const crossChecks: readonly CrossCheck[] = [
  checkPrimaryLocation,
  checkLocationNames,
  checkLocationOrder,
  checkOpeningHours,
  checkSpecialHours,
  checkContrast,
  checkContactDetails,
  checkDeliveryRegions,
  checkLenderNames,
  checkRateTexts,
  checkRateWarnings,
  checkRatePairs,
  checkPublishedRates,
];
