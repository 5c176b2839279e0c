/** Pages' own addresses with something behind them that is worked out when it is asked for. */
const besidePages = [
  /^\/cars\/[^/]+\/autogauge$/,
  /^\/cars\/[^/]+\.pdf$/,
  /^\/cars\/[^/]+\/share-[^/]+\.jpg$/,
];

/** Whether the functions answer a URL's path; all others are files of the built site. */
export function isFunctionPath(pathname: string): boolean {
  return isApiPath(pathname) || besidePages.some((pattern) => pattern.test(pathname));
}

export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}
