import type { Finding } from '../tenant/mistakes/mistake.ts';
import { nearestWord } from '../tenant/nearest.ts';
import { formatPath } from '../tenant/problem.ts';
import { type SettingText, settingTexts } from '../tenant/setting-texts.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { leadsSomewhere, pathOf, type SiteAddresses } from './site-addresses.ts';

/** Texts that begin like an address of the site and are none to go to. */
const noLinks = ['basePath', 'aliases', 'urlTemplate', 'from'];

/**
 * Links within the site that lead to no page of it. What is switched off is not looked at: its links are shown
 * nowhere.
 */
export function linkFindings(settings: Settings, addresses: SiteAddresses): Finding[] {
  return shownLinks(settings).flatMap(({ subject, path, text }) => {
    const wrong = linkFault(text, addresses);
    return wrong === null
      ? []
      : [
          {
            subject,
            path,
            found: JSON.stringify(text),
            ...wrong,
            message: `${formatPath(path)} ${wrong.message}`,
          },
        ];
  });
}

type Fault = Pick<Finding, 'message' | 'nearest' | 'allowed' | 'fix' | 'isAdvice'>;

/** What is wrong with a link of a text or a setting; null for nothing. The message goes on from its place. */
export function linkFault(href: string, addresses: SiteAddresses): Fault | null {
  if (/^http:\/\//.test(href)) {
    return {
      isAdvice: true,
      message: `is "${href}", which anybody on the way can read and change.`,
      nearest: JSON.stringify(href.replace(/^http:/, 'https:')),
    };
  }
  const within = withinSite(href, addresses.origin);
  const fault = within === null ? null : pathFault(within, addresses);
  // It is told as it is written, which may be with the host.
  return fault && { ...fault, message: fault.message.replace(`"${within}"`, `"${href}"`) };
}

/** A link to the dealer's own site as its path; null for one that leads elsewhere. */
function withinSite(href: string, origin: string | undefined): string | null {
  if (href.startsWith('/')) return href;
  const isOwn = origin !== undefined && (href === origin || href.startsWith(`${origin}/`));
  return isOwn ? href.slice(origin.length) || '/' : null;
}

function pathFault(href: string, addresses: SiteAddresses): Fault | null {
  const off = leadsSomewhere(href, addresses) ? undefined : addresses.switchOf?.(pathOf(href));
  if (off !== undefined)
    return {
      message: `leads to "${href}", a page that is switched off by ${off}.`,
      fix: `Switch it on (${off}: true), or take the link away.`,
    };
  if (!leadsSomewhere(href, addresses))
    return { message: `leads to "${href}", where this site has no page.`, ...wayOut(href, addresses) };
  if (addresses.always.has(pathOf(href))) return null;
  return (
    carLink(href) ?? (addresses.stock ? emptyListing(href, addresses) : misspeltListing(href, addresses))
  );
}

/** `{slug}` is any car; an address that names one dies with it. */
function carLink(href: string): Fault | null {
  if (!/^\/cars\/[a-z0-9-]+\/?(?:[?#].*)?$/.test(href)) return null;
  return {
    isAdvice: true,
    message: `leads to one car, "${href}": the link is dead some days after the car is sold.`,
    fix: 'Link to a list that holds such cars, such as those of its make and model.',
  };
}

/** A list without a car has no page: it comes with the stock, or never does. */
function emptyListing(href: string, { always, stock }: SiteAddresses): Fault | null {
  const path = pathOf(href).replace(/\/\d+$/, '');
  const [, base, word = ''] = path.split('/');
  const isListing = base === 'search' || base === 'used-car';
  if (!stock || !isListing || always.has(path) || stock.listed.has(path)) return null;
  const nearest = nearestWord(
    path,
    [...always, ...stock.listed].filter((known) => known.startsWith(`/${base}/`)),
  );
  const meant = nearest === undefined ? undefined : JSON.stringify(href.replace(path, nearest));
  if (stock.words.has(word))
    return {
      isAdvice: true,
      message: `leads to "${href}", a list without a car today: the link is dead until one comes.`,
      nearest: meant,
    };
  return {
    message: `leads to "${href}", a list that cannot be: no car, brand or body of this dealer is called so.`,
    nearest: meant,
    fix: 'Name a list that is there, or take the link away.',
  };
}

function wayOut(href: string, { always }: SiteAddresses): Pick<Fault, 'nearest' | 'fix'> {
  const path = pathOf(href);
  const nearest = nearestWord(
    path,
    [...always].filter((known) => !known.startsWith('/forms/')),
  );
  return {
    nearest: nearest === undefined ? undefined : JSON.stringify(href.replace(path, nearest)),
    fix: 'Name a page that is there, switch on the one that is meant, or take the link away.',
  };
}

/** `/search/used-car` could be a make of that name; more likely somebody has missed a letter. */
function misspeltListing(href: string, { always }: SiteAddresses): Fault | null {
  const path = pathOf(href);
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (always.has(path) || !['/search', '/used-car'].includes(parent)) return null;
  const known = [...always].filter((address) => address.startsWith(`${parent}/`));
  const nearest = nearestWord(path, known);
  if (nearest === undefined) return null;
  return {
    isAdvice: true,
    message: `leads to "${href}", a list that is only there while such vehicles are in stock.`,
    nearest: JSON.stringify(href.replace(path, nearest)),
  };
}

function shownLinks(settings: Settings): SettingText[] {
  return settingTexts(shownSettings(settings)).filter(
    ({ path, text }) =>
      /^(?:\/(?!\/)|https?:\/\/)\S*$/.test(text) &&
      (!/\.\w{2,5}$/.test(text) || /\.(?:html?|php|aspx?)$/i.test(text)) &&
      !path.some((step) => noLinks.includes(String(step))),
  );
}

/** Paths stay as they are: where something is off, its place in its list is empty. */
function shownSettings(settings: Settings): Partial<Settings> {
  const { home, feed: _feed, publish: _publish, ...others } = settings;
  const sections: readonly string[] = ['hero', ...home.sections];
  const shownHome = Object.entries(home).filter(([section]) => sections.includes(section));
  // Emptied groups are only read for the texts that are left in them.
  return withoutHidden({ ...others, home: Object.fromEntries(shownHome) }) as Partial<Settings>;
}

/** What takes a whole group off the site where it is false. */
const switches = ['show', 'enabled', 'visible', 'bookOnline'];

function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  if (switches.some((name) => Reflect.get(value, name) === false)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHidden(inner)]));
}
