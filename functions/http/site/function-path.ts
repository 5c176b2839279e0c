import { type GateKind, gateOf } from '#src/account/gate-kinds.ts';
import { SAVE_SEARCH_PATH } from '#src/account/saved-searches/saved-searches-paths.ts';
import { SIGN_IN_PATH } from '#src/account/sign-in/sign-in-path.ts';
import { CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { financePaths } from '#src/finance/page/finance-pages.ts';
import { financeQueryNames } from '#src/finance/page/finance-query.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { SHARED_LIST_PATH } from '#src/garage/shared-list/shared-list.ts';
import { PAYMENT_DONE_PATH } from '#src/payment/payment-paths.ts';

/** Pages' own addresses with something behind them that is worked out when it is asked for. */
const besidePages = [
  /^\/cars\/[^/]+\/autogauge$/,
  /^\/cars\/[^/]+\.pdf$/,
  /^\/cars\/[^/]+\/(?:share|photo)-[^/]+\.jpg$/,
  /^\/cars\/[^/]+\/(?:enquire|test-drive|request-photos)$/,
];

/** A page's address that names a car leads on to that car's own form. */
const withCar = /^\/book-test-drive\?(?:.*&)?car(?:_id)?=[^&]/;

/** A request to print leads on to the vehicle that it names. */
const withPrint = /^\/print\?(?:.*&)?car_id=[^&]/;

/** What the address of a finance page says is filled into the page. */
const withFinance = new RegExp(
  `^(?:${financePaths.join('|')})\\?(?:.*&)?(?:${financeQueryNames.join('|')})=[^&]`,
);

const withCalculator = new RegExp(`^${CALCULATOR_PATH}\\?(?:.*&)?car_id=[^&]`);

/** Vehicles side by side, or sent by somebody: the pages as they are built know none. */
const withCars = new RegExp(`^(?:${COMPARE_PATH}|${SHARED_LIST_PATH})\\?(?:.*&)?cars=[^&]`);

/** What these pages show depends on who has signed in, and on what stands at this very moment. */
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

/** Whether the functions answer a URL's path, with its query where it has one; all others are files of the built site. */
export function isFunctionPath(pathname: string, search = ''): boolean {
  // With a slash behind it such a page leads to its own address, as files do.
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

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}
