import { availableParallelism } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { Tinypool } from 'tinypool';
import type { SiteSources } from '../site/opening/open-site.build.ts';
import {
  type FileNotes,
  openShares,
  type RenderShare,
  type ShareNotes,
  type SiteJob,
} from './site-shares.build.ts';

/** Small enough that all workers finish at about the same time and progress is updated every second. */
const SHARES = 96;

interface SiteRendering {
  readonly job: SiteJob;
  /** Settings and stock, if this process has loaded them. */
  readonly sources: SiteSources;
  /** Number of worker threads; 1: this thread renders everything itself. */
  readonly threads: number;
  readonly onProgress: (done: number, total: number) => void;
}

/** The result of rendering: the files, and what the pages read. */
export interface SiteNotes {
  readonly files: ReadonlyMap<string, Omit<FileNotes, 'reads'> & { readonly reads: readonly string[] }>;
  /** What pages read, with the digest of the answer. */
  readonly reads: ReadonlyMap<string, string>;
}

/**
 * Fills the draft with the pages of a site and the files generated with them. Rejects with the error of the
 * first failing page, after all workers have stopped writing.
 */
export async function renderSite({ job, sources, threads, onProgress }: SiteRendering): Promise<SiteNotes> {
  const render = threads > 1 ? pooled(job, threads) : await openShares(job, sources);
  const parts = Array.from({ length: SHARES }, (_, part) => part);
  const notes: ShareNotes[] = [];
  let done = 0;
  let failure: unknown = null;
  const lane = async (next: () => number | undefined) => {
    for (let part = next(); part !== undefined && failure === null; part = next()) {
      try {
        const note = await render({ part, of: SHARES });
        notes.push(note);
        done += note.done;
        onProgress(done, note.total);
      } catch (error) {
        failure ??= error;
      }
    }
  };
  // Half of the workers take shares from the front, half from the back, so that few need the search index
  // (`searchFirst`).
  const lanes = Array.from({ length: threads }, (_, at) =>
    lane(() => (at % 2 === 0 ? parts.shift() : parts.pop())),
  );
  await Promise.all(lanes);
  if (failure !== null) throw failure;
  return merged(notes);
}

function merged(shares: readonly ShareNotes[]): SiteNotes {
  const reads = new Map(shares.flatMap((share) => share.reads));
  const files = shares.flatMap((share) =>
    share.files.map((file) => {
      const named = file.reads.flatMap((index) => share.reads[index]?.[0] ?? []);
      return [file.file, { ...file, reads: named }] as const;
    }),
  );
  return { files: new Map(files), reads };
}

let pool: Tinypool | null = null;

/** Idle worker threads end after a minute, which frees their memory. */
const IDLE_MS = 60_000;

function pooled(job: SiteJob, threads: number): RenderShare {
  pool ??= new Tinypool({
    runtime: 'worker_threads',
    filename: new URL('render-worker.build.ts', import.meta.url).href,
    name: 'renderShareOf',
    minThreads: 0,
    maxThreads: Math.max(threads, availableParallelism()),
    idleTimeout: IDLE_MS,
    isolateWorkers: false,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.round(getHeapStatistics().heap_size_limit / 1_048_576),
      // The same limit as for processes: see process-flags.ts.
      maxYoungGenerationSizeMb: 192,
    },
  });
  const { run } = pool;
  return (share) => run.call(pool, { job, share });
}
