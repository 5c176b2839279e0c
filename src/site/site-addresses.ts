import { garagePaths } from '../account/gate-kinds.ts';
import { hasSavedSearches } from '../account/saved-searches/has-saved-searches.ts';
import { SAVE_SEARCH_PATH } from '../account/saved-searches/saved-searches-paths.ts';
import { SIGN_IN_PATH } from '../account/sign-in/sign-in-path.ts';
import { hasWatchlist } from '../account/watchlist/watchlist-page.ts';
import { UNSUBSCRIBE_PATH, WATCHLIST_PATH } from '../account/watchlist/watchlist-paths.ts';
import { BRANDS_PATH, brandPaths } from '../brands/represented-brands.ts';
import { accessoriesPaths, modelPaths, partsSearchPaths } from '../catalogue/model-path.ts';
import { CHAT_PATH } from '../chat/chat-provider.ts';
import { hasCheckout } from '../checkout/page/checkout-paths.ts';
import { BLOG_PATH } from '../editorial/blog/blog-paths.ts';
import { CALCULATOR_PATH } from '../finance/calculator/calculator-paths.ts';
import { financePaths, hasFinancePage } from '../finance/page/finance-pages.ts';
import { COMPARE_PATH } from '../garage/compare/compare-paths.ts';
import { GARAGE_FILE, GARAGE_PATH, hasGarage } from '../garage/page/garage-page.ts';
import { SHARED_LIST_PATH } from '../garage/shared-list/shared-list.ts';
import { vehicleForms } from '../leads/about-vehicle/vehicle-form.ts';
import { CONTACT_PATH, contactPath } from '../leads/contact/contact-path.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '../leads/test-drive/test-drive-page.ts';
import { dealerships } from '../locations/dealerships.ts';
import { LOCATIONS_PATH } from '../locations/location-path.ts';
import { hasPaymentPage, PAYMENT_DONE_PATH, PAYMENT_PATH } from '../payment/payment-paths.ts';
import { hasPrizes, SPIN_PATH } from '../prizes/campaign.ts';
import { hasReviewsPage, REVIEWS_PATH } from '../reviews/reviews-page.ts';
import { BUDGET_PATH, PRICE_RANGE_PATH } from '../search/budget/budget-paths.ts';
import { landingPages, SPECIAL_OFFERS_PATH } from '../search/landing/landing-pages.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { withFeatures } from './features.ts';
import type { StockAddresses } from './stock-addresses.ts';

/** What decides, apart from stock, which pages a dealer's site has. */
export interface AddressFacts {
  readonly settings: Settings;
  /** All addresses of text pages (aliases included) and of the blog. */
  readonly content: readonly string[];
}

/** An address that exists whatever is in stock, or a pattern for those that depend on it. */
type Address = string | RegExp;
type Addresses = (facts: AddressFacts) => readonly Address[];

const when = (isThere: boolean, ...addresses: Address[]) => (isThere ? addresses : []);
const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const branches = ({ locations }: Settings) => locations.locations.filter(({ visible }) => visible);
const contentBelow =
  (folder: string): Addresses =>
  ({ content }) =>
    content.filter((path) => path.slice(0, path.lastIndexOf('/') + 1) === folder);

const ofFinance: ReadonlySet<Address> = new Set(financePaths);
const financePage =
  (path: string): Addresses =>
  ({ settings, content }) =>
    when(hasFinancePage(settings) || content.includes(path), path);
const tradeInPage =
  (path: string): Addresses =>
  ({ settings }) =>
    when(settings.valuation.show, path);

