import { checkContrast } from '../theme-checks.ts';
import { checkWindows } from '../window-checks.ts';
import { checkBrandNames, checkComparedModels, checkModelSlugs } from './catalogue-checks.ts';
import type { CrossCheck } from './cross-check.ts';
import { checkDeliveryRegions } from './delivery-checks.ts';
import { checkLenderNames } from './finance/lender-checks.ts';
import { checkRateTexts, checkRateWarnings } from './finance/rate-checks.ts';
import { checkPublishedRates, checkRatePairs } from './finance/rate-figure-checks.ts';
import {
  checkBlockFilters,
  checkCoordinates,
  checkMapKey,
  checkPlacedBlocks,
} from './locations/location-block-checks.ts';
import {
  checkLocationNames,
  checkLocationOrder,
  checkOpeningHours,
  checkPrimaryLocation,
  checkSpecialDays,
  checkSpecialHours,
} from './locations/location-checks.ts';
import { checkPhoneNumbers } from './locations/phone-checks.ts';
import { checkListBlocks, checkPromotionNames, checkTileIds, checkTileWords } from './promotion-checks.ts';
import { checkPublishPlaces, checkPublishTargets, checkStoreCodes } from './publish-checks.ts';
import { checkSearchServer } from './search-checks.ts';
import { checkContactDetails, checkLanguages } from './site-checks.ts';

/** Rules that involve several settings; each receives the merged settings. */
export const crossChecks: readonly CrossCheck[] = [
  checkLanguages,
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
