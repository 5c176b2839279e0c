import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';
import { featuredStock } from './featured-stock.ts';
import type { AboutFinance, FinanceAround } from './finance-page-extras.schema.ts';
import { FINANCE_CONTENT, hasFinancePage } from './finance-pages.ts';
import type { FinancePageExtras } from './finance-screen.ts';

interface Text {
  readonly lang: string | undefined;
  readonly heading: string | null;
  readonly hasRates: boolean;
  readonly parts: readonly ({ readonly kind: 'html'; readonly html: string } | { readonly kind: 'block' })[];
}

/** The parts of a site that the finance page needs. */
interface FinanceSources {
  readonly tenant: { readonly settings: Settings };
  readonly vehicles: readonly Vehicle[];
  readonly landing: readonly { readonly kind: string; readonly key: string; readonly path: string }[];
  readonly stockPath: string;
  textAt(path: string): Text | null;
}

/** Data for the sections below the form of the finance page, from the whole stock; for the build only. */
export function builtPageExtras(site: FinanceSources): FinancePageExtras {
  const { show, max } = site.tenant.settings.finance.page.getFinanceNow;
  const used = site.landing.find(({ kind, key }) => kind === 'type' && key === 'used-cars');
  return {
    about: aboutFinance(site.textAt(`/${FINANCE_CONTENT}`)),
    featured: show ? featuredStock(site.vehicles, max) : [],
    usedPath: used?.path ?? site.stockPath,
  };
}

/** These data as JSON for the on-demand finance page; null if the dealer has no finance page. */
export function publishedAround(site: FinanceSources): FinanceAround | null {
  if (!hasFinancePage(site.tenant.settings)) return null;
  const { featured, ...rest } = builtPageExtras(site);
  return { ...rest, featured: featured.map(({ slug }) => slug) };
}

/** The text without its blocks, because some need the stock, which on-demand pages do not have. */
function aboutFinance(text: Text | null): AboutFinance | null {
  if (text === null) return null;
  const { lang, heading, parts, hasRates } = text;
  return {
    lang,
    heading,
    html: parts.map((part) => (part.kind === 'html' ? part.html : '')).join(''),
    hasRates,
  };
}
