import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { siteUrl, testDistDir } from '../setup/sites.ts';
import type { Dealer } from './dealers.ts';
import { examplesOf } from './kinds-of-page.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';

/** A script of the site, and a page that needs it. */
export interface Need {
  readonly script: string;
  readonly url: string;
  /** Whether the page is of somebody who has signed in. */
  readonly isOwn: boolean;
}

interface SiteScripts {
  /** Each script once that some kind of page needs, for itself or for an island. */
  readonly needs: readonly Need[];
  /** Names of the scripts that only an `import()` loads. */
  readonly importedLater: readonly string[];
}

/** Leaves the visitor signed in, as its last pages need it. */
export async function scriptsOf(dealer: Dealer, page: Page): Promise<SiteScripts> {
  const found = new Map<string, Need>();
  const later = new Set<string>();
  const collect = (script: string, onPage: Omit<Need, 'script'>) => {
    if (found.has(script)) return;
    found.set(script, { script, ...onPage });
    const code = readFileSync(join(testDistDir, dealer, script), 'utf8');
    const pathOf = (name = '') => new URL(name, siteUrl(dealer, script)).pathname;
    for (const [, name] of code.matchAll(/\bimport\(\s*["'`](\.[^"'`]+)/g)) later.add(pathOf(name));
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) collect(pathOf(name), onPage);
  };
  for (const { html, ...onPage } of await readPages(dealer, page)) {
    const scripts = html.matchAll(/<script type="module" src="([^"]+)"/g);
    const islands = html.matchAll(/component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/g);
    for (const [, ...files] of [...scripts, ...islands]) for (const file of files) collect(file, onPage);
  }
  const importedLater = [...later].filter((script) => !found.has(script)).map(nameOf);
  return { needs: [...found.values()], importedLater };
}

/** Smallest first: a script is tried on the smallest page that needs it, which comes soonest. */
async function readPages(dealer: Dealer, page: Page) {
  await page.goto(siteUrl(dealer, '/print'));
  const readAll = (urls: readonly string[], isOwn: boolean) =>
    page.evaluate(
      ([all, own]) =>
        Promise.all(all.map(async (url) => ({ url, isOwn: own, html: await (await fetch(url)).text() }))),
      [urls, isOwn] as const,
    );
  const urls = (await examplesOf(dealer)).map(({ url }) => url);
  const pages = await readAll(urls, false);
  await signInAs(dealer, somePhone().replace(/\D/g, ''), page.context());
  const ownUrls = [GARAGE_PATH, WATCHLIST_PATH].map((path) => siteUrl(dealer, path));
  const own = await readAll(ownUrls, true);
  const bySize = (one: { html: string }, other: { html: string }) => one.html.length - other.html.length;
  return [...pages.toSorted(bySize), ...own];
}

/** `ChatDialog` of `/_astro/ChatDialog.BBms7ZWt.js`. */
function nameOf(script: string): string {
  return script.replace(/^.*[/]/, '').replace(/\..*$/, '');
}