/** The addresses of each route of src/pages. */
export const addressesByRoute: Readonly<Record<string, Addresses>> = {
  'index.astro': () => ['/'],
  '404.astro': () => ['/404'],
  'chat.astro': ({ settings }) => when(settings.chat.show, CHAT_PATH),
  'print.astro': ({ settings }) => when(settings.site.features.printing, '/print'),
  '[base]/[...listing].astro': ({ settings }) => listings(settings),
  '[brand]/overview.astro': ({ settings }) => brandPaths(settings),
  '[model]/accessories.astro': ({ settings }) => accessoriesPaths(settings.catalogue),
  '[page].astro': (facts) =>
    contentBelow('/')(facts).filter((path) => path !== BLOG_PATH && !ofFinance.has(path)),
  'blog/[...page].astro': ({ content }) => content.filter((path) => `${path}/`.startsWith(`${BLOG_PATH}/`)),
  'book-test-drive.astro': ({ settings }) => when(hasTestDrives(settings), TEST_DRIVE_PATH),
  'brands.astro': () => [BRANDS_PATH],
  'budget.astro': ({ settings }) => when(settings.budget.page.show, BUDGET_PATH),
  'cars/[slug].astro': () => [new RegExp(`^/cars/${WORD}$`)],
  'catalogue.astro': ({ settings: { catalogue } }) =>
    when(catalogue.show && catalogue.models.length > 0, '/catalogue'),
  'compare.astro': ({ settings }) => when(settings.garage.compare.show, COMPARE_PATH),
  'contact-us/[location].astro': ({ settings }) => branches(settings).map(contactPath),
  'contact-us/index.astro': () => ['/contact-us'],
  'contact.astro': () => [CONTACT_PATH],
  'dealer-locator.astro': () => ['/dealer-locator'],
  'finance/calculator.astro': ({ settings }) => when(settings.finance.calculator.show, CALCULATOR_PATH),
  'forms/garage.astro': ({ settings }) => when(hasGarage(settings), GARAGE_FILE),
  'locations/[slug].astro': ({ settings }) => placePages(settings),
  'locations/index.astro': () => [LOCATIONS_PATH],
  'models/[...page].astro': ({ settings }) => modelPaths(settings.catalogue),
  'our-location/[slug].astro': ({ settings }) =>
    branches(settings).map(({ slug }) => `/our-location/${slug}`),
  'pages/[page].astro': contentBelow('/pages/'),
  'parts/search.astro': ({ settings }) => partsSearchPaths(settings.catalogue),
  'pages/reviews.astro': ({ settings }) => when(hasReviewsPage(settings), REVIEWS_PATH),
  'price-range.astro': ({ settings }) => when(settings.budget.priceRange.show, PRICE_RANGE_PATH),
  'shared-list.astro': ({ settings }) => when(settings.garage.sharedList.show, SHARED_LIST_PATH),
  'special-offers/[...page].astro': ({ settings: { search } }) =>
    when(search.specialOffers.show, SPECIAL_OFFERS_PATH, new RegExp(`^${SPECIAL_OFFERS_PATH}/\\d+$`)),
  'success.astro': () => ['/success'],
  'finance-enquiry.astro': financePage('/finance-enquiry'),
  'apply-for-finance.astro': financePage('/apply-for-finance'),
  'equifax-finance.astro': financePage('/equifax-finance'),
  'personalised/finance.astro': financePage('/personalised/finance'),
  'finance/index.astro': financePage('/finance'),
  'trade-in.astro': tradeInPage('/trade-in'),
  'cars/trade-in.astro': tradeInPage('/cars/trade-in'),
  'sell-my-car.astro': tradeInPage('/sell-my-car'),
  'sell-your-car.astro': tradeInPage('/sell-your-car'),
};

/** Addresses of built pages that exist whatever is in stock. */
export function pageAddresses(facts: AddressFacts): string[] {
  const all = Object.values(addressesByRoute).flatMap((addresses) => addresses(facts));
  return all.filter((address) => typeof address === 'string');
}

/** Addresses that functions answer with a page, without a file. */
export const functionAddresses: Addresses = ({ settings }) => [
  ...when(settings.account.enabled, SIGN_IN_PATH),
  ...when(hasWatchlist(settings), WATCHLIST_PATH, UNSUBSCRIBE_PATH),
  ...when(hasSavedSearches(settings), SAVE_SEARCH_PATH),
  ...when(hasGarage(settings), GARAGE_PATH, ...garagePaths.filter((path) => isAlias(settings, path))),
  ...when(hasPaymentPage(settings), PAYMENT_PATH, PAYMENT_DONE_PATH),
  ...when(hasPrizes(settings), SPIN_PATH),
  ...when(hasCheckout(settings), '/checkout-journey', new RegExp(`^/cars/${WORD}/(?:checkout|buy-online)$`)),
  ...when(settings.site.features.printing, new RegExp(`^/cars/${WORD}\\.pdf$`)),
  new RegExp(`^/cars/${WORD}/(?:${Object.keys(vehicleForms).join('|')}|autogauge)$`),
];

