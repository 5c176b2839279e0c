import { isAlwaysThere, leadsSomewhere, pathOf, type SiteAddresses } from '../../site/site-addresses.ts';
import type { Finding } from '../../tenant/mistakes/mistake.ts';
import { nearestWord } from '../../tenant/nearest.ts';
import { formatPath } from '../../tenant/problem.ts';
import { type SettingText, settingTexts } from '../../tenant/setting-texts.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

/** Settings that look like an address of the site but are not links. */
const noLinks = ['basePath', 'aliases', 'urlTemplate', 'from'];

/**
 * Links within the site that lead to no page. Switched-off features are skipped: their links are not shown.
 */
export function linkFindings(
  settings: Settings,
  addresses: SiteAddresses,
  faultOf: LinkCheck = linkFault,
): Finding[] {
  return shownLinks(settings).flatMap(({ subject, path, text }) => {
    const wrong = faultOf(text, addresses);
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

export type LinkCheck = (href: string, addresses: SiteAddresses) => Fault | null;

/** What is wrong with a link; null if nothing. The message continues after the link's place. */
export function linkFault(href: string, addresses: SiteAddresses): Fault | null {
  if (/^http:\/\//.test(href)) {
    return {
      isAdvice: true,
      message: `is "${href}", an address without encryption: others can read and change the page on its way to the shopper.`,
      nearest: JSON.stringify(href.replace(/^http:/, 'https:')),
    };
  }
  const within = withinSite(href, addresses.origin);
  const fault = within === null ? null : pathFault(within, addresses);
  // Reported as written, which may include the host.
  return fault && { ...fault, message: fault.message.replace(`"${within}"`, `"${href}"`) };
}

/** The link check of a build: no advice, except that a link to a car will break when the car is sold. */
export const linkFaultOfBuild: LinkCheck = (href, addresses) => {
  const fault = linkFault(href, addresses);
  const within = withinSite(href, addresses.origin);
  const isOfCar = within !== null && carSlug(within) !== null;
  return fault?.isAdvice === true && !isOfCar ? null : fault;
};

/** A link to the dealer's own site as a path; null for other sites. */
function withinSite(href: string, origin: string | undefined): string | null {
  if (href.startsWith('/')) return href;
  const isOwn = origin !== undefined && (href === origin || href.startsWith(`${origin}/`));
  return isOwn ? href.slice(origin.length) || '/' : null;
}

function pathFault(href: string, addresses: SiteAddresses): Fault | null {
  if (isAlwaysThere(href, addresses)) return null;
  const { stock } = addresses;
  const car = carSlug(href);
  const isGone = car !== null && stock?.cars.has(car) === false;
  if (isGone || !leadsSomewhere(href, addresses))
    return switchedOff(href, addresses) ?? (isGone ? noCar(href, car, stock.cars) : wayOut(href, addresses));
  if (car !== null) return dyingLink(href);
  return stock ? emptyListing(href, addresses) : misspeltListing(href, addresses);
}

function switchedOff(href: string, { switchOf }: SiteAddresses): Fault | null {
  const off = switchOf?.(pathOf(href));
  if (off === undefined) return null;
  return {
    message: `leads to "${href}", a page that is switched off by ${off}.`,
    fix: `Switch it on (${off}: true), or take the link away.`,
  };
}

/** The slug of the car whose page, form or sheet a link leads to; null for `{slug}` patterns. */
function carSlug(href: string): string | null {
  const [path = ''] = href.split(/[?#]/);
  return /^\/cars\/([a-z0-9-]+)(?:\/[a-z-]+|\.pdf)?$/.exec(path)?.[1] ?? null;
}

function dyingLink(href: string): Fault {
  return {
    isAdvice: true,
    message: `leads to one car, "${href}": the link is dead some days after the car is sold.`,
    fix: 'Link to a list that holds such cars, such as those of its make and model.',
  };
}

function noCar(href: string, slug: string, cars: ReadonlySet<string>): Fault {
  const nearest = nearestWord(slug, [...cars]);
  return {
    message: `leads to "${href}", and there is no such car.`,
    nearest: nearest === undefined ? undefined : JSON.stringify(href.replace(slug, nearest)),
    fix: 'Link to a list that holds such cars, or take the link away.',
  };
}

/** A list without cars has no page, now or ever. */
function emptyListing(href: string, { always, stock }: SiteAddresses): Fault | null {
  const [, base, word = ''] = pathOf(href).split('/');
  const isListing = base === 'search' || base === 'used-car';
  if (!stock || !isListing) return null;
  const known = new Set([...always, ...stock.listed]);
  const path = listOf(pathOf(href), known, stock.makes);
  if (known.has(path)) return null;
  const nearest = nearestBelow(`/${base}/`, path, known);
  const meant = nearest === undefined ? undefined : JSON.stringify(href.replace(path, nearest));
  if (stock.words.has(word))
    return {
      isAdvice: true,
      message: `leads to "${href}", a list without a car today: the link is dead until one comes.`,
      nearest: meant,
    };
  return {
    message: `leads to "${href}", a list that does not exist: no car on the site, brand or body of this dealer has this name.`,
    nearest: meant,
    fix: 'Name a list that is there, or take the link away.',
  };
}

/** The names below the folder are compared alone: with the folder, `/search/suv` would be like `/search/d-8`. */
function nearestBelow(folder: string, path: string, known: Iterable<string>): string | undefined {
  const nameOf = (address: string) => address.slice(folder.length);
  const names = [...known].filter((address) => address.startsWith(folder)).map(nameOf);
  const nearest = nearestWord(nameOf(path), names);
  return nearest === undefined ? undefined : `${folder}${nearest}`;
}

/** The first page of a paginated list; see src/search/landing/listing/paging.ts. */
function listOf(path: string, known: ReadonlySet<string>, makes: ReadonlySet<string>): string {
  const [, list = path, below = ''] = /^(.+)\/((?:page-)?\d+)$/.exec(path) ?? [];
  const isOfModel = list.split('/').length > 3;
  const isOfMake = !isOfModel && (makes.has(list) || !known.has(list));
  return below.startsWith('page-') === isOfMake ? list : path;
}

function wayOut(href: string, { always, files = new Set() }: SiteAddresses): Fault {
  const path = pathOf(href);
  const nearestOf = (known: readonly string[]) => {
    const nearest = nearestWord(path, known);
    return nearest === undefined ? undefined : JSON.stringify(href.replace(path, nearest));
  };
  if (hasFileEnding(path))
    return {
      message: `leads to "${href}", and there is no such file.`,
      nearest: nearestOf([...files]),
      fix: `Put it into the dealer's folder as public${path}, or name one that is there (capitals count).`,
    };
  return {
    message: `leads to "${href}", where this site has no page.`,
    nearest: nearestOf([...always].filter((known) => !known.startsWith('/forms/'))),
    fix: 'Name a page that is there, switch on the one that is meant, or take the link away.',
  };
}

/** `.pdf` and the like, but not `.html` and `.php`, which old pages used. */
function hasFileEnding(path: string): boolean {
  return /\.\w{2,5}$/.test(path) && !/\.(?:html?|php|aspx?)$/i.test(path);
}

/** `/search/used-car` could be a make of that name, but is more likely a misspelt list. */
function misspeltListing(href: string, { always }: SiteAddresses): Fault | null {
  const path = pathOf(href);
  const parent = path.slice(0, path.lastIndexOf('/'));
  if (always.has(path) || !['/search', '/used-car'].includes(parent)) return null;
  const nearest = nearestBelow(`${parent}/`, path, always);
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
      // Images are checked elsewhere.
      (!hasFileEnding(text) || /^[^{]*\.pdf$/i.test(text)) &&
      !path.some((step) => noLinks.includes(String(step))),
  );
}

/** The settings without switched-off groups; array positions stay, so that paths remain valid. */
function shownSettings(settings: Settings): Partial<Settings> {
  const { home, feed: _feed, publish: _publish, ...others } = settings;
  const sections: readonly string[] = ['hero', ...home.sections];
  const shownHome = Object.entries(home).filter(([section]) => sections.includes(section));
  // Emptied groups are only searched for their remaining texts.
  return withoutHidden({ ...others, home: Object.fromEntries(shownHome) }) as Partial<Settings>;
}

/** A key that removes its whole group from the site when it is false. */
const switches = ['show', 'enabled', 'visible', 'bookOnline'];

function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== 'object' || value === null) return value;
  if (switches.some((name) => Reflect.get(value, name) === false)) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHidden(inner)]));
}
