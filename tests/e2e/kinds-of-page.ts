import { isGated } from '#src/account/gate-kinds.ts';
import { SIGN_IN_PATH } from '#src/account/sign-in/sign-in-path.ts';
import { brandPaths } from '#src/brands/represented-brands.ts';
import { accessoriesPaths, modelPaths, partsSearchPaths } from '#src/catalogue/model-path.ts';
import { CHAT_PATH } from '#src/chat/chat-provider.ts';
import { DELIVERY_PATH } from '#src/delivery/delivery.schema.ts';
import { CALCULATION_PATH, CALCULATOR_PATH } from '#src/finance/calculator/calculator-paths.ts';
import { hasFinancePage } from '#src/finance/page/finance-pages.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { GARAGE_FILE, GARAGE_PATH, hasGarage } from '#src/garage/page/garage-page.ts';
import { SHARED_LIST_PATH } from '#src/garage/shared-list/shared-list.ts';
import { contactPath } from '#src/leads/contact/contact-path.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '#src/leads/test-drive/test-drive-page.ts';
import { dealerships } from '#src/locations/dealerships.ts';
import { hasReviewsPage, REVIEWS_PATH } from '#src/reviews/reviews-page.ts';
import {
  BUDGET_PATH,
  BUDGET_RESULT_PATH,
  PRICE_RANGE_PATH,
  PRICE_RANGE_RESULT_PATH,
} from '#src/search/budget/budget-paths.ts';
import { SPECIAL_OFFERS_PATH } from '#src/search/landing/landing-pages.ts';
import { slugify } from '#src/values/slug.ts';
import { canTestDrive } from '#src/vehicle/actions/actions.ts';
import { FUEL_COST_PATH } from '#src/vehicle/fuel-cost/typed-driving.ts';
import { isSold } from '#src/vehicle/status/availability.ts';
import { enquiryPath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl } from '../setup/sites.ts';
import { type Dealer, settingsOf, stockOf } from './dealers.ts';
import {
  basePath,
  blogPath,
  hasContent,
  isPlain,
  type PathOf,
  pathOfLocation,
  pathOfVehicle,
  plainVehicle,
  stockPath,
} from './example-paths.ts';

export interface KindOfPage {
  name: string;
  /** The route's file in src/pages. */
  route: string;
  readonly pathOf: PathOf;
}

