import { createHash } from 'node:crypto';
import type { ContentPage } from '../editorial/content-pages.build.ts';
import { CALCULATOR_PATH } from '../finance/calculator/calculator-paths.ts';
import { featuredStock } from '../finance/page/featured-stock.ts';
import {
  FINANCE_CONTENT,
  FINANCE_PATH,
  hasFinancePage,
  hasFinanceText,
} from '../finance/page/finance-pages.ts';
import { CONTACT_PATH, contactPath } from '../leads/branch/contact-path.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '../leads/test-drive/test-drive-page.ts';
import { tradeInPages } from '../leads/trade-in/journey/trade-in-pages.ts';
import { BUDGET_PATH, PRICE_RANGE_PATH } from '../search/budget/budget-paths.ts';
import { listingPaths } from '../search/landing/listing-paths.ts';
import { isSold } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../vehicle/vehicle-urls.ts';
import type { Site } from './site.build.ts';
import type { PageDigests } from './sitemap.ts';

/** A page for search engines; `content` is whatever makes it another page when it changes. */
interface SitemapPage {
  readonly path: string;
  readonly content: unknown;
}

/** What a shopper sees of a car in a list. */
function inList({ id, status, isReserved, price, offerPrice, images }: Vehicle): unknown {
  return [id, status, isReserved, price, offerPrice, images[0]?.url];
}

/** Every page that search engines may show, with what it says; the others carry `noindex`. */
function sitemapPages(site: Site, contentPages: readonly ContentPage[]): SitemapPage[] {
  const { settings } = site.tenant;
  const { appointments, contact, editorial, home, catalogue, search } = settings;
  const listings = listingPaths(site.landing, site.vehicles, search.hitsPerPage)
    .filter(({ props }) => props.page.count > 0)
    .map(({ props: { path, page, vehicles } }) => ({
      path,
      content: [page.heading, page.count, vehicles.map(inList)],
    }));
  const texts = contentPages.filter(({ slug }) => slug !== FINANCE_CONTENT || hasFinanceText(settings));
  return [
    { path: '/', content: [home, settings.promotions, site.latest(6).map(inList)] },
    ...listings,
    ...site.vehicles
      .filter((vehicle) => !isSold(vehicle))
      .map(({ views: _, ...vehicle }) => ({ path: vehiclePath(vehicle), content: vehicle })),
    { path: '/locations', content: site.locations },
    ...site.locations.map((location) => ({ path: `/locations/${location.slug}`, content: location })),
    { path: CONTACT_PATH, content: [contact, settings.site, site.locations] },
    ...site.locations.map((location) => ({ path: contactPath(location), content: [contact, location] })),
    ...(hasTestDrives(settings) ? [{ path: TEST_DRIVE_PATH, content: appointments.page }] : []),
    ...tradeInPages(settings.valuation)
      .filter(({ path, canonical }) => path === canonical)
      .map(({ path, texts }) => ({
        path,
        content: [settings.valuation.pages[texts], settings.valuation.faq],
      })),
    { path: '/brands', content: [editorial.brands, site.makePages.map(({ make }) => make)] },
    ...(catalogue.show && catalogue.models.length > 0 ? [{ path: '/catalogue', content: catalogue }] : []),
    ...budgetPages(site),
    ...financePages(site, contentPages),
    ...texts.map((page) => ({ path: `/${page.slug}`, content: page })),
  ];
}

function budgetPages({ tenant, vehicles }: Site): SitemapPage[] {
  const { budget } = tenant.settings;
  const content = [budget, vehicles.map(inList)];
  return [
    ...(budget.page.show ? [{ path: BUDGET_PATH, content }] : []),
    ...(budget.priceRange.show ? [{ path: PRICE_RANGE_PATH, content }] : []),
  ];
}

/** The application with the text that stands on it and the vehicles, and the calculator. */
function financePages(site: Site, contentPages: readonly ContentPage[]): SitemapPage[] {
  const { settings } = site.tenant;
  const { page, form, calculator, lenders } = settings.finance;
  const text = contentPages.find(({ slug }) => slug === FINANCE_CONTENT);
  const featured = page.getFinanceNow.show ? featuredStock(site.vehicles, page.getFinanceNow.most) : [];
  const content = [page, form, text, featured.map(inList)];
  return [
    ...(hasFinancePage(settings) ? [{ path: FINANCE_PATH, content }] : []),
    ...(calculator.show ? [{ path: CALCULATOR_PATH, content: [calculator, lenders] }] : []),
  ];
}

/** Which pages search engines may show, with a digest of what each says. */
export function sitemapDigests(site: Site, contentPages: readonly ContentPage[]): PageDigests {
  const digest = (content: unknown) => createHash('sha1').update(JSON.stringify(content)).digest('base64url');
  return Object.fromEntries(
    sitemapPages(site, contentPages).map(({ path, content }) => [path, digest(content)]),
  );
}