function placePages(settings: Settings): string[] {
  const places = branches(settings);
  const groups = dealerships(places, settings.locations.dealershipNames);
  return [...places, ...groups].map(({ slug }) => `${LOCATIONS_PATH}/${slug}`);
}

function isAlias({ garage }: Settings, path: string): boolean {
  return garage.page.aliases.some((alias) => alias === path);
}

/** Lists by type, branch and dealership exist even without stock; those by make, model and body need some. */
function listings({ search, locations }: Settings): Address[] {
  const { pages } = landingPages([], { ...locations, ...search, words: {}, stockWords: {} });
  return [
    ...pages.map(({ path }) => path),
    new RegExp(`^${search.basePath}/${WORD}(?:/${WORD})?(?:/\\d+)?$`),
  ];
}

export interface SiteAddresses {
  readonly always: ReadonlySet<string>;
  readonly withStock: readonly RegExp[];
  /** Paths of public files. */
  readonly files?: ReadonlySet<string>;
  /** Null or absent if the stock is unknown. */
  readonly stock?: StockAddresses | null;
  /** `https://www.dealer.example`: full addresses with this origin are the site's own. */
  readonly origin?: string;
  /** The single switch that would add the page to the site, such as `budget.page.show`. */
  readonly switchOf?: (path: string) => string | undefined;
}

/** Every address of a dealer's site, from the settings alone, without stock or build. */
export function siteAddresses(facts: AddressFacts): SiteAddresses {
  return addressesWith(facts.settings, facts);
}

/** Without the pages that `features` switches off: settings drop links to them, texts do not. */
export function siteAddressesForTexts(facts: AddressFacts): SiteAddresses {
  return addressesWith(withFeatures(facts.settings), facts);
}

function addressesWith(settings: Settings, facts: AddressFacts): SiteAddresses {
  const all = [...Object.values(addressesByRoute), functionAddresses].flatMap((addresses) =>
    addresses({ ...facts, settings }),
  );
  return {
    always: new Set(all.filter((address) => typeof address === 'string')),
    withStock: all.filter((address) => address instanceof RegExp),
    origin: new URL(facts.settings.site.url).origin,
    switchOf: (path) => switchOf(path, facts),
  };
}

/** Tries each switch that is off; a page that depends on two is not found. */
function switchOf(path: string, { settings, content }: AddressFacts): string | undefined {
  return offSwitches(settings)
    .find((steps) => {
      // Only the value of a switch has changed, so the type is still that of the settings.
      const switched = withFeatures(switchedOn(settings, steps) as Settings);
      return Object.values(addressesByRoute).some((addresses) =>
        addresses({ settings: switched, content }).includes(path),
      );
    })
    ?.join('.');
}

function offSwitches(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const steps = [...above, name];
    const isSwitch = name === 'show' || name === 'enabled' || above.at(-1) === 'features';
    return inner === false && isSwitch ? [steps] : offSwitches(inner, steps);
  });
}

function switchedOn(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [step]: switchedOn(Reflect.get(value, step), rest) };
}

/** Whether a link leads to a page; query and fragment are ignored, `{slug}` is any vehicle. */
export function leadsSomewhere(href: string, addresses: SiteAddresses): boolean {
  return isAlwaysThere(href, addresses) || addresses.withStock.some((form) => form.test(pathOf(href)));
}

/** Whether a link leads to a page or file that does not depend on stock. */
export function isAlwaysThere(
  href: string,
  { always, files }: Pick<SiteAddresses, 'always' | 'files'>,
): boolean {
  const path = pathOf(href);
  return always.has(path) || files?.has(path) === true;
}

/** `/finance?car_id={id}#form` becomes `/finance`, `/cars/{slug}` becomes `/cars/any`. */
export function pathOf(href: string): string {
  const path = href.replace(/[?#].*$/, '').replace(/\{\w+\}/g, 'any');
  return path === '' ? '/' : path;
}
