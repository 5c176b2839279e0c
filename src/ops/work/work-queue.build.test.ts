import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BuildClaim, BuildQueue } from '../queue/build-queue.ts';
import type { BuildOutcome } from '../queue/build-record.schema.ts';
import { memoryOf } from './process-memory.build.ts';
import { openTenantProcess } from './tenant-process.build.ts';
import { workThroughQueue } from './work-queue.build.ts';

const program = fileURLToPath(
  new URL('../../../tests/fixtures/sites/fake-tenant-process.ts', import.meta.url),
);

/** A queue that gives out these claims; `isOurs` says whether a lease can be renewed. */
function aQueue(
  claims: readonly BuildClaim[],
  isOurs: (claim: BuildClaim, step: string) => boolean = () => true,
) {
  const waiting = [...claims];
  const ended: [string, BuildOutcome][] = [];
  let wake = () => {};
  const queue: BuildQueue = {
    take: async () => waiting.shift() ?? null,
    renew: async (claim, step) => isOurs(claim, step),
    finish: async ({ tenant }, outcome) => {
      ended.push([tenant, outcome]);
      wake();
      return true;
    },
  };
  const allEnded = (count: number) =>
    new Promise<void>((resolve) => {
      wake = () => {
        if (ended.length >= count) resolve();
      };
      wake();
    });
  return { queue, ended, allEnded, add: (more: BuildClaim) => void waiting.push(more) };
}

const claim = (tenant: string, isLarge = false): BuildClaim => ({ tenant, token: 1, isLarge });

interface WorkTest {
  readonly workers?: number;
  readonly shareMegabytes?: number;
  readonly renewMs?: number;
  readonly buildMs?: number;
}

function start(
  queue: BuildQueue,
  { workers = 1, shareMegabytes = 1000, renewMs = 1000, buildMs = 60_000 }: WorkTest = {},
) {
  const outDir = mkdtempSync(join(tmpdir(), 'work-'));
  const opened: number[] = [];
  const work = workThroughQueue({
    queue,
    worker: 'w',
    memory: { workers, shareMegabytes, totalMegabytes: shareMegabytes * workers },
    times: { lookMs: 20, renewMs, watchMs: 20, buildMs },
    memoryOf,
    openProcess: (heap) => {
      opened.push(heap);
      return openTenantProcess(program, heap);
    },
    jobOf: (slug) => ({
      slug,
      tenantsDir: '',
      dataDir: '',
      reportsDir: '',
      outDir,
      feed: null,
      accept: false,
      now: '2026-11-20T02:00:00.000Z',
    }),
    reportError: (error) => {
      throw error;
    },
  });
  const close = async () => {
    await work.stop();
    rmSync(outDir, { recursive: true, force: true });
  };
  const notes = () => readFileSync(join(outDir, 'notes.txt'), 'utf8').trim().split('\n');
  return { opened, notes, work, [Symbol.asyncDispose]: close };
}

