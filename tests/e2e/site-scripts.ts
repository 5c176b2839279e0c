import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { saveSearchPath } from '#src/account/saved-searches/saved-searches-paths.ts';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { SPIN_PATH } from '#src/prizes/campaign.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import { checkoutPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl, testDistDir } from '../setup/sites.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { examplesOf } from './kinds-of-page.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { visitTime } from './visitor.ts';

/** A script of the site, and a page that needs it. */
export interface Need {
  readonly script: string;
  readonly url: string;
  /** Whether the page needs a signed-in shopper. */
  readonly isOwn: boolean;
}

interface SiteScripts {
  /** All scripts that some kind of page needs, for itself or for an island, each once, spread over the pages. */
  readonly needs: readonly Need[];
  /** Addresses of the pages with scripts that none of `needs` visits. */
  readonly notVisited: readonly string[];
  /** Names of the scripts that are loaded only with `import()`. */
  readonly importedLater: readonly string[];
  /** Names of the islands that are on none of these pages. */
  readonly islandsElsewhere: readonly string[];
}

/** What was found by the first test of this worker: reading all pages takes as long as several visits. */
const known = new Map<Dealer, SiteScripts>();

/** Leaves the visitor signed in, because the last pages need that. */
export async function scriptsOf(dealer: Dealer, page: Page): Promise<SiteScripts> {
  const scripts = known.get(dealer);
  if (scripts === undefined) {
    const found = await findScripts(dealer, page);
    known.set(dealer, found);
    return found;
  }
  await signIn(dealer, page);
  return scripts;
}

async function findScripts(dealer: Dealer, page: Page): Promise<SiteScripts> {
  const later = new Set<string>();
  const pages = (await readPages(dealer, page)).map(({ html, ...opened }) => {
    const found = new Set<string>();
    const collect = (script: string) => {
      if (found.has(script)) return;
      found.add(script);
      const code = readFileSync(join(testDistDir, dealer, script), 'utf8');
      const pathOf = (name = '') => new URL(name, siteUrl(dealer, script)).pathname;
      for (const [, name] of code.matchAll(/\bimport\(\s*["'`](\.[^"'`]+)/g)) later.add(pathOf(name));
      for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) collect(pathOf(name));
    };
    const scripts = html.matchAll(/<script type="module" src="([^"]+)"/g);
    const islands = html.matchAll(/component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/g);
    for (const [, ...files] of [...scripts, ...islands]) for (const file of files) collect(file);
    return { ...opened, scripts: found };
  });
  const needs = spread(pages);
  const found = new Set(needs.map(({ script }) => script));
  const visited = new Set(needs.map(({ url }) => url));
  const importedLater = [...later].filter((script) => !found.has(script)).map(nameOf);
  const islands = readdirSync(join(testDistDir, dealer, '_astro')).filter((file) =>
    /[.]island[.].*[.]js$/.test(file),
  );
  const islandsElsewhere = islands.filter((file) => !found.has(`/_astro/${file}`)).map(nameOf);
  const notVisited = pages.filter(({ url, scripts }) => scripts.size > 0 && !visited.has(url));
  return { needs, notVisited: notVisited.map(({ url }) => url), importedLater, islandsElsewhere };
}

type PageWithScripts = Omit<Need, 'script'> & { readonly scripts: ReadonlySet<string> };

/**
 * Assigns each script to one page that needs it, so that as many pages as possible have one: scripts on few pages
 * first, each to the page with the fewest scripts so far.
 */
function spread(pages: readonly PageWithScripts[]): Need[] {
  const pagesOf = new Map<string, PageWithScripts[]>();
  for (const page of pages)
    for (const script of page.scripts) pagesOf.set(script, [...(pagesOf.get(script) ?? []), page]);
  const assigned = new Map<PageWithScripts, number>();
  const load = (page: PageWithScripts) => assigned.get(page) ?? 0;
  return [...pagesOf]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([script, having]) => {
      const page = having.reduce((least, other) => (load(other) < load(least) ? other : least));
      assigned.set(page, load(page) + 1);
      return { script, url: page.url, isOwn: page.isOwn };
    });
}

/** The smallest pages come first, because they load fastest. */
async function readPages(dealer: Dealer, page: Page) {
  await page.goto(siteUrl(dealer, '/print'));
  const readAll = (urls: readonly string[], isOwn: boolean) =>
    page.evaluate(
      ([all, own]) =>
        Promise.all(all.map(async (url) => ({ url, isOwn: own, html: await (await fetch(url)).text() }))),
      [urls, isOwn] as const,
    );
  // The comparison of nothing leads to that of the cars on the device, which is another kind of page.
  const comparisonOfNothing = siteUrl(dealer, COMPARE_PATH);
  const urls = (await examplesOf(dealer)).map(({ url }) => url).filter((url) => url !== comparisonOfNothing);
  const { finance, vehicle } = settingsOf(dealer);
  const year = visitTime.getUTCFullYear();
  const unquoted = await vehicleWith(
    dealer,
    'without a quote',
    (car) => isPlain(car) && !carEstimate(car, finance, year),
  );
  const rare = ['/pages/unsubscribe', vehiclePath(unquoted)].map((path) => siteUrl(dealer, path));
  const pages = await readAll([...urls, ...rare], false);
  await signIn(dealer, page);
  const free = await vehicleWith(dealer, 'to reserve', (car) => canReserve(car, vehicle.card));
  const ownUrls = [GARAGE_PATH, WATCHLIST_PATH, saveSearchPath(''), SPIN_PATH, checkoutPath(free)].map(
    (path) => siteUrl(dealer, path),
  );
  const own = await readAll(ownUrls, true);
  const bySize = (one: { html: string }, other: { html: string }) => one.html.length - other.html.length;
  return [...pages.toSorted(bySize), ...own];
}

async function signIn(dealer: Dealer, page: Page): Promise<void> {
  await signInAs(dealer, somePhone().replace(/\D/g, ''), page.context());
}

/** The name of a script: `ChatDialog` for `/_astro/ChatDialog.BBms7ZWt.js`. */
function nameOf(script: string): string {
  return script.replace(/^.*[/]/, '').replace(/\..*$/, '');
}
