import type { BuiltSite, SitePage } from '../built-site.ts';

/**
 * The claim on a card: `<p class="price-below"><a href="/cars/x#price-comparison">$900 below similar
 * listings</a></p>`.
 */
const cardClaim = /class="price-below"><a href="([^"#]+)#price-comparison">([^<]+)</g;
const sidebarClaim = /<a class="below"[^>]*>([^<]+)</;
const comparisonWords = /class="price-comparison-words">([^<]+)</;

/** The claim beside the price on a vehicle page, or null. */
function claimOf({ html }: SitePage): string | null {
  return sidebarClaim.exec(html)?.[1] ?? null;
}

/** A vehicle page whose claim has another amount than its own comparison, or no comparison. */
function unprovenClaims(page: SitePage): string[] {
  const claim = claimOf(page);
  if (claim === null) return [];
  const amount = claim.split(' ')[0] ?? claim;
  const words = comparisonWords.exec(page.html)?.[1];
  return words?.startsWith(`${amount} below `)
    ? []
    : [`${page.path} claims ${claim}, its comparison: ${words}`];
}

/** Cards whose claim differs from that on the page of their vehicle, or is missing. */
function contradictingCards({ path, html }: SitePage, site: BuiltSite): string[] {
  return [...html.matchAll(cardClaim)].flatMap(([, car = '', claim = '']) => {
    const own = site.paths.has(car) ? claimOf(site.page(car)) : null;
    return own === claim ? [] : [`${path} claims ${claim} of ${car}, which claims ${own}`];
  });
}

/** Everything wrong with a page's claims about prices. */
export function priceClaimProblems(page: SitePage, site: BuiltSite): string[] {
  return [...unprovenClaims(page), ...contradictingCards(page, site)];
}
