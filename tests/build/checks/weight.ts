import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuiltSite, SitePage } from '../built-site.ts';

/** Bytes of HTML and style sheets, each compressed separately, as a CDN does. */
export function pageBytes(page: SitePage, site: BuiltSite): number {
  const styles = page.facts.stylesheets.map((path) => brotliBytes(site, path));
  return brotli(page.html) + sum(styles);
}

/** Gzipped bytes of the scripts that run before the first interaction, with the modules that they import. */
export function scriptBytes({ facts }: SitePage, site: BuiltSite): number {
  const inline = facts.scripts.filter(({ src, type }) => src === null && !type.endsWith('json'));
  return (
    fileBytes(loadedScripts(facts, site), site) +
    sum(inline.map(({ text }) => remembered(`inline ${text}`, () => gzip(text))))
  );
}

/**
 * Gzipped bytes of the scripts that the first interaction with an island loads in addition: the island,
 * React, and the files in `parts`, which the island imports when it is used.
 */
export function touchBytes(
  { facts }: SitePage,
  site: BuiltSite,
  island: string,
  parts: readonly string[],
): number {
  const loaded = loadedScripts(facts, site);
  const at = facts.touchedScripts.findIndex((path) => path.startsWith(`/_astro/${island}.`));
  const files = new Set(loaded);
  const entries = [
    ...facts.touchedScripts.slice(at, at + 2),
    ...parts.map((part) => builtScript(site, part)),
  ];
  for (const entry of entries) collectImports(site, entry, files);
  return fileBytes(files.difference(loaded), site);
}

/** The address of the built file of a part of the program. */
function builtScript(site: BuiltSite, part: string): string {
  const name = readdirSync(join(site.dir, '_astro')).find(
    (file) => file.startsWith(`${part}.`) && file.endsWith('.js'),
  );
  if (name === undefined) throw new Error(`${part} is no script of its own.`);
  return `/_astro/${name}`;
}

function loadedScripts(facts: SitePage['facts'], site: BuiltSite): Set<string> {
  const files = new Set<string>();
  const entries = [...facts.scripts.flatMap(({ src }) => src ?? []), ...facts.islandScripts];
  for (const entry of entries) collectImports(site, entry, files);
  return files;
}

const fileBytes = (files: ReadonlySet<string>, site: BuiltSite) =>
  sum([...files].map((path) => gzipBytes(site, path)));

function collectImports(site: BuiltSite, path: string, found: Set<string>): void {
  if (found.has(path) || !path.startsWith('/')) return;
  found.add(path);
  for (const imported of importsOf(site, path)) collectImports(site, imported, found);
}

const known = new Map<string, readonly string[]>();

/** Reads each script once, because nearly all pages load the same scripts. */
function importsOf(site: BuiltSite, path: string): readonly string[] {
  const file = join(site.dir, path);
  const names =
    known.get(file) ??
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)].map(
      ([, name = '']) => new URL(name, `http://site${path}`).pathname,
    );
  known.set(file, names);
  return names;
}

const sizes = new Map<string, number>();

function remembered(key: string, size: () => number): number {
  const known = sizes.get(key) ?? size();
  sizes.set(key, known);
  return known;
}

const brotliBytes = (site: BuiltSite, path: string) =>
  remembered(`br ${site.dir}${path}`, () => brotli(readFileSync(join(site.dir, path))));
/** The gzipped size of one file. */
export const gzipBytes = (site: BuiltSite, path: string) =>
  remembered(`gz ${site.dir}${path}`, () => gzip(readFileSync(join(site.dir, path))));

/** Quality 5 is the level at which CDNs compress pages while sending them. */
const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const gzip = (text: string | Buffer) => gzipSync(text).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
