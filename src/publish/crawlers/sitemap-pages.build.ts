import { hash } from 'node:crypto';
import { brandsOf } from '../../brands/brand-list.ts';
import { brandPath } from '../../brands/represented-brands.ts';
import { cataloguePaths } from '../../catalogue/model-path.ts';
import { isReadable } from '../../editorial/blog/blog-routes.build.ts';
import type { ContentPage } from '../../editorial/content-pages.build.ts';
import { eventState } from '../../editorial/event/event-dates.ts';
import { CALCULATOR_PATH } from '../../finance/calculator/calculator-paths.ts';
import { featuredStock } from '../../finance/page/featured-stock.ts';
import {
  FINANCE_CONTENT,
  FINANCE_PATH,
  hasFinancePage,
  hasFinanceText,
} from '../../finance/page/finance-pages.ts';
import { CONTACT_PATH, contactPath } from '../../leads/contact/contact-path.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '../../leads/test-drive/test-drive-page.ts';
import { tradeInPages } from '../../leads/trade-in/page/trade-in-pages.ts';
import { dealerships } from '../../locations/dealerships.ts';
import { LOCATIONS_PATH, locationPath } from '../../locations/location-path.ts';
import { hasReviewsPage, REVIEWS_PATH } from '../../reviews/reviews-page.ts';
import { BUDGET_PATH, PRICE_RANGE_PATH } from '../../search/budget/budget-paths.ts';
import type { Site } from '../../site/site.build.ts';
import { isSold } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { vehiclePath } from '../../vehicle/vehicle-urls.ts';
import type { PageDigests } from './sitemap.ts';

/** A page in the sitemap; `content`, or its digest, decides whether the page has changed. */
type SitemapPage = { readonly path: string } & ({ readonly content: unknown } | { readonly digest: string });

function digestOf(content: unknown): string {
  return hash('sha1', JSON.stringify(content), 'base64url');
}

/** What a car's own page shows. */
const carDigest = (vehicle: Vehicle) => digestOf({ ...vehicle, views: undefined });

/** What a list shows of a car. */
const inList = ({ id, status, isReserved, price, offerPrice, images }: Vehicle) =>
  JSON.stringify([id, status, isReserved, price, offerPrice, images[0]?.url]);

const listOf = (vehicles: readonly Vehicle[]) => vehicles.map(inList).join();

/** Every indexable page with its content; all other pages carry `noindex`. */
function sitemapPages(site: Site, contentPages: readonly ContentPage[]): SitemapPage[] {
  const { settings } = site.tenant;
  const { appointments, contact, home, catalogue } = settings;
  const listings = site.listingPages
    .filter(({ page }) => page.count > 0)
    .map(({ path, page, vehicles }) => ({
      path,
      content: [page.heading, page.count, listOf(vehicles)],
    }));
  return [
    { path: '/', content: [home, settings.promotions, listOf(site.latest(6))] },
    ...listings,
    ...site.vehicles
      .filter((vehicle) => !isSold(vehicle))
      .map((vehicle) => ({ path: vehiclePath(vehicle), digest: carDigest(vehicle) })),
    { path: LOCATIONS_PATH, content: site.locations },
    ...site.locations.map((location) => ({ path: locationPath(location), content: location })),
    ...dealershipPages(site),
    { path: CONTACT_PATH, content: [contact, settings.site, site.locations] },
    ...site.locations.map((location) => ({ path: contactPath(location), content: [contact, location] })),
    ...(hasTestDrives(settings) ? [{ path: TEST_DRIVE_PATH, content: appointments.page }] : []),
    ...tradeInPages(settings.valuation)
      .filter(({ path, canonical }) => path === canonical)
      .map(({ path, texts }) => ({
        path,
        content: [settings.valuation.pages[texts], settings.valuation.faq],
      })),
    ...brandPages(site),
    ...(catalogue.show && catalogue.models.length > 0 ? [{ path: '/catalogue', content: catalogue }] : []),
    ...cataloguePaths(catalogue).map((path) => ({ path, content: catalogue })),
    ...budgetPages(site),
    ...(hasReviewsPage(settings) ? [{ path: REVIEWS_PATH, content: [settings.reviews, site.reviews] }] : []),
    ...financePages(site, contentPages),
    ...shownTexts(site, contentPages).map((page) => ({ path: `/${page.slug}`, content: page })),
    ...site.blog
      .filter((page) => isReadable(page, site.now))
      .map((page) => ({ path: page.path, content: [settings.blog, page] })),
  ];
}

/** Text pages, except those of switched-off features and past events. */
export function shownTexts({ tenant, now }: Site, contentPages: readonly ContentPage[]): ContentPage[] {
  const { settings } = tenant;
  return contentPages.filter(
    (page) =>
      (page.slug !== FINANCE_CONTENT || hasFinanceText(settings)) &&
      eventState(page, now, settings.site.timeZone) !== 'over',
  );
}

/** If several branches share an address, the branch's own page is listed. */
function dealershipPages({ locations, tenant }: Site): SitemapPage[] {
  return dealerships(locations, tenant.settings.locations.dealershipNames)
    .filter(({ isOnePlace }) => !isOnePlace)
    .map((dealership) => ({ path: `${LOCATIONS_PATH}/${dealership.slug}`, content: dealership }));
}

/** The overview of brands and a page for each brand that the dealer represents. */
function brandPages(site: Site): SitemapPage[] {
  const { brands: settings, catalogue } = site.tenant.settings;
  const brands = brandsOf(site);
  const own = brands.filter(({ hasPage }) => hasPage);
  const { overview } = settings;
  return [
    { path: '/brands', content: [settings, brands.map(({ name }) => name)] },
    ...own.map((brand) => ({ path: brandPath(brand), content: [overview, brand, catalogue.models] })),
  ];
}

function budgetPages({ tenant, vehicles }: Site): SitemapPage[] {
  const { budget } = tenant.settings;
  const content = [budget, listOf(vehicles)];
  return [
    ...(budget.page.show ? [{ path: BUDGET_PATH, content }] : []),
    ...(budget.priceRange.show ? [{ path: PRICE_RANGE_PATH, content }] : []),
  ];
}

/** The application page with its text and vehicles, and the calculator. */
function financePages(site: Site, contentPages: readonly ContentPage[]): SitemapPage[] {
  const { settings } = site.tenant;
  const { page, form, calculator, lenders } = settings.finance;
  const text = contentPages.find(({ slug }) => slug === FINANCE_CONTENT);
  const featured = page.getFinanceNow.show ? featuredStock(site.vehicles, page.getFinanceNow.max) : [];
  const content = [page, form, text, listOf(featured)];
  return [
    ...(hasFinancePage(settings) ? [{ path: FINANCE_PATH, content }] : []),
    ...(calculator.show ? [{ path: CALCULATOR_PATH, content: [calculator, lenders] }] : []),
  ];
}

/** Indexable pages with a digest of the content of each. */
export function sitemapDigests(site: Site, contentPages: readonly ContentPage[]): PageDigests {
  return Object.fromEntries(
    sitemapPages(site, contentPages).map((page) => [
      page.path,
      'digest' in page ? page.digest : digestOf(page.content),
    ]),
  );
}