/** Every kind of page, including the states in which a page looks different. */
export const kindsOfPage: readonly KindOfPage[] = [
  { name: 'home', route: 'index.astro', pathOf: async () => '/' },
  { name: 'list of all stock', route: '[base]/[...listing].astro', pathOf: stockPath },
  {
    name: 'list of a make',
    route: '[base]/[...listing].astro',
    pathOf: async (dealer) => `${basePath(dealer)}/${slugify((await plainVehicle(dealer))?.make ?? '')}`,
  },
  {
    name: 'list without vehicles',
    route: '[base]/[...listing].astro',
    pathOf: async (dealer) => {
      const empty = settingsOf(dealer).locations.locations.find(
        ({ types, visible }) => visible && !types.includes('sales'),
      );
      return empty === undefined ? null : `${basePath(dealer)}/${empty.slug}`;
    },
  },
  {
    name: 'special offers',
    route: 'special-offers/[...page].astro',
    pathOf: async (dealer) => (settingsOf(dealer).search.specialOffers.show ? SPECIAL_OFFERS_PATH : null),
  },
  { name: 'vehicle', route: 'cars/[slug].astro', pathOf: pathOfVehicle(isPlain) },
  { name: 'sold vehicle', route: 'cars/[slug].astro', pathOf: pathOfVehicle(isSold) },
  {
    name: 'vehicle with a spin',
    route: 'cars/[slug].astro',
    pathOf: pathOfVehicle(({ spinImages }) => spinImages.length > 1),
  },
  {
    name: 'vehicle without photographs',
    route: 'cars/[slug].astro',
    pathOf: pathOfVehicle((vehicle) => vehicle.images.length === 0),
  },
  {
    name: 'vehicle without a price',
    route: 'cars/[slug].astro',
    pathOf: pathOfVehicle((vehicle) => vehicle.price === null && vehicle.subscriptionPricePerWeek === null),
  },
  {
    name: 'catalogue',
    route: 'catalogue.astro',
    pathOf: async (dealer) => (settingsOf(dealer).catalogue.show ? '/catalogue' : null),
  },
  {
    name: 'budget',
    route: 'budget.astro',
    pathOf: async (dealer) => (settingsOf(dealer).budget.page.show ? BUDGET_PATH : null),
  },
  {
    name: 'price range',
    route: 'price-range.astro',
    pathOf: async (dealer) => (settingsOf(dealer).budget.priceRange.show ? PRICE_RANGE_PATH : null),
  },
  {
    name: 'budget for browsers without script',
    route: 'on-demand/budget.astro',
    pathOf: async (dealer) =>
      settingsOf(dealer).budget.page.show ? `${BUDGET_RESULT_PATH}?repayment=500&deposit=5000` : null,
  },
  {
    name: 'price range for browsers without script',
    route: 'on-demand/price-range.astro',
    pathOf: async (dealer) =>
      settingsOf(dealer).budget.priceRange.show ? `${PRICE_RANGE_RESULT_PATH}?max=40000` : null,
  },
  { name: 'enquiry', route: 'on-demand/lead-form.astro', pathOf: pathOfVehicle(isPlain, enquiryPath) },
  {
    name: 'enquiry about a sold vehicle',
    route: 'on-demand/lead-form.astro',
    pathOf: pathOfVehicle(isSold, enquiryPath),
  },
  {
    name: 'test drive of a vehicle',
    route: 'on-demand/lead-form.astro',
    pathOf: async (dealer) => {
      const { card } = settingsOf(dealer).vehicle;
      const path = pathOfVehicle(
        (vehicle) => canTestDrive(vehicle, card),
        ({ slug }) => `/cars/${slug}/test-drive`,
      );
      return path(dealer);
    },
  },
  {
    name: 'test drive',
    route: 'book-test-drive.astro',
    pathOf: async (dealer) => (hasTestDrives(settingsOf(dealer)) ? TEST_DRIVE_PATH : null),
  },
  { name: 'locations', route: 'locations/index.astro', pathOf: async () => '/locations' },
  { name: 'location', route: 'locations/[slug].astro', pathOf: pathOfLocation('sales') },
  { name: 'workshop', route: 'locations/[slug].astro', pathOf: pathOfLocation('service') },
  {
    name: 'dealership',
    route: 'locations/[slug].astro',
    pathOf: async (dealer) => {
      const { locations, dealershipNames } = settingsOf(dealer).locations;
      const [dealership] = dealerships(locations, dealershipNames);
      return dealership === undefined ? null : `/locations/${dealership.slug}`;
    },
  },
  { name: 'contact', route: 'contact.astro', pathOf: async () => '/contact' },
  {
    name: 'contact of a branch',
    route: 'contact-us/[location].astro',
    pathOf: async (dealer) => {
      const location = settingsOf(dealer).locations.locations.find(({ visible }) => visible);
      return location === undefined ? null : contactPath(location);
    },
  },
  {
    name: 'trade-in',
    route: 'trade-in.astro',
    pathOf: async (dealer) => (settingsOf(dealer).valuation.show ? '/trade-in' : null),
  },
  {
    name: 'finance',
    route: 'finance/index.astro',
    pathOf: async (dealer) => (hasFinancePage(settingsOf(dealer)) ? '/finance' : null),
  },
  {
    name: 'finance of a vehicle',
    route: 'on-demand/finance.astro',
    pathOf: pathOfVehicle(isPlain, ({ id }) => `/finance?car_id=${id}`),
  },
  {
    name: 'finance of a vehicle that is gone',
    route: 'on-demand/finance.astro',
    pathOf: async () => '/finance?car_id=no-such-vehicle',
  },
  {
    name: 'finance calculator',
    route: 'finance/calculator.astro',
    pathOf: async (dealer) => (settingsOf(dealer).finance.calculator.show ? CALCULATOR_PATH : null),
  },
  {
    name: 'calculation for browsers without script',
    route: 'on-demand/calculation.astro',
    pathOf: async (dealer) =>
      settingsOf(dealer).finance.calculator.show
        ? pathOfVehicle(isPlain, ({ slug }) => `${CALCULATION_PATH}?amount=25k&car_slug=${slug}`)(dealer)
        : null,
  },
  {
    name: 'price of delivery for browsers without script',
    route: 'on-demand/delivery.astro',
    pathOf: async (dealer) =>
      settingsOf(dealer).delivery.show
        ? pathOfVehicle(isPlain, ({ slug }) => `${DELIVERY_PATH}?postcode=4000&car_id=${slug}`)(dealer)
        : null,
  },
  {
    name: 'cost of fuel for browsers without script',
    route: 'on-demand/fuel-cost.astro',
    pathOf: async (dealer) =>
      settingsOf(dealer).vehicle.fuelCost.show
        ? pathOfVehicle(isPlain, ({ slug }) => `${FUEL_COST_PATH}?km-per-week=400&car_slug=${slug}`)(dealer)
        : null,
  },
  {
    name: 'garage',
    route: 'forms/garage.astro',
    pathOf: async (dealer) => {
      const { garage, account } = settingsOf(dealer);
      if (!hasGarage({ garage })) return null;
      return isGated(account, 'my-garage') ? GARAGE_FILE : GARAGE_PATH;
    },
  },
  {
    name: 'sign-in',
    route: 'on-demand/sign-in.astro',
    pathOf: async (dealer) => (settingsOf(dealer).account.enabled ? SIGN_IN_PATH : null),
  },
  {
    name: 'comparison',
    route: 'on-demand/compare.astro',
    pathOf: async (dealer) => {
      if (!settingsOf(dealer).garage.compare.show) return null;
      const cars = (await stockOf(dealer)).filter(isPlain).slice(0, 3);
      return `${COMPARE_PATH}?cars=${cars.map(({ slug }) => slug).join(',')}`;
    },
  },
  {
    name: 'comparison of nothing',
    route: 'compare.astro',
    pathOf: async (dealer) => (settingsOf(dealer).garage.compare.show ? COMPARE_PATH : null),
  },
  {
    name: 'shared list of nothing',
    route: 'shared-list.astro',
    pathOf: async (dealer) => (settingsOf(dealer).garage.sharedList.show ? SHARED_LIST_PATH : null),
  },
  {
    name: 'shared list',
    route: 'on-demand/shared-list.astro',
    pathOf: async (dealer) => {
      if (!settingsOf(dealer).garage.sharedList.show) return null;
      const cars = (await stockOf(dealer)).slice(0, 3);
      return `${SHARED_LIST_PATH}?cars=${cars.map(({ slug }) => slug).join(',')},no-such-vehicle&from=Alex`;
    },
  },
  { name: 'content', route: '[page].astro', pathOf: async () => '/about-us' },
  ...['/service', '/vehicle-parts-and-accessories', '/careers', '/fleet'].map((path) => ({
    name: `content with a form, ${path}`,
    route: '[page].astro',
    pathOf: async (dealer: Dealer) => (hasContent(dealer, path) ? path : null),
  })),
  ...['/faqs', '/warranty', '/buying', '/pages/experience-gt'].map((path) => ({
    name: `content with blocks, ${path}`,
    route: path.startsWith('/pages/') ? 'pages/[page].astro' : '[page].astro',
    pathOf: async (dealer: Dealer) => (hasContent(dealer, path) ? path : null),
  })),
  { name: 'blog', route: 'blog/[...page].astro', pathOf: async (dealer) => blogPath(dealer, () => true) },
  {
    name: 'section of the blog',
    route: 'blog/[...page].astro',
    pathOf: async (dealer) => blogPath(dealer, ({ list }) => list !== null && list.section !== null),
  },
  {
    name: 'article',
    route: 'blog/[...page].astro',
    pathOf: async (dealer) => blogPath(dealer, ({ article }) => article !== null && article.picture !== null),
  },
  {
    name: 'article without a picture',
    route: 'blog/[...page].astro',
    pathOf: async (dealer) => blogPath(dealer, ({ article }) => article !== null && article.picture === null),
  },
  {
    name: 'reviews',
    route: 'pages/reviews.astro',
    pathOf: async (dealer) => (hasReviewsPage(settingsOf(dealer)) ? REVIEWS_PATH : null),
  },
  { name: 'brands', route: 'brands.astro', pathOf: async () => '/brands' },
  {
    name: 'brand',
    route: '[brand]/overview.astro',
    pathOf: async (dealer) => brandPaths(settingsOf(dealer))[0] ?? null,
  },
  {
    name: 'models',
    route: 'models/[...page].astro',
    pathOf: async (dealer) => modelPaths(settingsOf(dealer).catalogue)[0] ?? null,
  },
  {
    name: 'model',
    route: 'models/[...page].astro',
    pathOf: async (dealer) => modelPaths(settingsOf(dealer).catalogue)[1] ?? null,
  },
  {
    name: 'accessories',
    route: '[model]/accessories.astro',
    pathOf: async (dealer) => accessoriesPaths(settingsOf(dealer).catalogue)[0] ?? null,
  },
  {
    name: 'parts search',
    route: 'parts/search.astro',
    pathOf: async (dealer) => partsSearchPaths(settingsOf(dealer).catalogue)[0] ?? null,
  },
  { name: 'way to print', route: 'print.astro', pathOf: async () => '/print' },
  {
    name: 'chat',
    route: 'chat.astro',
    pathOf: async (dealer) => (settingsOf(dealer).chat.show ? CHAT_PATH : null),
  },
  { name: 'thanks', route: 'success.astro', pathOf: async () => '/success' },
  { name: 'missing page', route: '404.astro', pathOf: async () => '/no-such-page' },
];

/** The kinds on which most visitors land. */
export const mainKinds = ['home', 'list of all stock', 'vehicle', 'location'].map((name) => {
  const kind = kindsOfPage.find((other) => other.name === name);
  if (kind === undefined) throw new Error(`There is no kind of page called "${name}".`);
  return kind;
});

/** One address for each kind of page that the dealer has. */
export async function examplesOf(dealer: Dealer): Promise<{ kind: KindOfPage; url: string }[]> {
  const paths = await Promise.all(kindsOfPage.map((kind) => kind.pathOf(dealer)));
  return kindsOfPage.flatMap((kind, index) => {
    const path = paths[index] ?? null;
    return path === null ? [] : [{ kind, url: siteUrl(dealer, path) }];
  });
}
