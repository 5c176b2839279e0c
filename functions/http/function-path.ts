import { financePaths } from '#src/finance/page/finance-pages.ts';
import { financeQueryNames } from '#src/finance/page/finance-query.ts';

/** Pages' own addresses with something behind them that is worked out when it is asked for. */
const besidePages = [
  /^\/cars\/[^/]+\/autogauge$/,
  /^\/cars\/[^/]+\.pdf$/,
  /^\/cars\/[^/]+\/share-[^/]+\.jpg$/,
  /^\/cars\/[^/]+\/(?:enquire|test-drive|request-photos)$/,
];

/** A page's address that names a car leads on to that car's own form. */
const withCar = /^\/book-test-drive\?(?:.*&)?car(?:_id)?=[^&]/;

/** What the address of a finance page says is filled into the page. */
const withFinance = new RegExp(
  `^(?:${financePaths.join('|')})\\?(?:.*&)?(?:${financeQueryNames.join('|')})=[^&]`,
);

/** Whether the functions answer a URL's path, with its query where it has one; all others are files of the built site. */
export function isFunctionPath(pathname: string, search = ''): boolean {
  return (
    isApiPath(pathname) ||
    besidePages.some((pattern) => pattern.test(pathname)) ||
    withCar.test(pathname + search) ||
    withFinance.test(pathname + search)
  );
}

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}
