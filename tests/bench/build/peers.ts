import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Figure } from './bars.ts';
import { writeEleventySite } from './eleventy-site.ts';
import type { LargeRun } from './large-dealer.ts';

/**
 * The same HTML from Eleventy and from nothing but `writeFile`.
 *
 * What Eleventy does here: reads the data of all pages as JSON, one record for each, cars' cards apart; paginates over
 * it with one template for each kind of page, escapes words, puts the cards in and writes each page. What it does not:
 * import a feed, look for similar cars or count facets (that is in its data), make components, styles, scripts, images
 * or any file that is no page. Its templates are JavaScript, its quickest engine.
 */
export function measurePeers(run: LargeRun, folder: string): Figure[] {
  const builtDir = run.site.current;
  const eleventy = eleventySeconds(builtDir, join(folder, 'eleventy'));
  const floor = floorSeconds(builtDir, join(folder, 'floor'));
  return [
    { what: 'Eleventy: the same pages', value: eleventy, unit: 's', bar: null },
    { what: 'plain writeFile of the same pages', value: floor, unit: 's', bar: null },
    {
      what: 'our full build against Eleventy',
      value: run.fullSeconds / eleventy,
      unit: '× its time',
      bar: 3,
    },
    {
      what: 'our change of 1 % against its build',
      value: run.changeSeconds / eleventy,
      unit: '× its time',
      bar: 1 / 3,
    },
    {
      what: 'the same in a process of the watch that is warm',
      value: run.warm.built / eleventy,
      unit: '× its time',
      bar: 1 / 3,
    },
    {
      what: 'our full build against writeFile',
      value: run.fullSeconds / floor,
      unit: '× its time',
      bar: null,
    },
  ];
}

/** In a new process; throws when a page is not what our build wrote. */
function eleventySeconds(builtDir: string, folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  const pages = writeEleventySite(builtDir, join(folder, 'input'));
  const started = performance.now();
  execFileSync(process.execPath, [join(import.meta.dirname, '../eleventy-process.ts'), 'input', 'output'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = (performance.now() - started) / 1000;
  const written = globSync('**/*.html', { cwd: join(folder, 'output') });
  const same = written.filter((path) =>
    readFileSync(join(folder, 'output', path)).equals(readFileSync(join(builtDir, path))),
  );
  if (same.length !== pages) throw new Error(`Eleventy wrote ${same.length} of ${pages} pages as they were.`);
  rmSync(folder, { recursive: true });
  return seconds;
}

/** Pages that are in memory, one after the other to an empty folder. */
function floorSeconds(builtDir: string, folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  const pages = globSync('**/*.html', { cwd: builtDir }).map((path) => ({
    file: join(folder, path),
    bytes: readFileSync(join(builtDir, path)),
  }));
  const started = performance.now();
  for (const made of new Set(pages.map(({ file }) => dirname(file)))) mkdirSync(made, { recursive: true });
  for (const { file, bytes } of pages) writeFileSync(file, bytes);
  const seconds = (performance.now() - started) / 1000;
  rmSync(folder, { recursive: true });
  return seconds;
}
