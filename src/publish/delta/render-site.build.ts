import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Program, ProgramPath } from '../../render/open-program.build.ts';
import { once } from '../../values/once.ts';
import type { BuildEnvironment } from '../build-environment.build.ts';
import type { DrawnFile } from '../icons/site-icons.build.ts';
import { readyFiles } from '../ready-files.build.ts';
import type { Site, SiteSources } from '../site.build.ts';
import type { SiteFiles } from '../site-files.build.ts';
import type { OrderedFile, SearchAnswers } from './beside-messages.ts';
import { DraftFolder } from './draft-folder.build.ts';
import { withFragments } from './fragments.ts';
import { type FreshPage, freshness, type PageFacts, type PreviousBuild } from './fresh-pages.build.ts';
import { PageKeys } from './page-keys.build.ts';
import { type PageMemory, type RememberedPage, stampOf } from './page-memory.build.ts';
import type { OpenedBeside } from './render-beside.build.ts';
import { readyFile, renderFile } from './render-file.build.ts';
import { renderShared } from './render-shared.build.ts';
import { fragmentText } from './site-reads.build.ts';
import { placeDrawn, textFacts, textFiles } from './text-files.build.ts';

/** Pages that are looked at before the other process is heard. */
const LOOKED_AT_IN_A_TURN = 100;

export interface SiteRendering {
  readonly program: Program;
  readonly environment: BuildEnvironment;
  readonly sources: SiteSources;
  /** The new folder. */
  readonly draft: string;
  /**
   * Makes it, with what is there of an older build, of the files of which `isReusable` is true; null: of none. Gives
   * these, and the dealer's own, which stay.
   */
  readonly openDraft: (isReusable: ((file: string) => boolean) | null) => {
    readonly own: Iterable<string>;
    readonly left: Iterable<string>;
  };
  /** The folder of the last build, and what is remembered of its pages. */
  readonly previous: PreviousBuild | null;
  /** A digest of everything that all pages depend on: code, settings, texts, the moment. */
  readonly basis: (site: Site) => string;
  /** Takes part, if it finds the same: it has begun to look for that already. Null where there is no other process. */
  readonly beside: OpenedBeside | null;
  /** Files besides pages and what is made of the search data, with their texts; written while the other renders. */
  readonly alongside: (site: Site) => Iterable<readonly [file: string, text: string]>;
  /** The icons that are made of the dealer's. */
  readonly icons: readonly DrawnFile[];
  readonly progress: (done: number, total: number) => void;
}

export interface RenderedSite {
  readonly site: Site;
  /** What to remember of the pages, as they lie in the folder where they stay. */
  readonly memoryOf: (files: SiteFiles) => PageMemory;
  /** How the files of the previous build lie on the disk. */
  readonly taken: SiteFiles;
  /** SHA-256 of files that were made anew, of those where it is known. */
  readonly digests: ReadonlyMap<string, string>;
  /** How many files were made anew; all others are the previous build's. */
  readonly rendered: number;
}

/**
 * Fills `draft` with all files of a site. What depends on nothing that has changed since the last build is that
 * build's file, by a hard link; the rest is rendered. The result is the same, byte for byte, as if all were.
 */
export async function renderSite(job: SiteRendering): Promise<RenderedSite> {
  const { program, draft, progress } = job;
  const site = await program.site(job.environment, job.sources);
  const basis = job.basis(site);
  const usable = job.previous?.memory.basis === basis ? job.previous : null;
  const { own, left } = job.openDraft(usable && ((file) => Object.hasOwn(usable.memory.pages, file)));
  const folder = new DraftFolder(draft, own, left);
  const beside = job.beside?.(basis) ?? null;
  const paths = fewFirst(program.paths(site));
  const keys = new PageKeys(site);
  const known = freshness(usable, keys, paths);
  const pages = new Map<string, PageFacts>();
  let done = 0;
  let rendered = 0;
  const texts = textFiles(folder, usable, pages);
  const ready = once(() => new Map(readyFiles(site)));
  const notes = await renderShared<SiteFile>({
    find: async ({ add, meanwhile }) => {
      const asked = beside?.answers ?? Promise.resolve(null);
      const answers = heard(asked);
      const look = (path: ProgramPath) => {
        if (folder.has(path.file)) return;
        const fresh = known.of(path);
        const facts = fresh && takeOver(fresh, path.file, folder, site);
        if (fresh === null || facts === null || fresh.stale.size > 0) rendered += 1;
        if (facts === null) {
          folder.clear(path.file);
          const { file, route } = path;
          add({ file, component: route.component, path }, known.isOfSearch(path));
          return;
        }
        pages.set(path.file, facts);
        done += 1;
      };
      const waiting: ProgramPath[] = [];
      const takeAnswers = ({ reads, files }: SearchAnswers) => {
        keys.learn(reads);
        for (const [file, digest] of files) {
          if (folder.has(file) || texts.take(file, digest)) continue;
          folder.clear(file);
          add({ file, component: null, path: null }, true);
        }
      };
      const lookAtWaiting = async () => {
        const answered = answers.take();
        if (answered !== null) takeAnswers(answered);
        for (const [index, path] of waiting.splice(0).entries()) {
          if (index % LOOKED_AT_IN_A_TURN === 0) await breathe();
          look(path);
        }
      };
      for (const [index, path] of paths.entries()) {
        if (index % LOOKED_AT_IN_A_TURN === 0) await breathe();
        if (waiting.length > 0 && answers.areIn()) await lookAtWaiting();
        if (!answers.areIn() && known.asksSearch(path)) waiting.push(path);
        else look(path);
      }
      linkClientFiles(program.client, folder);
      await placeDrawn(job.icons, folder, job.previous, pages);
      await texts.place(job.alongside(site));
      const answered = await meanwhile(asked);
      await lookAtWaiting();
      if (answered === null) await texts.place(readyFiles(site));
      folder.clearLeft();
    },
    render: async ({ file, path }) => {
      if (path !== null) return renderFile(program, site, path, (name, body) => folder.put(name, body));
      return readyFile(file, ready(), (name, text) => folder.put(name, text));
    },
    beside,
    onDone: (count) => {
      done += count;
      // Files of the search data are none of the pages.
      progress(Math.min(done, paths.length), paths.length);
    },
  });
  const given = new Map(paths.map((path) => [path.file, path]));
  for (const { file, digest, reads, styles, fragments, answers } of notes) {
    folder.digests.set(file, digest);
    keys.learn(answers ?? []);
    const path = given.get(file);
    pages.set(file, path ? { reads, styles, fragments } : textFacts(digest));
  }
  writeStyles(
    folder,
    [...pages.values()].flatMap(({ styles }) => styles),
  );
  linkFonts(program.client, folder);
  const memoryOf = (files: SiteFiles) => remembered(basis, pages, keys, files);
  return { site, memoryOf, taken: folder.taken, digests: folder.digests, rendered };
}

