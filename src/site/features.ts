import { CALCULATOR_PATH } from '../finance/calculator/calculator-paths.ts';
import { financePaths } from '../finance/page/finance-pages.ts';
import { tradeInPages } from '../leads/trade-in/page/trade-in-pages.ts';
import {
  type BranchFeatures,
  branchFeatures,
  type Features,
} from '../tenant/settings/site/features.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { cardAt } from '../vehicle/branch-features.ts';

type Change = (settings: Settings) => Settings;

const off = <Part extends { readonly show: boolean }>(part: Part): Part => ({ ...part, show: false });

const withVehicle = (settings: Settings, changes: Partial<Settings['vehicle']>): Settings => ({
  ...settings,
  vehicle: { ...settings.vehicle, ...changes },
});

/** What each switched-off feature removes from vehicles' pages and cards. */
const offAtVehicles: Readonly<Record<keyof BranchFeatures, Change>> = {
  finance: (settings) => {
    const { vehicle, finance, search } = settings;
    const { calculator, estimate } = finance;
    return {
      ...withVehicle(settings, {
        card: cardAt(vehicle.card, { finance: false }),
        stickyHeader: { ...vehicle.stickyHeader, finance: false },
        financeDisclaimer: off(vehicle.financeDisclaimer),
      }),
      finance: {
        ...finance,
        lender: null,
        estimate: off(estimate),
        calculator: { ...calculator, onVehiclePage: false },
      },
      search: { ...search, repayments: null },
    };
  },
  checkout: (settings) => {
    const { card, tabs } = settings.vehicle;
    return withVehicle(settings, {
      card: cardAt(card, { checkout: false }),
      tabs: { ...tabs, reserveOnline: { ...tabs.reserveOnline, blocks: [] } },
    });
  },
  chat: (settings) => ({ ...settings, chat: off(settings.chat) }),
  tradeIn: (settings) => {
    const { tradeIn, stickyHeader } = settings.vehicle;
    return withVehicle(settings, {
      tradeIn: off(tradeIn),
      stickyHeader: { ...stickyHeader, tradeIn: false },
    });
  },
  callTheDealer: (settings) => withVehicle(settings, { call: off(settings.vehicle.call) }),
};

/** What each switched-off feature removes from all other pages and menus. */
const offElsewhere: Readonly<Partial<Record<keyof Features, Change>>> = {
  printing: (settings) => {
    const { vehicle, documents } = settings;
    return {
      ...withVehicle(settings, { share: { ...vehicle.share, print: false } }),
      documents: { ...documents, pdf: { ...documents.pdf, enabled: false } },
    };
  },
  finance: (settings) => {
    const { finance, home, budget } = settings;
    return withoutLinks(
      {
        ...settings,
        finance: { ...finance, calculator: off(finance.calculator), popup: off(finance.popup) },
        home: { ...home, sections: home.sections.filter((section) => section !== 'finance') },
        budget: { ...budget, onFinancePage: false },
      },
      [...financePaths, CALCULATOR_PATH, '/equifax-finance'],
    );
  },
  tradeIn: (settings) =>
    withoutLinks(
      { ...settings, valuation: off(settings.valuation) },
      tradeInPages({ show: true }).map(({ path }) => path),
    ),
  similarCars: (settings) => withVehicle(settings, { page: { ...settings.vehicle.page, maxSimilar: 0 } }),
};

/**
 * The settings without the features that site.json `features` switches off, or that the site's language rules out, so
 * that no page need check them.
 */
export function withFeatures(settings: Settings): Settings {
  const { features } = settings.site;
  const changes = Object.entries(features).flatMap(([name, isOn]) =>
    isOn ? [] : [changeOf(offAtVehicles, name), changeOf(offElsewhere, name)],
  );
  return changes.reduce((changed, change) => change(changed), withWrittenDocuments(settings));
}

/** PDFs and share images are drawn with files of typefaces that hold Latin letters only. */
function withWrittenDocuments(settings: Settings): Settings {
  const { site, documents } = settings;
  if (new Intl.Locale(site.locale).maximize().script === 'Latn') return settings;
  const { pdf, shareImage } = documents;
  const isDrawnHere = shareImage.urlTemplate === null;
  return {
    ...settings,
    documents: {
      ...documents,
      pdf: { ...pdf, enabled: false },
      shareImage: { ...shareImage, enabled: shareImage.enabled && !isDrawnHere },
    },
  };
}

/** The settings for a vehicle's page at a branch that switches more features off. */
export function withBranchFeatures(settings: Settings, features: BranchFeatures | undefined): Settings {
  if (features === undefined) return settings;
  return branchFeatures
    .filter((name) => !features[name])
    .reduce((changed, name) => offAtVehicles[name](changed), settings);
}

function changeOf(changes: Readonly<Record<string, Change | undefined>>, name: string): Change {
  return changes[name] ?? ((same) => same);
}

interface Link {
  readonly href: string | null;
}

/** Menus, footers and tiles without links to missing pages. */
function withoutLinks(settings: Settings, paths: readonly string[]): Settings {
  const isThere = ({ href }: Link) => href === null || !paths.includes(href.replace(/[?#].*$/, ''));
  const kept = <Button extends Link>(button: Button | null) => (button && isThere(button) ? button : null);
  const { navigation, vehicle, home, promotions } = settings;
  const { callToAction } = navigation;
  const { secondary } = home.hero;
  return {
    ...settings,
    navigation: {
      ...navigation,
      header: navigation.header
        .filter(isThere)
        .map((entry) => ({ ...entry, items: entry.items.filter(isThere) })),
      callToAction: kept(callToAction),
      footerGroups: navigation.footerGroups.map((group) => ({
        ...group,
        links: group.links.filter(isThere),
      })),
    },
    vehicle: {
      ...vehicle,
      featureBanner: { ...vehicle.featureBanner, links: vehicle.featureBanner.links.filter(isThere) },
    },
    home: {
      ...home,
      hero: {
        ...home.hero,
        secondary: kept(secondary),
        slides: home.hero.slides.map((slide) => ({
          ...slide,
          primary: kept(slide.primary),
          secondary: kept(slide.secondary),
        })),
      },
    },
    promotions: {
      ...promotions,
      tiles: promotions.tiles.filter(isThere),
      announcements: promotions.announcements.filter(isThere),
    },
  };
}
