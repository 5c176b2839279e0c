import { accountEndpoints } from '../account/account.ts';
import { sendCodeEndpoints } from '../account/codes/send-code.ts';
import { verifyCodeEndpoints } from '../account/codes/verify-code.ts';
import { deleteAccountEndpoints } from '../account/delete-account.ts';
import { detailsEndpoints } from '../account/details.ts';
import { enquiryEndpoints } from '../account/enquiries.ts';
import { noticeEndpoints } from '../account/notices/notices.ts';
import { savedSearchEndpoints } from '../account/saved-searches/saved-searches.ts';
import { signInPageEndpoints } from '../account/sign-in/sign-in-page.ts';
import { watchlistEndpoints } from '../account/watchlist/watchlist.ts';
import { watchlistPageEndpoints } from '../account/watchlist/watchlist-page.ts';
import { eventEndpoints } from '../analytics/events.ts';
import { missedSearchEndpoints } from '../analytics/missed-searches.ts';
import { checkoutEndpoints } from '../checkout/checkout-endpoints.ts';
import { checkoutPageEndpoints } from '../checkout/checkout-page.ts';
import { paymentEventEndpoints } from '../checkout/deposit/payment-events.ts';
import { takenCarsEndpoints } from '../checkout/taken-cars.ts';
import { deliveryEndpoints } from '../delivery/delivery.ts';
import { documentEndpoints } from '../documents/documents.ts';
import { customerEndpoints } from '../finance/application/customers.ts';
import { calculationEndpoints } from '../finance/calculation.ts';
import { disclaimerEndpoints } from '../finance/disclaimer.ts';
import { financePageEndpoints } from '../finance/finance-page.ts';
import { quoteEndpoints } from '../finance/quotes.ts';
import { carsTodayEndpoints } from '../garage/cars-today.ts';
import { comparePageEndpoints } from '../garage/compare-page.ts';
import { garagePageEndpoints } from '../garage/garage-page.ts';
import { sharedListEndpoints } from '../garage/shared-list-page.ts';
import { healthEndpoints } from '../health/health.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { pageAliasEndpoints } from '../http/site/page-alias.ts';
import { unsubscribeEndpoints } from '../leads/consent/unsubscribe.ts';
import { leadEndpoints } from '../leads/leads.ts';
import { testDriveEndpoints } from '../leads/test-drive/test-drive-endpoints.ts';
import { saveValuationEndpoints } from '../leads/trade-in/save-valuation.ts';
import { tradeInEndpoints } from '../leads/trade-in/trade-in-endpoints.ts';
import { tradeInPageEndpoints } from '../leads/trade-in/trade-in-page.ts';
import { vehicleFormEndpoints } from '../leads/vehicle-form/vehicle-form.ts';
import { geocodeEndpoints } from '../locations/geocode.ts';
import { nearestLocationEndpoints } from '../locations/nearest-location.ts';
import { priceComparisonEndpoints } from '../market/price-comparison.ts';
import { paymentEndpoints } from '../payment/payment-endpoints.ts';
import { spinEndpoints } from '../prizes/spin.ts';
import { budgetEndpoints } from '../search/budget.ts';
import { fuelCostEndpoints } from '../vehicle/fuel-cost.ts';
import { printRequestEndpoints } from '../vehicle/print-request.ts';
import { relatedEndpoints } from '../vehicle/related.ts';
import { removedVehicleEndpoints } from '../vehicle/removed-vehicle.ts';
import { revealPhoneEndpoints } from '../vehicle/reveal-phone.ts';
import { statusEndpoints } from '../vehicle/status/status.ts';
import { viewEndpoints } from '../vehicle/view.ts';

export const DOCUMENT_PATH = '/api/openapi.json';

const self: Endpoint = {
  method: 'GET',
  path: DOCUMENT_PATH,
  summary: 'This document',
  replies: { 200: { description: 'OpenAPI 3.1', mediaType: 'application/json' } },
};

/** Every route of the app; a test compares this list with the app. */
export const endpoints: readonly Endpoint[] = [
  ...leadEndpoints,
  ...unsubscribeEndpoints,
  ...testDriveEndpoints,
  ...vehicleFormEndpoints,
  ...tradeInEndpoints,
  ...tradeInPageEndpoints,
  ...saveValuationEndpoints,
  ...checkoutEndpoints,
  ...checkoutPageEndpoints,
  ...paymentEventEndpoints,
  ...takenCarsEndpoints,
  ...paymentEndpoints,
  ...spinEndpoints,
  ...sendCodeEndpoints,
  ...verifyCodeEndpoints,
  ...signInPageEndpoints,
  ...pageAliasEndpoints,
  ...accountEndpoints,
  ...watchlistEndpoints,
  ...watchlistPageEndpoints,
  ...savedSearchEndpoints,
  ...noticeEndpoints,
  ...enquiryEndpoints,
  ...detailsEndpoints,
  ...deleteAccountEndpoints,
  ...garagePageEndpoints,
  ...quoteEndpoints,
  ...customerEndpoints,
  ...disclaimerEndpoints,
  ...calculationEndpoints,
  ...budgetEndpoints,
  ...financePageEndpoints,
  ...geocodeEndpoints,
  ...nearestLocationEndpoints,
  ...deliveryEndpoints,
  ...fuelCostEndpoints,
  ...viewEndpoints,
  ...statusEndpoints,
  ...relatedEndpoints,
  ...removedVehicleEndpoints,
  ...revealPhoneEndpoints,
  ...priceComparisonEndpoints,
  ...documentEndpoints,
  ...eventEndpoints,
  ...missedSearchEndpoints,
  ...printRequestEndpoints,
  ...comparePageEndpoints,
  ...sharedListEndpoints,
  ...carsTodayEndpoints,
  ...healthEndpoints,
  self,
];