/** A file of the site that is made anew: a page's, or, without a path, one of the search data. */
interface SiteFile extends OrderedFile {
  readonly path: ProgramPath | null;
}

/** What another process answers: whether there is nothing to wait for any more, and once what it was. */
function heard(asked: Promise<SearchAnswers | null>) {
  let areIn = false;
  let answers: SearchAnswers | null = null;
  asked.then(
    (answered) => {
      answers = answered;
      areIn = true;
    },
    // Whoever waits for it is told.
    () => undefined,
  );
  const take = () => {
    const taken = answers;
    answers = null;
    return taken;
  };
  return { areIn: () => areIn, take };
}

/**
 * By how many a page makes. Of those that make few most change with every feed, and take longest: the other process has
 * them while this one looks for the few of thousands that have changed.
 */
function fewFirst(paths: readonly ProgramPath[]): ProgramPath[] {
  const byPage = Map.groupBy(paths, ({ route }) => route.component);
  return [...byPage.values()].sort((a, b) => a.length - b.length).flat();
}

type StyleSheet = PageMemory['styles'][number];

/** Puts the file of the previous build into the new one's folder, with fragments of today; null where that cannot be. */
function takeOver(
  { folder: from, lay, facts, stale }: FreshPage,
  file: string,
  folder: DraftFolder,
  site: Site,
): PageFacts | null {
  if (stale.size === 0) return folder.take(join(from, file), file, lay) ? facts : null;
  const before = folder.read(join(from, file), lay.stamp);
  if (before === null) return null;
  const textOf = (read: string) => (stale.has(read) ? fragmentText(site, read) : null);
  const now = withFragments(before, facts.fragments, textOf);
  folder.write(file, now.file);
  return { ...facts, fragments: now.fragments };
}

function remembered(
  basis: string,
  pages: ReadonlyMap<string, PageFacts>,
  keys: PageKeys,
  files: SiteFiles,
): PageMemory {
  const reads = new Places<string>();
  const styles = new Places<string>();
  const sheets = new Map<string, StyleSheet>();
  const facts: Record<string, RememberedPage> = {};
  for (const [file, page] of pages) {
    const stats = files.get(file);
    if (stats === undefined) continue;
    for (const sheet of page.styles) sheets.set(sheet.path, sheet);
    facts[file] = {
      ...(page.content !== undefined && { content: page.content }),
      reads: page.reads.map((read) => reads.of(read)),
      styles: page.styles.map(({ path }) => styles.of(path)),
      fragments: page.fragments.map(({ read, start, length }) => [reads.of(read), start, length]),
      stamp: stampOf(stats),
      inode: stats.ino,
    };
  }
  return {
    basis,
    styles: styles.all.flatMap((path) => sheets.get(path) ?? []),
    reads: reads.all.map((read) => [read, keys.ofRead(read)]),
    pages: facts,
  };
}

/** Numbers what is met in the order in which it is. */
class Places<Item> {
  readonly all: Item[] = [];
  readonly #known = new Map<Item, number>();

  of(item: Item): number {
    const known = this.#known.get(item) ?? this.all.push(item) - 1;
    this.#known.set(item, known);
    return known;
  }
}

const FONTS = '_astro/fonts/';

function linkClientFiles(client: string, folder: DraftFolder): void {
  for (const entry of globSync('**/*', { cwd: client, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name).slice(client.length + 1);
    if (!file.startsWith(FONTS)) folder.link(join(client, file), file);
  }
}

/** Of all typefaces those of the dealer's theme, which every page names. */
function linkFonts(client: string, folder: DraftFolder): void {
  const home = readFileSync(join(folder.path, 'index.html'), 'latin1');
  for (const [, file = ''] of home.matchAll(/\/(_astro\/fonts\/[\w.-]+)/g))
    folder.link(join(client, file), file);
}

function writeStyles(folder: DraftFolder, sheets: readonly StyleSheet[]): void {
  for (const { path, sources } of sheets) {
    const file = path.slice(1);
    if (folder.has(file)) continue;
    const texts = sources.map((source) => readFileSync(join(folder.path, source), 'utf8'));
    folder.write(file, texts.join('\n'));
  }
}
