import type { BuiltSite, SitePage } from '../built-site.ts';

/** As cards say it: `<p class="price-below"><a href="/cars/x#price-comparison">$900 below similar listings</a></p>`. */
const cardClaim = /class="price-below"><a href="([^"#]+)#price-comparison">([^<]+)</g;
const sidebarClaim = /<a class="below"[^>]*>([^<]+)</;
const comparisonWords = /class="price-comparison-words">([^<]+)</;

/** What the page of a vehicle claims beside its price, or null. */
function claimOf({ html }: SitePage): string | null {
  return sidebarClaim.exec(html)?.[1] ?? null;
}

/** Where a vehicle page claims another amount than its own comparison shows, or shows none. */
function unprovenClaims(page: SitePage): string[] {
  const claim = claimOf(page);
  if (claim === null) return [];
  const amount = claim.split(' ')[0] ?? claim;
  const words = comparisonWords.exec(page.html)?.[1];
  return words?.startsWith(`${amount} below `)
    ? []
    : [`${page.path} claims ${claim}, its comparison: ${words}`];
}

/** Where a card says of a price what the page of its vehicle does not say, or leaves out what it says. */
function contradictingCards({ path, html }: SitePage, site: BuiltSite): string[] {
  return [...html.matchAll(cardClaim)].flatMap(([, car = '', claim = '']) => {
    const own = site.paths.has(car) ? claimOf(site.page(car)) : null;
    return own === claim ? [] : [`${path} claims ${claim} of ${car}, which claims ${own}`];
  });
}

/** What is wrong with the claims of a page about prices. */
export function priceClaimProblems(page: SitePage, site: BuiltSite): string[] {
  return [...unprovenClaims(page), ...contradictingCards(page, site)];
}
