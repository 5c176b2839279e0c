import { Hono } from 'hono';
import { trimTrailingSlash } from 'hono/trailing-slash';
import { accountRoutes } from './account/account.ts';
import { sendCodeRoutes } from './account/codes/send-code.ts';
import { verifyCodeRoutes } from './account/codes/verify-code.ts';
import { deleteAccountRoutes } from './account/delete-account.ts';
import { detailsRoutes } from './account/details.ts';
import { enquiryRoutes } from './account/enquiries.ts';
import { noticeRoutes } from './account/notices/notices.ts';
import { savedSearchRoutes } from './account/saved-searches/saved-searches.ts';
import { signInPageRoutes } from './account/sign-in/sign-in-page.ts';
import { watchlistRoutes } from './account/watchlist/watchlist.ts';
import { watchlistPageRoutes } from './account/watchlist/watchlist-page.ts';
import { eventRoutes } from './analytics/events.ts';
import { missedSearchRoutes } from './analytics/missed-searches.ts';
import { checkoutRoutes } from './checkout/checkout.ts';
import { checkoutPageRoutes } from './checkout/checkout-page.ts';
import { paymentEventRoutes } from './checkout/deposit/payment-events.ts';
import { takenCarsRoutes } from './checkout/taken-cars.ts';
import { deliveryRoutes } from './delivery/delivery.ts';
import { documentRoutes } from './documents/documents.ts';
import { customerRoutes } from './finance/application/customers.ts';
import { calculationRoutes } from './finance/calculation.ts';
import { disclaimerRoutes } from './finance/disclaimer.ts';
import { financePageRoutes } from './finance/finance-page.ts';
import { quoteRoutes } from './finance/quotes.ts';
import { carsTodayRoutes } from './garage/cars-today.ts';
import { comparePageRoutes } from './garage/compare-page.ts';
import { garagePageRoutes } from './garage/garage-page.ts';
import { sharedListRoutes } from './garage/shared-list-page.ts';
import { healthRoutes } from './health/health.ts';
import type { AppEnv } from './http/app-env.ts';
import { limitBody, MAX_BODY_BYTES } from './http/limit-body.ts';
import { errorReply } from './http/replies/error-reply.ts';
import { noRouteReply } from './http/replies/no-route-reply.ts';
import { problemPages } from './http/replies/problem-page.ts';
import { dataHeaders, siteHeaders, transportHeaders } from './http/replies/reply-headers.ts';
import { reportOnce } from './http/replies/report-once.ts';
import { pageAliasRoutes } from './http/site/page-alias.ts';
import { tenantFromHost } from './http/site/tenant-from-host.ts';
import { sameOrigin } from './http/visitor/same-origin.ts';
import { unsubscribeRoutes } from './leads/consent/unsubscribe.ts';
import { leadRoutes } from './leads/leads.ts';
import { receiptRoutes } from './leads/receipt/receipts.ts';
import { testDriveRoutes } from './leads/test-drive/test-drive.ts';
import { saveValuationRoutes } from './leads/trade-in/save-valuation.ts';
import { tradeInRoutes } from './leads/trade-in/trade-in.ts';
import { tradeInPageRoutes } from './leads/trade-in/trade-in-page.ts';
import { vehicleFormRoutes } from './leads/vehicle-form/vehicle-form.ts';
import { geocodeRoutes } from './locations/geocode.ts';
import { nearestLocationRoutes } from './locations/nearest-location.ts';
import { priceComparisonRoutes } from './market/price-comparison.ts';
import { openApiRoutes } from './openapi/openapi.ts';
import { onlinePaymentRoutes } from './payment/online-payment.ts';
import type { Ports } from './ports/ports.ts';
import { spinRoutes } from './prizes/spin.ts';
import { budgetRoutes } from './search/budget.ts';
import { createSearchReader } from './search/published-search.ts';
import { fuelCostRoutes } from './vehicle/fuel-cost.ts';
import { printRequestRoutes } from './vehicle/print-request.ts';
import { relatedRoutes } from './vehicle/related.ts';
import { removedVehicleRoutes } from './vehicle/removed-vehicle.ts';
import { revealPhoneRoutes } from './vehicle/reveal-phone.ts';
import { statusRoutes } from './vehicle/status/status.ts';
import { viewRoutes } from './vehicle/view.ts';

