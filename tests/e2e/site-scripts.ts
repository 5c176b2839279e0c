import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveSearchPath } from '#src/account/saved-searches/saved-searches-paths.ts';
import { WATCHLIST_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { COMPARE_PATH } from '#src/garage/compare/compare-paths.ts';
import { GARAGE_PATH } from '#src/garage/page/garage-page.ts';
import { SPIN_PATH } from '#src/prizes/campaign.ts';
import { canReserve } from '#src/vehicle/actions/actions.ts';
import { carEstimate } from '#src/vehicle/estimate/car-estimate.ts';
import { checkoutPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { siteUrl, testDistDir } from '../setup/sites.ts';
import { ask } from './ask-site.ts';
import { type Dealer, settingsOf, vehicleWith } from './dealers.ts';
import { isPlain } from './example-paths.ts';
import { examplesOf } from './kinds-of-page.ts';
import { somePhone } from './sent-code.ts';
import { signInAs } from './signed-in-shopper.ts';
import { visitTime } from './visitor.ts';

/** A script that the HTML of a page names: one of the page itself, or that of an island. */
interface Root {
  readonly script: string;
  readonly isIsland: boolean;
  /** All scripts without which it does not run: itself, what it imports, and an island's renderer. */
  readonly needs: ReadonlySet<string>;
}

/** An example of a kind of page. */
export interface ScriptedPage {
  readonly path: string;
  /** Whether the page needs a signed-in shopper. */
  readonly isOwn: boolean;
  readonly html: string;
  readonly roots: readonly Root[];
}

interface SiteScripts {
  /** One page of each kind, the smallest pages first, because they load fastest. */
  readonly pages: readonly ScriptedPage[];
  /** Names of the scripts that are loaded only with `import()`. */
  readonly importedLater: readonly string[];
  /** Names of the islands that are on none of these pages. */
  readonly islandsElsewhere: readonly string[];
}

/** What was found by the first test of this worker: reading all pages takes as long as a visit. */
const known = new Map<Dealer, Promise<SiteScripts>>();

export function scriptsOf(dealer: Dealer): Promise<SiteScripts> {
  const scripts = known.get(dealer) ?? findScripts(dealer);
  known.set(dealer, scripts);
  return scripts;
}

async function findScripts(dealer: Dealer): Promise<SiteScripts> {
  const importsOf = importReader(dealer);
  const needsOf = (...scripts: readonly string[]) => {
    const needs = new Set<string>();
    const collect = (script: string) => {
      if (needs.has(script)) return;
      needs.add(script);
      for (const other of importsOf(script).atOnce) collect(other);
    };
    for (const script of scripts) collect(script);
    return needs;
  };
  const pages = (await readPages(dealer)).map((page) => {
    const entries = page.html.matchAll(/<script type="module" src="([^"]+)"/g);
    const islands = page.html.matchAll(/component-url="([^"]+)"[^>]*renderer-url="([^"]+)"/g);
    const roots = [
      ...[...entries].map(([, script = '']) => ({ script, isIsland: false, needs: needsOf(script) })),
      ...[...islands].map(([, script = '', renderer = '']) => ({
        ...{ script, isIsland: true, needs: needsOf(script, renderer) },
      })),
    ];
    const first = new Map(roots.toReversed().map((root) => [root.script, root]));
    return { ...page, roots: [...first.values()].toReversed() };
  });
  const atOnce = new Set(pages.flatMap(({ roots }) => roots.flatMap(({ needs }) => [...needs])));
  const later = new Set([...atOnce].flatMap((script) => importsOf(script).later));
  const islands = readdirSync(join(testDistDir, dealer, '_astro')).filter((file) =>
    /[.]island[.].*[.]js$/.test(file),
  );
  return {
    pages: pages.filter(({ roots }) => roots.length > 0),
    importedLater: [...later].filter((script) => !atOnce.has(script)).map(nameOf),
    islandsElsewhere: islands.filter((file) => !atOnce.has(`/_astro/${file}`)).map(nameOf),
  };
}

/** What a script of the site imports, at once and with `import()`. */
function importReader(dealer: Dealer) {
  const read = new Map<string, { readonly atOnce: string[]; readonly later: string[] }>();
  return (script: string) => {
    const before = read.get(script);
    if (before !== undefined) return before;
    const code = readFileSync(join(testDistDir, dealer, script), 'utf8');
    const pathsOf = (pattern: RegExp) =>
      [...code.matchAll(pattern)].map(([, name = '']) => new URL(name, siteUrl(dealer, script)).pathname);
    const imports = {
      atOnce: pathsOf(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g),
      later: pathsOf(/\bimport\(\s*["'`](\.[^"'`]+)/g),
    };
    read.set(script, imports);
    return imports;
  };
}

async function readPages(dealer: Dealer) {
  // The comparison of nothing leads to that of the cars on the device, which is another kind of page.
  const examples = (await examplesOf(dealer)).filter(({ url }) => url !== siteUrl(dealer, COMPARE_PATH));
  const { finance, vehicle } = settingsOf(dealer);
  const year = visitTime.getUTCFullYear();
  const unquoted = await vehicleWith(
    dealer,
    'without a quote',
    (car) => isPlain(car) && !carEstimate(car, finance, year),
  );
  const paths = [
    ...examples.map(({ url }) => url.slice(new URL(url).origin.length)),
    ...['/pages/unsubscribe', vehiclePath(unquoted)],
  ];
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { text } = await ask(dealer, path, { accept: 'text/html' });
      return { path, isOwn: false, html: text };
    }),
  );
  const free = await vehicleWith(dealer, 'to reserve', (car) => canReserve(car, vehicle.card));
  const shopper = await signInAs(dealer, somePhone());
  const ownPaths = [GARAGE_PATH, WATCHLIST_PATH, saveSearchPath(''), SPIN_PATH, checkoutPath(free)];
  const own = await Promise.all(
    ownPaths.map(async (path) => ({ path, isOwn: true, html: await shopper.read(path) })),
  );
  return [...pages.toSorted((one, other) => one.html.length - other.html.length), ...own];
}

/** The name of a script: `ChatDialog` for `/_astro/ChatDialog.BBms7ZWt.js`. */
export function nameOf(script: string): string {
  return script.replace(/^.*[/]/, '').replace(/\..*$/, '');
}
