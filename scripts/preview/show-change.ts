import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '#functions/platform/node.ts';
import { snapshotPath } from '#src/stock/snapshot.build.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { dayOf } from '#src/values/time/date.ts';
import { commitOf, differenceFrom, writeTree } from './base-tree.ts';
import { buildState } from './build-state.ts';
import { changeList } from './change-list.ts';
import { changedPages } from './changed-pages.ts';
import { choosePages } from './choose-pages.ts';
import type { PageChange } from './pictures/page-state.ts';
import { takePictures } from './pictures/take-pictures.ts';
import { readSite } from './read-site.ts';
import { type Report, reportPage } from './report.ts';

const PAGES_PER_PROGRESS = 500;

export interface Preview {
  readonly slug: string;
  readonly ref: string;
  readonly pictures: number;
  readonly day: string | undefined;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Shows the effect of a change of a dealer's files on its pages. */
export async function previewChange({ slug, ref, pictures, day: asked }: Preview): Promise<void> {
  const root = resolve('.');
  const commit = await commitOf(root, ref);
  const loaded = loadTenant(resolve('tenants'), slug);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const { site } = loaded.tenant.settings;
  const difference = await differenceFrom(root, commit, slug);
  if (difference.tenant.length === 0 && !difference.isCodeOther)
    return say(`No difference: ${slug} is the same as in ${ref}.`);
  const day = asked ?? dayOf(Date.now(), site.timeZone);
  const folder = resolve(process.env['DATA_DIR'] ?? '.data', 'preview', slug);
  const dists = { before: join(folder, 'before'), after: join(folder, 'after') };
  await buildBoth({ root, commit, slug, day, folder, dists });
  say('Comparing the pages…');
  const [before, after] = [readSite(join(dists.before, slug)), readSite(join(dists.after, slug))];
  const changes = changedPages(before, after, (done, total) => {
    if (done > 0 && done % PAGES_PER_PROGRESS === 0) say(`${done} of ${total} pages compared`);
  });
  const reportDir = join(folder, 'report');
  await rm(reportDir, { recursive: true, force: true });
  await mkdir(reportDir, { recursive: true });
  const taken = await picturesOf(choosePages(changes, pictures), { slug, dists, folder, reportDir, day });
  const report: Report = {
    dealer: site.name,
    base: { ref, commit },
    day,
    difference,
    changes,
    pageCount: new Set([...before.pages.keys(), ...after.pages.keys()]).size,
    pictures: taken,
  };
  const file = join(reportDir, 'index.html');
  await writeFile(file, await reportPage(report));
  console.log(`${changeList(changes)}\n\nThe report: ${pathToFileURL(file).href}`);
}

interface Both {
  readonly root: string;
  readonly commit: string;
  readonly slug: string;
  readonly day: string;
  readonly folder: string;
  readonly dists: { readonly before: string; readonly after: string };
}

/** The present files are built first: mistakes are reported early, and the base uses the same stock. */
async function buildBoth({ root, commit, slug, day, folder, dists }: Both): Promise<void> {
  const tree = join(folder, 'base');
  const dataDirs = [join(folder, 'data-before'), join(folder, 'data-after')] as const;
  for (const dataDir of dataDirs) await rememberStock(dataDir, slug);
  say('Building the files as they are now…');
  await buildState({ root, slug, day, dataDir: dataDirs[1], outDir: dists.after, name: 'The change' });
  await writeTree(root, commit, tree);
  await rm(join(dists.before, slug), { recursive: true, force: true });
  if (!existsSync(join(tree, 'tenants', slug))) {
    say(`${slug} is new: the base does not have this dealer.`);
    await mkdir(join(dists.before, slug), { recursive: true });
    return;
  }
  say('Building the base…');
  await cp(join(root, 'tenants', slug, 'stock'), join(tree, 'tenants', slug, 'stock'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
  }).catch(() => undefined);
  await buildState({ root: tree, slug, day, dataDir: dataDirs[0], outDir: dists.before, name: 'The base' });
}

/** Copies what the builds know of arrival dates, so that both states start from it. */
async function rememberStock(dataDir: string, slug: string): Promise<void> {
  const known = snapshotPath(resolve(process.env['DATA_DIR'] ?? '.data'), slug);
  await rm(join(dataDir, 'stock'), { recursive: true, force: true });
  await cp(known, snapshotPath(dataDir, slug), { force: true }).catch(() => undefined);
}

interface Shots extends Pick<Both, 'slug' | 'dists' | 'folder' | 'day'> {
  readonly reportDir: string;
}

async function picturesOf(pages: readonly PageChange[], { slug, dists, folder, reportDir, day }: Shots) {
  if (pages.length === 0) return new Map();
  const serve = (distDir: string, name: string) =>
    startServer({ distDir, port: 0, database: { url: `file:${join(folder, `${name}.db`)}` } });
  const servers = [await serve(dists.before, 'before'), await serve(dists.after, 'after')] as const;
  try {
    const [before, after] = servers.map(({ port }) => `http://${slug}.localhost:${port}`);
    return await takePictures(pages, {
      before: before ?? '',
      after: after ?? '',
      folder: reportDir,
      now: new Date(`${day}T12:00:00+10:00`),
      progress: (done, total, path) => say(`Picture ${done + 1} of ${total}: ${path}`),
    });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
