import { hash } from 'node:crypto';
import { publishedAround } from '../finance/page/finance-around.ts';
import { publishedCars } from '../publish/published/published-data.ts';
import { type ReadyFile, readyFiles } from '../publish/site-files/ready-files.build.ts';
import type { BuildEnvironment } from '../site/build-environment.build.ts';
import type { Site, SiteSources } from '../site/site.build.ts';
import { frameFile } from '../site/site-frame.schema.ts';
import { publishedFrame } from '../site/site-frame.ts';
import { snapshotPath } from '../stock/snapshot.build.ts';
import { DraftFolder } from './draft-folder.build.ts';
import { fileStamp, type PageMemory, type RememberedFile, readPageMemory } from './page-memory.build.ts';
import { openProgram, type Program, type ProgramPath } from './program/open-program.build.ts';
import { ReadDigests } from './read-digests.build.ts';
import { recordedSite } from './recorded-site.build.ts';

/** The site to render, as plain data: workers receive it as a message. */
export interface SiteJob {
  /** Different for each build. */
  readonly id: string;
  /** The folder of the compiled program. */
  readonly program: string;
  readonly environment: BuildEnvironment;
  readonly draft: string;
  readonly live: string;
  /** Where the last build has left its page memory. */
  readonly memory: string;
  /** A digest of what all pages depend on; pages of a build with another one are not kept. */
  readonly basis: string;
  /** The snapshot of the stock, as it lay on the disk. */
  readonly stockStamp: string | null;
  /** Files of the dealer's own, which take the place of ours. */
  readonly own: readonly string[];
}

/** One of `of` equal parts of a site's files. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** What a build learns of the files of a share. */
export interface ShareNotes {
  /** Number of pages of the whole site, and of this share. */
  readonly total: number;
  readonly done: number;
  readonly files: readonly FileNotes[];
  /** Each thing that the share's pages read, with the digest of the answer. */
  readonly reads: readonly (readonly [read: string, digest: string])[];
}

export interface FileNotes {
  readonly file: string;
  /** Indexes of `ShareNotes.reads`. */
  readonly reads: readonly number[];
  /** Of a file that is not a page: the digest of its content. */
  readonly content?: string;
  /** SHA-256 of a file that was made; null of one that was kept. */
  readonly digest: string | null;
}

export type RenderShare = (share: Share) => Promise<ShareNotes>;

/** Opens a dealer's site for rendering; without `sources`, settings and stock are read from the disk. */
export async function openShares(job: SiteJob, sources?: SiteSources): Promise<RenderShare> {
  const { environment } = job;
  const program = await openProgram(job.program);
  const site = await program.site(environment, sources);
  const { dataDir, slug } = environment;
  if (sources === undefined && fileStamp(snapshotPath(dataDir, slug)) !== job.stockStamp)
    throw new Error('Another process has imported a feed in the meantime. Build the dealer again.');
  const memory = readPageMemory(job.memory);
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
      ...(part === 0 ? readyFiles(site) : []),
      ...(part === of - 1 ? filesForFunctions(site, program) : []),
    ];
    for (const text of texts) if (!own.has(text[0])) render.text(text, notes);
    return { total: paths.length, done: slice.length, files: notes.files, reads: notes.reads() };
  };
}

/** What the functions read of a published site: its cars, and the frame of their pages. */
function filesForFunctions(site: Site, { digest }: Program): ReadyFile[] {
  const frame = publishedFrame(site, { program: digest, finance: publishedAround(site) });
  return [
    ...publishedCars({ vehicles: site.pageVehicles, similarTo: site.similarTo }),
    [frameFile, JSON.stringify(frame)],
  ];
}

/**
 * Pages that need the search index come first, cars last: with shares taken from both ends, few workers have to make
 * the index.
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
  readonly memory: PageMemory | null;
}

/** Puts single files into the draft: the live site's where nothing has changed that it depends on. */
function fileRenderer({ program, site, job, memory }: Rendering) {
  const draft = new DraftFolder(job);
  const digests = new ReadDigests(site);
  const isSameRead = unchangedReads(memory, digests);
  const knownPage = (file: string): RememberedFile | null => {
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
  const text = ([file, content]: ReadyFile, notes: NotesOfShare) => {
    const digest = hash('sha256', content);
    const known = memory?.files[file];
    const isKept = known?.content === digest && draft.keep(file, known);
    if (!isKept) draft.write(file, content);
    notes.add(file, [], { content: digest, digest: isKept ? null : digest });
  };
  return { digests, page, text };
}

/** Whether the answer to a read of the last build, by its index, is the same today; each is looked at once. */
function unchangedReads(memory: PageMemory | null, digests: ReadDigests): (index: number) => boolean {
  const known = new Map<number, boolean>();
  return (index) => {
    const [read = '', digest = ''] = memory?.reads[index] ?? [];
    const isSame = known.get(index) ?? digests.ofRead(read) === digest;
    known.set(index, isSame);
    return isSame;
  };
}