describe('working through the queue', () => {
  it('reuses its processes', async () => {
    const { queue, ended, allEnded } = aQueue(Array.from({ length: 30 }, (_, index) => claim(`a${index}`)));
    await using work = start(queue, { workers: 2 });
    await allEnded(30);
    expect(ended.every(([, outcome]) => outcome.kind === 'done')).toBe(true);
    expect(work.opened).toHaveLength(2);
  });

  it('gives a tenant to the process that built it last, if that is free', async () => {
    const { queue, ended, allEnded, add } = aQueue([claim('a'), claim('b')]);
    await using work = start(queue, { workers: 2 });
    await allEnded(2);
    for (let count = 3; count <= 14; count += 1) {
      add(claim(['a', 'b', 'b'][count % 3] ?? ''));
      await allEnded(count);
    }
    // The fake process reports its process id as the number of vehicles.
    const built = ended.map(
      ([tenant, outcome]) => `${tenant} ${outcome.kind === 'done' && outcome.vehicles}`,
    );
    expect(new Set(built).size).toBe(2);
    expect(work.opened).toHaveLength(2);
  });

  it('gives a build a second process when nothing else is built and memory suffices', async () => {
    const pagesOf = async (claims: readonly BuildClaim[], shareMegabytes: number) => {
      const { queue, ended, allEnded } = aQueue(claims);
      await using _work = start(queue, { workers: 2, shareMegabytes });
      await allEnded(1);
      return ended.map(([, outcome]) => outcome.kind === 'done' && outcome.pages);
    };
    expect(await pagesOf([claim('a')], 2000)).toEqual([2]);
    expect(await pagesOf([claim('a')], 1900)).toEqual([1]);
    expect(await pagesOf([claim('stuck'), claim('b')], 2000)).toEqual([1]);
  });

  it('continues in a new process when one is killed, and reports that build as lost', async () => {
    const { queue, ended, allEnded } = aQueue([claim('killed'), claim('b')]);
    await using work = start(queue);
    await allEnded(2);
    expect(ended.map(([tenant, { kind }]) => `${tenant} ${kind}`)).toEqual(['killed lost', 'b done']);
    expect(work.opened).toHaveLength(2);
  });

  it('stops a build at once, without publishing, when its lease is lost', async () => {
    const { queue, ended, allEnded } = aQueue(
      [claim('a'), claim('b')],
      ({ tenant }, step) => tenant === 'b' || step === 'begins',
    );
    await using work = start(queue);
    await allEnded(2);
    expect(ended.map(([tenant, { kind }]) => `${tenant} ${kind}`)).toContain('b done');
    expect(work.notes().map((note) => note.replace(/\d+$/, 'pid'))).not.toContain('a live pid');
  });

  it('does not stop the next build when it learns late that the previous lease was lost', async () => {
    const { queue, ended, allEnded } = aQueue([claim('a'), claim('b')]);
    let tell = () => {};
    const lateReply = new Promise<boolean>((resolve) => {
      tell = () => resolve(false);
    });
    let renewalsOfPages = 0;
    const renew: BuildQueue['renew'] = async ({ tenant }, step) => {
      if (step !== 'pages') return true;
      if (tenant === 'b') tell();
      else renewalsOfPages += 1;
      return tenant === 'a' && renewalsOfPages === 1 ? lateReply : true;
    };
    await using work = start({ ...queue, renew });
    await allEnded(2);
    expect(ended.map(([tenant, { kind }]) => `${tenant} ${kind}`)).toEqual(['a done', 'b done']);
    expect(work.opened).toHaveLength(1);
  });

  it('confirms the lease before it publishes', async () => {
    const asked: string[] = [];
    const { queue, allEnded } = aQueue([claim('silent'), claim('b')], ({ tenant }) => {
      asked.push(tenant);
      return tenant === 'b' || asked.length === 1;
    });
    await using work = start(queue, { renewMs: 60_000 });
    await allEnded(2);
    expect(work.notes().filter((note) => / live /.test(note))).toEqual([expect.stringMatching(/^b live/)]);
  });

  it('kills a build far over its memory share, and builds that tenant alone the next time', async () => {
    const { queue, ended, allEnded } = aQueue([claim('large'), claim('b'), claim('c', true)]);
    await using work = start(queue, { workers: 2, shareMegabytes: 150 });
    await allEnded(3);
    const outcomes = Object.fromEntries(ended);
    expect(outcomes['large']).toEqual({
      kind: 'outgrown',
      sentences: ['It needed far more than its share of the memory, 150 MB, and is built again alone.'],
    });
    expect(outcomes['c']?.kind).toBe('done');
    // A process of its own, whose heap may use all the memory.
    expect(work.opened).toContain(210);
    const notes = work.notes();
    const begins = notes.findIndex((note) => note.startsWith('c begins'));
    expect(notes[begins + 1]).toMatch(/^c live/);
  });

  it('stops a build that exceeds its time limit', async () => {
    const { queue, ended, allEnded } = aQueue([claim('stuck')]);
    await using _ = start(queue, { buildMs: 100 });
    await allEnded(1);
    expect(ended[0]?.[1]).toMatchObject({ kind: 'failed' });
  });

  it('returns running builds to the queue when it is stopped', async () => {
    const { queue, ended } = aQueue([claim('stuck')]);
    const work = start(queue);
    await expect.poll(() => work.opened.length).toBe(1);
    await work[Symbol.asyncDispose]();
    expect(ended).toEqual([['stuck', { kind: 'stopped' }]]);
  });
});
