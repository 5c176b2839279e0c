import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { SAVE_SEARCH_PATH } from '../../src/account/saved-searches/saved-searches-paths.ts';
import { SIGN_IN_PATH } from '../../src/account/sign-in/sign-in-path.ts';
import { WATCHLIST_PATH } from '../../src/account/watchlist/watchlist-paths.ts';
import { hasPaymentPage, PAYMENT_PATH } from '../../src/payment/payment-paths.ts';
import { hasPrizes, SPIN_PATH } from '../../src/prizes/campaign.ts';
import { SETTINGS_FILE } from '../../src/publish/published/published-data.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';

export interface SitePage {
  /** The address without an extension: `/`, `/cars/mazda-3`. */
  path: string;
  html: string;
  /** Computed at the first use: most checks of a linked page need only its HTML. */
  readonly facts: PageFacts;
}

/** A built folder, addressed as a visitor does: `/locations` is `locations.html`. */
export interface BuiltSite {
  dir: string;
  /** The addresses of all pages, without extensions. */
  paths: ReadonlySet<string>;
  hasFile(path: string): boolean;
  page(path: string): SitePage;
  /**
   * Whether the functions render this page on request, according to the settings that the build has written
   * for them.
   */
  rendersOnDemand(path: string): boolean;
  /**
   * Searches the HTML for ids only, once per page: much faster than computing the facts of every linked page.
   */
  hasAnchor(path: string, id: string): boolean;
}

/** Classes of elements whose text the checks read. */
const classes = ['card-title', 'card-photo', 'photo-stage', 'amount'];

/**
 * Opens a site that `npm test` has built; throws if there is none, because the tests were then started in the
 * wrong way.
 */
export function openSite(dir: string): BuiltSite {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(
      `${dir} holds no site. Run npm test, which builds the demo dealers before it tests them.`,
    );
  }
  const files = listFiles(dir);
  const known = new Map<string, SitePage>();
  const anchors = new Map<string, ReadonlySet<string>>();
  let rendered: ReadonlySet<string> | undefined;
  return {
    dir,
    paths: new Set([...files].filter((file) => file.endsWith('.html')).map(cleanPath)),
    hasFile: (path) => files.has(decode(path)),
    page(path) {
      const page = known.get(path) ?? readPage(dir, path);
      known.set(path, page);
      return page;
    },
    rendersOnDemand(path) {
      rendered ??= new Set(files.has(`/${SETTINGS_FILE}`) ? renderedPaths(dir) : []);
      return rendered.has(path);
    },
    hasAnchor(path, id) {
      const ids = anchors.get(path) ?? idsOf(known.get(path)?.html ?? readHtml(dir, path));
      anchors.set(path, ids);
      return ids.has(id);
    },
  };
}

const switchesSchema = v.object({
  settings: v.object({
    account: v.object({
      enabled: v.boolean(),
      watchlist: v.object({ enabled: v.boolean() }),
      savedSearches: v.object({ show: v.boolean() }),
    }),
    prizes: v.object({ show: v.boolean(), prizes: v.array(v.unknown()) }),
    payment: v.object({ page: v.object({ show: v.boolean() }) }),
  }),
});

function renderedPaths(dir: string): string[] {
  const published: unknown = JSON.parse(readFileSync(join(dir, SETTINGS_FILE), 'utf8'));
  const { settings } = v.parse(switchesSchema, published);
  const hasWatchlist = settings.account.enabled && settings.account.watchlist.enabled;
  return [
    ...(settings.account.enabled ? [SIGN_IN_PATH] : []),
    ...(hasWatchlist ? [WATCHLIST_PATH] : []),
    ...(hasWatchlist && settings.account.savedSearches.show ? [SAVE_SEARCH_PATH] : []),
    ...(hasPaymentPage(settings) ? [PAYMENT_PATH] : []),
    ...(hasPrizes(settings) ? [SPIN_PATH] : []),
  ];
}

function listFiles(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

/** The address under which a server shows a page: `/index.html` is `/`, `/a/b.html` is `/a/b`. */
function cleanPath(file: string): string {
  const path = file.replace(/\.html$/, '');
  return path === '/index' ? '/' : path;
}

function readHtml(dir: string, path: string): string {
  return readFileSync(join(dir, path === '/' ? 'index.html' : `${decode(path)}.html`), 'utf8');
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
}

function readPage(dir: string, path: string): SitePage {
  const html = readHtml(dir, path);
  let facts: PageFacts | null = null;
  return {
    path,
    html,
    get facts() {
      facts ??= pageFacts(html, classes);
      return facts;
    },
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