/**
 * All functions as one Hono app on web-standard requests, independent of the host. Each subject's
 * routes contain their full paths. Refusals are problem documents (RFC 9457), or pages for browsers
 * that accept HTML.
 */
export function createApp(given: Ports) {
  const ports = { ...given, reportError: reportOnce(given.reportError) };
  const readSearch = createSearchReader();
  const app: Hono<AppEnv> = new Hono<AppEnv>()
    .use('/api/*', dataHeaders)
    .use('/cars/*', siteHeaders)
    .use('/book-test-drive', siteHeaders)
    .use('/checkout-journey', siteHeaders)
    .use(transportHeaders, trimTrailingSlash(), tenantFromHost(ports.listSites), problemPages(ports))
    .use(sameOrigin, limitBody(MAX_BODY_BYTES))
    .route('/', healthRoutes(ports))
    .route('/', viewRoutes(ports))
    .route('/', statusRoutes(ports))
    .route('/', revealPhoneRoutes(ports))
    .route('/', eventRoutes(ports))
    .route('/', missedSearchRoutes(ports))
    .route('/', priceComparisonRoutes(ports))
    .route('/', deliveryRoutes(ports))
    .route('/', leadRoutes(ports))
    .route('/', receiptRoutes(ports))
    .route('/', unsubscribeRoutes(ports))
    .route('/', testDriveRoutes(ports))
    .route('/', vehicleFormRoutes(ports))
    .route('/', tradeInRoutes(ports))
    .route('/', tradeInPageRoutes(ports))
    .route('/', saveValuationRoutes(ports))
    .route('/', checkoutRoutes(ports))
    .route('/', checkoutPageRoutes(ports))
    .route('/', paymentEventRoutes(ports))
    .route('/', takenCarsRoutes(ports))
    .route('/', onlinePaymentRoutes(ports))
    .route('/', spinRoutes(ports))
    .route('/', relatedRoutes(ports))
    .route('/', geocodeRoutes(ports))
    .route('/', nearestLocationRoutes(ports))
    .route('/', quoteRoutes(ports))
    .route('/', customerRoutes(ports))
    .route('/', disclaimerRoutes(ports))
    .route('/', calculationRoutes(ports))
    .route('/', budgetRoutes(ports))
    .route('/', fuelCostRoutes(ports))
    .route('/', financePageRoutes(ports))
    .route('/', sendCodeRoutes(ports))
    .route('/', verifyCodeRoutes(ports))
    .route('/', signInPageRoutes(ports))
    .route(
      '/',
      pageAliasRoutes((request, env) => Promise.resolve(app.fetch(request, env))),
    )
    .route('/', accountRoutes(ports))
    .route('/', watchlistRoutes(ports))
    .route('/', watchlistPageRoutes(ports, readSearch))
    .route('/', savedSearchRoutes(ports, readSearch))
    .route('/', noticeRoutes(ports))
    .route('/', enquiryRoutes(ports))
    .route('/', detailsRoutes(ports))
    .route('/', deleteAccountRoutes(ports))
    .route('/', garagePageRoutes(ports, readSearch))
    .route('/', printRequestRoutes(ports))
    .route('/', comparePageRoutes(ports))
    .route('/', sharedListRoutes(ports))
    .route('/', carsTodayRoutes(ports))
    .route('/', openApiRoutes(ports))
    .route('/', documentRoutes(ports))
    .route('/', removedVehicleRoutes(ports));
  return app.notFound(noRouteReply(app.routes)).onError(errorReply(ports));
}
