/** IndexNow (www.indexnow.org/documentation): search engines are sent the addresses that have changed. */

/** "You can submit up to 10,000 URLs per post". */
const MAX_ADDRESSES = 10_000;

/** "a minimum of 8 and a maximum of 128 hexadecimal characters […] a-z, A-Z, 0-9, and dashes". */
export const indexNowKeyPattern = /^[A-Za-z0-9-]{8,128}$/;

export interface IndexNowRequest {
  readonly host: string;
  readonly key: string;
  readonly keyLocation: string;
  readonly urlList: readonly string[];
}

/** At the site's root, where the key file authorises all addresses of the site. */
export function indexNowKeyFile(key: string): string {
  return `${key}.txt`;
}

/** New, removed and changed addresses, from the sitemaps of two releases. */
export function changedAddresses(
  pages: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): string[] {
  const all = [...Object.keys(pages), ...Object.keys(before).filter((address) => !(address in pages))];
  return all.filter((address) => pages[address] !== before[address]);
}

/**
 * `siteUrl` has no trailing slash; addresses of other hosts are left out, because the key is not valid for
 * them.
 */
export function indexNowRequests(
  siteUrl: string,
  key: string,
  addresses: readonly string[],
): IndexNowRequest[] {
  const { host } = new URL(siteUrl);
  const own = addresses.filter((address) => URL.parse(address)?.host === host);
  return Array.from({ length: Math.ceil(own.length / MAX_ADDRESSES) }, (_, index) => ({
    host,
    key,
    keyLocation: `${siteUrl}/${indexNowKeyFile(key)}`,
    urlList: own.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  }));
}

const entry = /<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g;

/** `lastmod` by address from a sitemap of `sitemap.ts`; empty for an index of sitemaps. */
export function sitemapAddresses(xml: string): Record<string, string> {
  return Object.fromEntries(
    [...xml.matchAll(entry)].map(([, address = '', changedAt = '']) => [plainText(address), changedAt]),
  );
}

function plainText(xml: string): string {
  return xml.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}
