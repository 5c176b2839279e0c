import { hash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestsFile } from '#src/publish/release/file-digests.build.ts';
import { differentFiles } from '../fixtures/sites/different-files.ts';
import { type FeedRow, feedOf } from '../fixtures/sites/small-feed.ts';
import { openBuilder, shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

/** The number of full builds that one process does. */
const ANEW_IN_ROW = 10;
/** The number of cars that worker threads render. */
export const SHARED = 80;

export const slug = 'dealer';
export const start = Date.parse('2026-11-20T02:00:00Z');

/** A dealer's feed and files at one time. */
export interface State {
  rows: readonly FeedRow[];
  /** File contents by path below the dealer's folder; null for a deleted file. */
  files: Record<string, unknown>;
  now: number;
}

export const comparing = (show: boolean) => ({ priceComparison: { show } });

/**
 * A test dealer with two kinds of build: `build` reuses what the last one wrote, `buildAnew` starts from the stock
 * alone.
 */
export function openChangedDealer(rows: readonly FeedRow[], files: Readonly<Record<string, unknown>> = {}) {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  /** A separate builder for full builds, because one process may keep wrong facts about vehicles for both builds. */
  let builderAnew: ReturnType<typeof openBuilder> | null = null;
  let builtAnew = 0;
  // Without price comparison: all cars of this feed are alike, so one changed price would change the pages
  // of all of them.
  workshop.addDealer(slug, feedOf(rows), { 'market.json': comparing(false), ...files });

  const folderOf = (name: string) => join(workshop.root, name);

  function apply({ rows, files }: State): void {
    workshop.writeFeed(slug, feedOf(rows));
    for (const [name, content] of Object.entries(files)) {
      const path = join(workshop.tenantsDir, slug, name);
      mkdirSync(dirname(path), { recursive: true });
      if (content === null) rmSync(path, { force: true });
      else writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  async function build(name: string, now: number, threads = 1) {
    const job = workshop.job(slug, {
      dataDir: folderOf(`${name}-data`),
      outDir: folderOf(name),
      accept: true,
      now: new Date(now).toISOString(),
      threads,
      threadsFrom: SHARED,
    });
    const result = await builderFor(name).build(job);
    if (!result.ok) throw new Error(result.problems.join('\n'));
    return result;
  }

  /** Replaced regularly, for the same reason. */
  function builderFor(name: string) {
    if (name !== 'anew') return builder;
    if (builtAnew > 0 && builtAnew % ANEW_IN_ROW === 0) {
      builderAnew?.close();
      builderAnew = null;
    }
    builtAnew++;
    builderAnew ??= openBuilder();
    return builderAnew;
  }

  /** Does a full build, which knows nothing from before except the stock. */
  async function buildAnew(now: number) {
    rmSync(folderOf('anew'), { recursive: true, force: true });
    return build('anew', now);
  }

  function copyKnowledge(): void {
    rmSync(folderOf('anew-data'), { recursive: true, force: true });
    cpSync(folderOf('delta-data'), folderOf('anew-data'), { recursive: true });
    rmSync(join(folderOf('anew-data'), 'builds'), { recursive: true, force: true });
  }

  /** The inode of each file; a file that is written again gets another one. */
  const placesOf = (name: string) =>
    globSync('**/*', { cwd: folderOf(name) })
      .sort()
      .map((file) => ({ file, inode: statSync(join(folderOf(name), file)).ino }));

  const differences = () => differentFiles(folderOf('delta'), folderOf('anew'));

  /** The files whose recorded digest, which publishing relies on, differs from their content. */
  function wrongDigests(): string[] {
    const known: [string, { hash: string }][] = Object.entries(
      JSON.parse(readFileSync(digestsFile(folderOf('delta-data'), slug), 'utf8')),
    );
    if (!known.some(([file]) => file.endsWith('.html'))) throw new Error('No page has a digest.');
    const site = join(folderOf('delta'), slug);
    return known.flatMap(([file, { hash: digest }]) =>
      hash('sha256', readFileSync(join(site, file))) === digest ? [] : [file],
    );
  }

  function close(): void {
    builder.close();
    builderAnew?.close();
    workshop.remove();
  }

  return {
    workshop,
    folderOf,
    apply,
    build,
    buildAnew,
    copyKnowledge,
    placesOf,
    differences,
    wrongDigests,
    close,
  };
}
