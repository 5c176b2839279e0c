import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startServer } from '#functions/platform/node.ts';
import type { ParsedArguments } from '#scripts/command-line.ts';
import { browserArgs, ensureBrowser } from '../setup/browser.ts';
import type { pagesCommand } from './commands.ts';
import { serveHttp2 } from './http2-server.ts';
import { table } from './table.ts';

/** The minimum score of each category on every page, out of 100. */
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(bars) as (keyof typeof bars)[];

/** Lighthouse with its default settings (a mid-range phone on slow 4G); the median of several runs per page. */
export async function benchPages({ values }: ParsedArguments<typeof pagesCommand.options>): Promise<boolean> {
  const distDir = resolve(values.dist);
  const server = await startServer({ distDir, port: 0, database: { url: ':memory:' } });
  const secure = await serveHttp2(server.port);
  const chrome = await launch({
    chromePath: ensureBrowser(),
    // The proxy's certificate is self-signed.
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...browserArgs],
    logLevel: 'silent',
  });
  const results: { name: string; result: Result }[] = [];
  try {
    for (const tenant of values.tenant) {
      for (const path of pathsOf(join(distDir, tenant))) {
        const url = `https://${tenant}.localhost:${secure.port}${path}`;
        console.error(`${tenant}${path}`);
        results.push({
          name: `${tenant}${path}`,
          result: await median(url, Number(values.runs), chrome.port),
        });
      }
    }
  } finally {
    chrome.kill();
    secure.close();
    await server.close();
  }
  console.log(table(['page', ...categories, 'LCP s', 'CLS', 'TBT ms', 'KB'], results.map(row)));
  for (const { name, result } of results) report(name, result);
  return results.every(({ result }) => categories.every((name) => scoreOf(result, name) >= bars[name]));
}

/** Paths in the built folder of the home page, a listing, a vehicle and a location. */
function pathsOf(siteDir: string): string[] {
  const base = existsSync(join(siteDir, 'used-car')) ? 'used-car' : 'search';
  return ['/', `/${base}/used-cars`, middleOf(siteDir, 'cars'), middleOf(siteDir, 'locations')];
}

/** Skips pages with noindex (sold cars), which would lose points for that. */
function middleOf(siteDir: string, folder: string): string {
  const names = readdirSync(join(siteDir, folder)).filter((name) => name.endsWith('.html'));
  const isIndexed = (name: string) =>
    !readFileSync(join(siteDir, folder, name), 'utf8').includes('content="noindex"');
  const name = names
    .sort()
    .slice(Math.floor(names.length / 2))
    .find(isIndexed);
  if (name === undefined) throw new Error(`There is no page to measure in ${join(siteDir, folder)}.`);
  return `/${folder}/${name.replace('.html', '')}`;
}

async function median(url: string, runs: number, port: number): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const outcome = await lighthouse(url, { port, logLevel: 'error' });
    if (outcome === undefined) throw new Error(`Lighthouse gave no result for ${url}.`);
    results.push(outcome.lhr);
  }
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const result = results[Math.floor(results.length / 2)];
  if (result === undefined) throw new Error('--runs must be 1 or more.');
  return result;
}

function scoreOf(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function row({ name, result }: { name: string; result: Result }): string[] {
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return [
    name,
    ...categories.map((category) => String(scoreOf(result, category))),
    (number('largest-contentful-paint') / 1000).toFixed(2),
    number('cumulative-layout-shift').toFixed(3),
    number('total-blocking-time').toFixed(0),
    (number('total-byte-weight') / 1000).toFixed(0),
  ];
}

/** Lists the audits that lower a category's score, with their findings. */
function report(name: string, result: Result): void {
  for (const category of categories.filter((id) => scoreOf(result, id) < bars[id])) {
    const lost = (result.categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1,
    );
    for (const { id } of lost) {
      const audit = result.audits[id];
      console.log(`\n${name} ${category}: ${id} ${audit?.displayValue ?? ''} ${audit?.title ?? ''}`);
      for (const line of findingsOf(audit?.details)) console.log(`  ${line}`);
    }
  }
}

function findingsOf(details: Result['audits'][string]['details'] | undefined): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return items.slice(0, 8).map((item) => JSON.stringify(item).slice(0, 300));
}
