import { sortLocations } from '../locations/sort-locations.ts';
import { withShownRatings } from '../reviews/shown-reviews.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { dayOf, yearOf } from '../values/date.ts';
import { dealerWords } from './dealer-words.ts';
import type { SiteMenu } from './menu/site-menu.ts';
import type { PublishedFrame } from './site-frame.schema.ts';

/**
 * What layouts and pages on demand may ask of a dealer's site, as `Astro.locals.frame`: all of it is known without the
 * stock. A build's whole `Site` has it too.
 */
export interface SiteFrame {
  readonly tenant: { readonly slug: string; readonly settings: Settings };
  /**
   * The moment that pages take for now. What a day decides takes `today`; what depends on the very second is
   * decided in the browser.
   */
  readonly now: Date;
  /** The day in the dealer's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Of the dealer's calendar. */
  readonly thisYear: number;
  /** Visible branches in the order to show them. */
  readonly locations: readonly Location[];
  /** The listing of everything. */
  readonly stockPath: string;
  /** Some card carries a weekly repayment, shoppers set their own, or a text names a rate: so pages must carry the comparison rate warning. */
  readonly showsRepayments: boolean;
  /** Over how many files of `/live-cars` the state of the stock is spread. */
  readonly liveFiles: number;
  /** What header and footer hold. */
  readonly menu: SiteMenu;
  /** Values for the placeholders of the dealer's texts. */
  words(
    more?: Record<string, string | number>,
    options?: { startOfSentence?: boolean },
  ): Record<string, string>;
}

/** The frame that a build leaves for the functions: what they cannot work out of the settings alone. */
export function publishedFrame(
  {
    stockPath,
    showsRepayments,
    liveFiles,
    menu,
    vehicles,
  }: Pick<SiteFrame, 'stockPath' | 'showsRepayments' | 'liveFiles' | 'menu'> & {
    readonly vehicles: readonly unknown[];
  },
  { program, finance }: Pick<PublishedFrame, 'program' | 'finance'>,
): PublishedFrame {
  const vehicleCount = vehicles.length;
  return { program, stockPath, showsRepayments, liveFiles, vehicleCount, menu, finance };
}

interface Published {
  readonly slug: string;
  readonly settings: Settings;
  readonly frame: Pick<PublishedFrame, 'stockPath' | 'showsRepayments' | 'liveFiles' | 'menu'>;
}

/** The frame of a published site, as its pages show it at a moment. */
export function frameOf({ slug, settings: published, frame }: Published, now: Date): SiteFrame {
  const settings = withShownRatings(published);
  const { site, locations } = settings;
  const { stockPath, showsRepayments, liveFiles, menu } = frame;
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
    words: siteWords(site),
  };
}

/** Numbers are written as the dealer's customers read them. */
export function siteWords(site: Settings['site']): SiteFrame['words'] {
  return (more = {}, options = {}) => {
    const values = Object.entries(more).map(([name, value]): [string, string] => [
      name,
      typeof value === 'number' ? value.toLocaleString('en-AU') : value,
    ]);
    return { ...dealerWords(site, options), ...Object.fromEntries(values) };
  };
}
