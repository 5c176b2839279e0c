import { sortLocations } from '../locations/sort-locations.ts';
import { withShownRatings } from '../reviews/shown-reviews.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { dayOf, yearOf } from '../values/time/date.ts';
import { dealerWords } from './dealer-words.ts';
import { type LanguageSites, type VersionsOf, versionsIn } from './languages.ts';
import type { SiteMenu } from './menu/site-menu.ts';
import type { PublishedFrame } from './site-frame.schema.ts';

/**
 * What layouts and pages on demand read of a dealer's site, as `Astro.locals.frame`; none of it needs the
 * stock. A build's `Site` includes it.
 */
export interface SiteFrame {
  readonly tenant: { readonly slug: string; readonly settings: Settings };
  /**
   * The time that pages use as the present. Facts of a day use `today`; what depends on the exact time is
   * decided in the browser.
   */
  readonly now: Date;
  /** The date in the dealer's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** The year in the dealer's time zone. */
  readonly thisYear: number;
  /** Visible branches in display order. */
  readonly locations: readonly Location[];
  /** Path of the list of all vehicles. */
  readonly stockPath: string;
  /**
   * A card shows a weekly repayment, shoppers can set their own, or a text names a rate: pages must then
   * carry the comparison rate warning.
   */
  readonly showsRepayments: boolean;
  /** Number of files below `/live-cars` that hold the state of the stock. */
  readonly liveFiles: number;
  /** Content of header and footer. */
  readonly menu: SiteMenu;
  /** The languages in which the dealer has a page. */
  readonly versionsOf: VersionsOf;
  /** Values for the placeholders of the dealer's texts. */
  words(
    more?: Record<string, string | number>,
    options?: { startOfSentence?: boolean },
  ): Record<string, string>;
}

/** The part of the frame that cannot be derived from settings alone, for the functions. */
export function publishedFrame(
  {
    stockPath,
    showsRepayments,
    liveFiles,
    menu,
    vehicles,
    otherSites: sites,
  }: Pick<SiteFrame, 'stockPath' | 'showsRepayments' | 'liveFiles' | 'menu'> & {
    readonly vehicles: readonly unknown[];
    readonly otherSites: LanguageSites;
  },
  { program, finance }: Pick<PublishedFrame, 'program' | 'finance'>,
): PublishedFrame {
  const vehicleCount = vehicles.length;
  const otherSites = Object.fromEntries(
    Array.from(sites, ([url, { always, withStock }]) => {
      return [url, { always: [...always], withStock: withStock.map(({ source }) => source) }];
    }),
  );
  return { program, stockPath, showsRepayments, liveFiles, vehicleCount, menu, otherSites, finance };
}

interface Published {
  readonly slug: string;
  readonly settings: Settings;
  readonly frame: Pick<PublishedFrame, 'stockPath' | 'showsRepayments' | 'liveFiles' | 'menu' | 'otherSites'>;
}

/** The frame of a published site at a given time. */
export function frameOf({ slug, settings: published, frame }: Published, now: Date): SiteFrame {
  const settings = withShownRatings(published);
  const { site, locations } = settings;
  const { stockPath, showsRepayments, liveFiles, menu } = frame;
  const otherSites = Object.entries(frame.otherSites).map(([url, { always, withStock }]) => {
    return [url, { always: new Set(always), withStock: withStock.map((form) => new RegExp(form)) }] as const;
  });
  return {
    tenant: { slug, settings },
    now,
    today: dayOf(now.getTime(), site.timeZone),
    thisYear: yearOf(now, site.timeZone),
    locations: sortLocations(locations.locations, locations.order),
    stockPath,
    showsRepayments,
    liveFiles,
    menu,
    versionsOf: versionsIn(new Map(otherSites), site),
    words: siteWords(site),
  };
}

/** Numbers are formatted for the dealer's locale. */
export function siteWords(site: Settings['site']): SiteFrame['words'] {
  return (more = {}, options = {}) => {
    const values = Object.entries(more).map(([name, value]): [string, string] => [
      name,
      typeof value === 'number' ? value.toLocaleString('en-AU') : value,
    ]);
    return { ...dealerWords(site, options), ...Object.fromEntries(values) };
  };
}
