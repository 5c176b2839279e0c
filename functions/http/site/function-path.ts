import { type GateKind, gateOf } from '#src/account/gate-kinds.ts';
import { SAVE_SEARCH_PATH } from '#src/account/saved-searches/saved-searches-paths.ts';
import { SIGN_IN_PATH } from '#src/account/sign-in/sign-in-path.ts';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { financePaths } from '#src/finance/page/finance-pages.ts';
import { financeQueryNames } from '#src/finance/page/finance-query.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { SHARED_LIST_PATH } from '#src/garage/shared-list/shared-list.ts';
import { PAYMENT_DONE_PATH } from '#src/payment/payment-paths.ts';

/** Addresses below pages that are computed on request. */
const besidePages = [
  /^\/cars\/[^/]+\/autogauge$/,
  /^\/cars\/[^/]+\.pdf$/,
  /^\/cars\/[^/]+\/(?:share|photo)-[^/]+\.jpg$/,
  /^\/cars\/[^/]+\/(?:enquire|test-drive|request-photos)$/,
];

/** A query that names a car redirects to that car's form. */
const withCar = /^\/book-test-drive\?(?:.*&)?car(?:_id)?=[^&]/;

/** A print request redirects to its vehicle. */
const withPrint = /^\/print\?(?:.*&)?car_id=[^&]/;

/** Query values of a finance page are filled into the page. */
const withFinance = new RegExp(
  `^(?:${financePaths.join('|')})\\?(?:.*&)?(?:${financeQueryNames.join('|')})=[^&]`,
);

const withCalculator = new RegExp(`^${CALCULATOR_PATH}\\?(?:.*&)?car_id=[^&]`);

/** Compared or shared vehicles, which the static pages do not know. */
const withCars = new RegExp(`^(?:${COMPARE_PATH}|${SHARED_LIST_PATH})\\?(?:.*&)?cars=[^&]`);

/** Pages that depend on the signed-in shopper and on live data. */
const withAccount: ReadonlySet<GateKind | null> = new Set<GateKind>([
  'checkout',
  'spin-to-win',
  'online-payment',
  'my-garage',
]);

const accountPages: ReadonlySet<string> = new Set([
  SIGN_IN_PATH,
  '/watchlist',
  SAVE_SEARCH_PATH,
  '/checkout-journey',
  PAYMENT_DONE_PATH,
]);

/** Whether a function answers this path and query; all others are static files of the site. */
export function isFunctionPath(pathname: string, search = ''): boolean {
  // With a trailing slash such a page redirects to its address without one, like files.
  const page = pathname.replace(/(?<=.)\/$/, '');
  return (
    isApiPath(pathname) ||
    accountPages.has(page) ||
    withAccount.has(gateOf(page)) ||
    besidePages.some((pattern) => pattern.test(pathname)) ||
    withCar.test(pathname + search) ||
    withPrint.test(pathname + search) ||
    withFinance.test(pathname + search) ||
    withCalculator.test(pathname + search) ||
    withCars.test(pathname + search)
  );
}

/** The path in lower case of such an address that is typed with capitals, as `/Sign-In`; null for any other. */
export function lowerCaseFunctionPath(pathname: string, search: string): string | null {
  const lower = pathname.toLowerCase();
  return !isFunctionPath(pathname, search) && isFunctionPath(lower, search) ? lower : null;
}

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}
