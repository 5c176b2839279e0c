import { hash } from 'node:crypto';
import { publishedAround } from '../finance/page/finance-page-extras.ts';
import { publishedCars } from '../publish/published/published-data.ts';
import { type DataFile, dataFiles } from '../publish/site-files/data-files.build.ts';
import type { BuildEnvironment } from '../site/opening/build-environment.build.ts';
import type { SiteSources } from '../site/opening/open-site.build.ts';
import { textPictures } from '../site/opening/text-pictures.build.ts';
import type { Site } from '../site/site.build.ts';
import { FRAME_FILE } from '../site/site-frame.schema.ts';
import { publishedFrame } from '../site/site-frame.ts';
import { snapshotPath } from '../stock/snapshot.build.ts';
import { dealerOf } from '../tenant/language-edition.ts';
import { DraftFolder } from './draft-folder.build.ts';
import { type CachedFile, fileStamp, type PageCache, readPageCache } from './page-cache.build.ts';
import { openProgram, type Program, type ProgramPath } from './program/open-program.build.ts';
import { ReadDigests } from './read-digests.build.ts';
import { recordedSite } from './recorded-site.build.ts';

/** A site to render, as plain data that can be sent to a worker. */
export interface SiteJob {
  /** Unique for each build. */
  readonly id: string;
  /** The folder of the compiled program. */
  readonly program: string;
  readonly environment: BuildEnvironment;
  readonly draft: string;
  readonly live: string;
  /** The page cache of the last build. */
  readonly memory: string;
  /** Digest of what all pages depend on; pages of a build with another one are rendered again. */
  readonly basis: string;
  /** File stamp of the stock snapshot. */
  readonly stockStamp: string | null;
  /** The dealer's public files, which override the platform's. */
  readonly own: readonly string[];
}

/** One of `of` equal shares of a site's files. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** The result of rendering a share. */
export interface ShareNotes {
  /** Number of pages of the whole site, and of this share. */
  readonly total: number;
  readonly done: number;
  readonly files: readonly FileNotes[];
  /** What the share's pages read, with the digest of each value. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
}

export interface FileNotes {
  readonly file: string;
  /** Indexes of `ShareNotes.reads`. */
  readonly reads: readonly number[];
  /** Only for files that are not pages: digest of the content. */
  readonly content?: string;
  /** SHA-256 of a new file; null if the old one was kept. */
  readonly digest: string | null;
}

export type RenderShare = (share: Share) => Promise<ShareNotes>;

/** Opens a dealer's site for rendering; without `sources`, settings and stock are read from disk. */
export async function openShares(job: SiteJob, sources?: SiteSources): Promise<RenderShare> {
  const { environment } = job;
  const program = await openProgram(job.program);
  const { dataDir } = environment;
  const site = await program.site(environment, sources, await textPictures(environment));
  if (sources === undefined && fileStamp(snapshotPath(dataDir, dealerOf(site.tenant))) !== job.stockStamp)
    throw new Error('Another process has imported a feed in the meantime. Build the dealer again.');
  const memory = readPageCache(job.memory);
  const own = new Set(job.own);
  const paths = searchFirst(site, program.paths(site)).filter(({ file }) => !own.has(file));
  const render = fileRenderer({ program, site, job, memory });
  return async ({ part, of }) => {
    const notes = new NotesOfShare(render.digests);
    const slice = paths.slice(
      Math.floor((paths.length * part) / of),
      Math.floor((paths.length * (part + 1)) / of),
    );
    for (const path of slice) await render.page(path, notes);
    const texts = [
      ...(part === 0 ? dataFiles(site) : []),
      ...(part === of - 1 ? filesForFunctions(site, program) : []),
    ];
    for (const text of texts) if (!own.has(text[0])) render.text(text, notes);
    return { total: paths.length, done: slice.length, files: notes.files, reads: notes.reads() };
  };
}

/** Data files that the functions read: the cars, and the frame for pages on demand. */
function filesForFunctions(site: Site, { digest }: Program): DataFile[] {
  const frame = publishedFrame(site, { program: digest, finance: publishedAround(site) });
  return [
    ...publishedCars({ vehicles: site.pageVehicles, similarTo: site.similarTo }),
    [FRAME_FILE, JSON.stringify(frame)],
  ];
}

/**
 * Orders the pages that need the search index first and cars last: as shares are taken from both ends, few
 * workers have to build the index.
 */
function searchFirst(site: Site, paths: readonly ProgramPath[]): ProgramPath[] {
  const listings = new Set(site.listingPages.map(({ path }) => path));
  const order = ({ path }: ProgramPath) => (listings.has(path) ? 0 : path.startsWith('/cars/') ? 2 : 1);
  return paths.toSorted((a, b) => order(a) - order(b));
}

class NotesOfShare {
  readonly files: FileNotes[] = [];
  readonly #digests: ReadDigests;
  readonly #indexes = new Map<string, number>();

  constructor(digests: ReadDigests) {
    this.#digests = digests;
  }

  add(file: string, read: Iterable<string>, rest: Pick<FileNotes, 'digest' | 'content'>): void {
    const reads = Array.from(read, (name) => {
      const index = this.#indexes.get(name) ?? this.#indexes.size;
      this.#indexes.set(name, index);
      return index;
    });
    this.files.push({ file, reads, ...rest });
  }

  reads(): ShareNotes['reads'] {
    return Array.from(this.#indexes.keys(), (read) => [read, this.#digests.ofRead(read)]);
  }
}

interface Rendering {
  readonly program: Program;
  readonly site: Site;
  readonly job: SiteJob;
  readonly memory: PageCache | null;
}

/** Renders single files into the draft, or keeps the live one if nothing it depends on has changed. */
function fileRenderer({ program, site, job, memory }: Rendering) {
  const draft = new DraftFolder(job);
  const digests = new ReadDigests(site);
  const isSameRead = unchangedReads(memory, digests);
  const knownPage = (file: string): CachedFile | null => {
    const known = memory?.basis === job.basis ? memory.files[file] : undefined;
    const isPage = known !== undefined && known.content === undefined;
    return isPage && known.reads.every(isSameRead) ? known : null;
  };
  const page = async (path: ProgramPath, notes: NotesOfShare) => {
    const { file } = path;
    const known = knownPage(file);
    if (known !== null && draft.keep(file, known)) {
      notes.add(
        file,
        known.reads.map((index) => memory?.reads[index]?.[0] ?? ''),
        { digest: null },
      );
      return;
    }
    const reads = new Set<string>();
    const body = await program.render(path, recordedSite(site, reads));
    notes.add(file, reads, { digest: draft.write(file, body) });
  };
  const text = ([file, content]: DataFile, notes: NotesOfShare) => {
    const digest = hash('sha256', content);
    const known = memory?.files[file];
    const isKept = known?.content === digest && draft.keep(file, known);
    if (!isKept) draft.write(file, content);
    notes.add(file, [], { content: digest, digest: isKept ? null : digest });
  };
  return { digests, page, text };
}

/** Whether a read of the last build (by index) has the same value now; each is checked once. */
function unchangedReads(memory: PageCache | null, digests: ReadDigests): (index: number) => boolean {
  const known = new Map<number, boolean>();
  return (index) => {
    const [read = '', digest = ''] = memory?.reads[index] ?? [];
    const isSame = known.get(index) ?? digests.ofRead(read) === digest;
    known.set(index, isSame);
    return isSame;
  };
}
