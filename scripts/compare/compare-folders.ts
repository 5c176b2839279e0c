import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { listDifference } from './compare-lists.ts';
import { jsonDifference } from './json-difference.ts';
import { type FactKind, factKinds, pageFacts } from './page-facts.ts';

export type DifferenceKind = 'only before' | 'only after' | FactKind | 'JSON' | 'JSON order' | 'contents';

export interface Difference {
  readonly kind: DifferenceKind;
  /** Relative to the compared folder: `city-motors/cars/2024-kia-cerato.html`. */
  readonly file: string;
  /** Entries that were removed, and entries that were added. Both are empty if only the order differs. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The bundler chooses names and sizes of scripts and styles, so only their number and weight are compared.
 */
export interface AssetTotals {
  readonly files: number;
  readonly bytes: number;
}

export interface Comparison {
  readonly fileCount: number;
  readonly pageCount: number;
  readonly differences: readonly Difference[];
  readonly scripts: readonly [AssetTotals, AssetTotals];
  readonly styles: readonly [AssetTotals, AssetTotals];
}

/**
 * Compares two built sites, or two folders with a site for each dealer. A dealer that only one of them has is
 * one difference.
 */
export function compareFolders(before: string, after: string): Comparison {
  const [old, now] = [sitesIn(before), sitesIn(after)];
  if (!old.some((site) => now.includes(site)))
    throw new Error(
      `${before} and ${after} have no site in common: ${namesOf(old)} before, ${namesOf(now)} after.`,
    );
  const sites = [...new Set([...old, ...now])].toSorted();
  const parts = sites.map((site): Comparison => {
    if (!old.includes(site)) return absent('only after', site);
    if (!now.includes(site)) return absent('only before', site);
    return compareSite(join(before, site), join(after, site), site);
  });
  return {
    fileCount: total(parts.map(({ fileCount }) => fileCount)),
    pageCount: total(parts.map(({ pageCount }) => pageCount)),
    differences: parts.flatMap(({ differences }) => differences),
    scripts: totalsOf(parts.map(({ scripts }) => scripts)),
    styles: totalsOf(parts.map(({ styles }) => styles)),
  };
}

/** The folders of the sites; an empty name if the folder itself is a site. */
function sitesIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (!statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Name the folder of a built site, such as dist/city-motors.`);
  if (existsSync(join(folder, 'index.html'))) return [''];
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.html')));
  if (names.length === 0) {
    throw new Error(`${folder} contains no built site: neither it nor one of its folders has an index.html.`);
  }
  return names;
}

function namesOf(sites: readonly string[]): string {
  return sites.map((site) => site || 'one site without a folder of its own').join(', ');
}

const noAssets: AssetTotals = { files: 0, bytes: 0 };

function absent(kind: 'only before' | 'only after', site: string): Comparison {
  return {
    fileCount: 0,
    pageCount: 0,
    differences: [{ kind, file: `${site}/`, before: [], after: [] }],
    scripts: [noAssets, noAssets],
    styles: [noAssets, noAssets],
  };
}

function compareSite(before: string, after: string, site: string): Comparison {
  const [old, now] = [siteFiles(before), siteFiles(after)];
  const keys = [...new Set([...old.compared.keys(), ...now.compared.keys()])].toSorted();
  const differences = keys.flatMap((key): Difference[] => {
    const [was, is] = [old.compared.get(key), now.compared.get(key)];
    const file = join(site, was ?? is ?? key);
    if (was === undefined) return [{ kind: 'only after', file, before: [], after: [] }];
    if (is === undefined) return [{ kind: 'only before', file, before: [], after: [] }];
    return compareFile(readFileSync(join(before, was)), readFileSync(join(after, is)), file, `/${was}`);
  });
  return {
    fileCount: keys.length,
    pageCount: keys.filter((key) => key.endsWith('.html')).length,
    differences,
    scripts: [old.scripts, now.scripts],
    styles: [old.styles, now.styles],
  };
}

interface SiteFiles {
  /** Files by what identifies them in both sites: the path, or the content if the path contains its hash. */
  readonly compared: ReadonlyMap<string, string>;
  readonly scripts: AssetTotals;
  readonly styles: AssetTotals;
}

function siteFiles(folder: string): SiteFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const bundled = (ending: RegExp) => files.filter((file) => file.startsWith('_astro/') && ending.test(file));
  const weight = (names: readonly string[]): AssetTotals => ({
    files: names.length,
    bytes: total(names.map((name) => statSync(join(folder, name)).size)),
  });
  const [scripts, styles] = [bundled(/\.m?js$/), bundled(/\.css$/)];
  const counted = new Set([...scripts, ...styles]);
  const compared = files.filter((file) => !counted.has(file));
  return {
    compared: new Map(compared.map((file) => [keyOf(folder, file), file])),
    scripts: weight(scripts),
    styles: weight(styles),
  };
}

function keyOf(folder: string, file: string): string {
  if (!file.startsWith('_astro/')) return file;
  const digest = createHash('sha1')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
  return `_astro/${digest}${/\.\w+$/.exec(file)?.[0] ?? ''}`;
}

function compareFile(was: Buffer, is: Buffer, file: string, path: string): Difference[] {
  if (was.equals(is)) return [];
  if (path.endsWith('.html')) return comparePage(was.toString(), is.toString(), file, addressOf(path));
  if (path.endsWith('.json')) {
    const found = jsonDifference(was.toString(), is.toString());
    const isOrder = found.before.length + found.after.length === 0;
    return [{ kind: isOrder ? 'JSON order' : 'JSON', file, ...found }];
  }
  if (was.includes(0) || is.includes(0)) {
    return [{ kind: 'contents', file, before: [`${was.length} bytes`], after: [`${is.length} bytes`] }];
  }
  const lines = listDifference(was.toString().split('\n'), is.toString().split('\n'));
  return [{ kind: 'contents', file, before: lines?.before ?? [], after: lines?.after ?? [] }];
}

function comparePage(was: string, is: string, file: string, address: string): Difference[] {
  const [old, now] = [pageFacts(was, address), pageFacts(is, address)];
  return factKinds.flatMap((kind): Difference[] => {
    const found = listDifference(old[kind], now[kind]);
    if (found === null) return [];
    const [first, second] = [found.before[0], found.after[0]];
    // For JSON-LD, the differing values say more than the whole text.
    const isPair = kind === 'JSON-LD' && first !== undefined && second !== undefined;
    return [{ kind, file, ...(isPair ? jsonDifference(first, second) : found) }];
  });
}

function addressOf(path: string): string {
  return path.replace(/index\.html$|\.html$/, '');
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function totalsOf(pairs: readonly (readonly [AssetTotals, AssetTotals])[]): [AssetTotals, AssetTotals] {
  const sum = (totals: readonly AssetTotals[]): AssetTotals => ({
    files: total(totals.map(({ files }) => files)),
    bytes: total(totals.map(({ bytes }) => bytes)),
  });
  return [sum(pairs.map(([old]) => old)), sum(pairs.map(([, now]) => now))];
}
