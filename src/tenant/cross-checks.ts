import { checkBrandNames, checkComparedModels, checkModelSlugs } from './catalogue-checks.ts';
import { checkContactDetails } from './contact-checks.ts';
import type { CrossCheck } from './cross-check.ts';
import { checkDeliveryRegions } from './delivery-checks.ts';
import { checkLenderNames } from './lender-checks.ts';
import {
  checkBlockFilters,
  checkCoordinates,
  checkMapKey,
  checkPlacedBlocks,
} from './location-block-checks.ts';
import {
  checkLocationNames,
  checkLocationOrder,
  checkOpeningHours,
  checkPrimaryLocation,
  checkSpecialHours,
} from './location-checks.ts';
import { checkPhoneNumbers } from './phone-checks.ts';
import { checkListBlocks, checkPromotionNames, checkTileIds, checkTileWords } from './promotion-checks.ts';
import { checkPublishPlaces, checkPublishTargets } from './publish-checks.ts';
import { checkRateTexts, checkRateWarnings } from './rate-checks.ts';
import { checkPublishedRates, checkRatePairs } from './rate-figure-checks.ts';
import { checkSearchServer } from './search-checks.ts';
import { checkSpecialDays } from './special-hours-checks.ts';
import { checkStoreCodes } from './syndication-checks.ts';
import { checkContrast } from './theme-checks.ts';
import { checkWindows } from './window-checks.ts';

/** Rules that only show when several settings are seen together; each looks at the merged settings. */
export const crossChecks: readonly CrossCheck[] = [
  checkPrimaryLocation,
  checkLocationNames,
  checkLocationOrder,
  checkBlockFilters,
  checkPlacedBlocks,
  checkCoordinates,
  checkMapKey,
  checkOpeningHours,
  checkSpecialHours,
  checkSpecialDays,
  checkPhoneNumbers,
  checkWindows,
  checkPromotionNames,
  checkTileIds,
  checkTileWords,
  checkListBlocks,
  checkContrast,
  checkContactDetails,
  checkModelSlugs,
  checkComparedModels,
  checkBrandNames,
  checkDeliveryRegions,
  checkLenderNames,
  checkRateTexts,
  checkRateWarnings,
  checkRatePairs,
  checkPublishedRates,
  checkPublishPlaces,
  checkPublishTargets,
  checkStoreCodes,
  checkSearchServer,
];
