import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { BuildJob, BuildResult } from './build-job.ts';
import { buildTenants } from './build-tenants.build.ts';

const fakeWorker = fileURLToPath(new URL('../../../tests/fixtures/sites/fake-worker.ts', import.meta.url));

function aJob(slug: string): BuildJob {
  const now = '2026-11-20T02:00:00.000Z';
  return {
    slug,
    tenantsDir: '',
    dataDir: '',
    reportsDir: '',
    outDir: '',
    feed: null,
    accept: false,
    now,
    threads: 1,
  };
}

async function build(slugs: readonly string[], workers = 1) {
  const seen: string[] = [];
  const watcher = {
    progress: (slug: string, step: string) => seen.push(`${slug} ${step}`),
    done: (result: BuildResult) => seen.push(`${result.slug} ${result.ok ? 'done' : 'failed'}`),
  };
  const results = await buildTenants(slugs.map(aJob), workers, watcher, fakeWorker);
  return { results, seen, states: results.map(({ slug, ok }) => `${slug} ${ok ? 'done' : 'failed'}`) };
}

describe('buildTenants', () => {
  it('returns results in the order of the jobs, whichever finishes first', async () => {
    const { states } = await build(['a', 'b', 'c', 'd'], 2);
    expect(states).toEqual(['a done', 'b done', 'c done', 'd done']);
  });

  it('builds one tenant after the other in the same process', async () => {
    const { results } = await build(['a', 'b', 'c']);
    const processes = new Set(results.map((result) => (result.ok ? result.pages : null)));
    expect(processes.size).toBe(1);
  });

  it('reports progress to the watcher', async () => {
    expect((await build(['a', 'b'])).seen).toEqual(['a pages', 'a done', 'b pages', 'b done']);
  });

  it('fails only the tenant whose process is killed, and continues in a new process', async () => {
    const { results, states } = await build(['a', 'killed', 'b']);
    expect(states).toEqual(['a done', 'killed failed', 'b done']);
    expect(results[1]).toMatchObject({
      problems: ['The build process ended early (SIGKILL); the published site is unchanged.'],
    });
  });

  it('reports the exit code of a crashed process', async () => {
    const { results } = await build(['crashed']);
    expect(results[0]).toMatchObject({ ok: false, problems: [expect.stringContaining('(code 7)')] });
  });

  it('continues when a process exits between two tenants', async () => {
    const { results } = await build(['last', 'last-too', 'b']);
    expect(results).toHaveLength(3);
  });

  it('returns nothing for no tenants', async () => {
    expect((await build([])).results).toEqual([]);
  });
});
