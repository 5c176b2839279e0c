import type { BuiltSite, SitePage } from '../built-site.ts';

/**
 * Matches `$306/week at 7.49% p.a., 9.85% p.a. comparison rate`, on a card and in the bars of a vehicle page.
 */
const line = /<weekly-price class="([^"]*)"[^>]*><span>(\$[\d,]+)\/week at ([^<]+)</g;
const boxAmount = /<weekly-price[^>]*data-text="\{amount\}"[^>]*><span>(\$[\d,]+)</;
const boxRates = /<weekly-price[^>]*data-text="\{rate\}[^>]*><span>([^<]+)</;
const calculated = /<p class="repayment"><strong>(\$[\d,.]+)<\/strong> <span>a week</;
const card = /<article class="card"[\s\S]*?<\/article>/g;
const cardLink = /<h3[^>]*><a href="([^"#?]+)"/;

/** A repayment shown beside a vehicle: dollars a week and the rates. */
interface Told {
  readonly place: string;
  readonly amount: number;
  readonly rates: string | null;
}

const dollars = (text: string) => Number(text.replace(/[$,]/g, ''));

function bars(html: string): Told[] {
  return [...html.matchAll(line)].flatMap(([, classes = '', amount = '', rates = '']) =>
    classes.includes('price-weekly') ? [] : [{ place: 'bar', amount: dollars(amount), rates }],
  );
}

/** A cache: a vehicle has cards on many pages, and each is compared with the vehicle's own page. */
const ownOf = new WeakMap<SitePage, Told | null>();

function ownRepayment(page: SitePage): Told | null {
  const known = ownOf.get(page);
  if (known !== undefined) return known;
  const own = bars(page.html)[0] ?? null;
  ownOf.set(page, own);
  return own;
}

function box(html: string): Told[] {
  const amount = boxAmount.exec(html)?.[1];
  if (amount === undefined) return [];
  return [{ place: 'sidebar', amount: dollars(amount), rates: boxRates.exec(html)?.[1] ?? null }];
}

/**
 * The calculator shows cents and the other places whole dollars, so half a dollar of difference is allowed.
 */
function calculator(html: string, amount: number): string[] {
  const week = calculated.exec(html)?.[1];
  if (week === undefined || Math.abs(dollars(week) - amount) <= 0.505) return [];
  return [`calculator ${week}`];
}

function differences(costs: readonly Told[], first: Told): string[] {
  return costs
    .filter(({ amount, rates }) => amount !== first.amount || rates !== first.rates)
    .map(({ place, amount, rates }) => `${place} $${amount} at ${rates}`);
}

/** Cards with another repayment than the page of their vehicle. */
function cardProblems({ html }: SitePage, site: BuiltSite): string[] {
  return [...html.matchAll(card)].flatMap(([text]) => {
    const path = cardLink.exec(text)?.[1] ?? '';
    const [, , amount, rates] = [...text.matchAll(line)][0] ?? [];
    const own = site.paths.has(path) ? ownRepayment(site.page(path)) : null;
    if (amount === undefined || own === null) return [];
    return dollars(amount) === own.amount && rates === own.rates
      ? []
      : [`card of ${path} ${amount} at ${rates}`];
  });
}

/** A page that shows different repayments for one vehicle before the shopper has changed the terms. */
export function weekCostProblems(page: SitePage, site: BuiltSite): string[] {
  const costs = [...bars(page.html), ...box(page.html)];
  const [first] = costs;
  const own = first ? [...differences(costs, first), ...calculator(page.html, first.amount)] : [];
  const problems = [...own, ...cardProblems(page, site)];
  return problems.map((problem) => `${page.path}: ${problem}; first $${first?.amount} at ${first?.rates}`);
}
