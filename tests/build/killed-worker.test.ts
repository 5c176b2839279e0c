import type { ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BuildJob } from '../../src/publish/build/build-job.ts';
import { buildTenants } from '../../src/publish/build/build-tenants.build.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { builtFile, openWorkshop } from '../fixtures/sites/workshop.ts';

const { children } = vi.hoisted(() => ({ children: [] as ChildProcess[] }));
vi.mock('node:child_process', async (original) => {
  const real = await original<{ fork: typeof fork }>();
  const remembering = (...args: Parameters<typeof fork>) => {
    const child = real.fork(...args);
    children.push(child);
    return child;
  };
  return { ...real, fork: remembering };
});

describe('a build process that is killed while it renders', () => {
  const workshop = openWorkshop();
  afterAll(workshop.remove);

  function jobOf(slug: string): BuildJob {
    const { tenantsDir, distDir: outDir, root } = workshop;
    const folders = { tenantsDir, outDir, dataDir: join(root, 'data'), reportsDir: join(root, 'reports') };
    return { slug, ...folders, feed: null, accept: false, now: '2026-11-20T02:00:00.000Z', threads: 1 };
  }

  it('fails its own tenant, whose published site stays; the next tenant is built', async () => {
    for (const slug of ['unlucky', 'lucky']) workshop.addDealer(slug, feedOf(rowsOf(3)));
    const quiet = { progress: () => undefined, done: () => undefined };
    const [first] = await buildTenants([jobOf('unlucky')], 1, quiet);
    expect(first).toMatchObject({ ok: true });
    const before = builtFile(workshop, 'unlucky', 'search/used-cars.html');

    workshop.writeFeed('unlucky', feedOf(rowsOf(9)));
    const killer = {
      ...quiet,
      progress: (slug: string, step: string) => {
        if (slug === 'unlucky' && step === 'pages') children.at(-1)?.kill('SIGKILL');
      },
    };
    const results = await buildTenants([jobOf('unlucky'), jobOf('lucky')], 1, killer);
    expect(results).toMatchObject([
      { slug: 'unlucky', ok: false, problems: [expect.stringContaining('(SIGKILL)')] },
      { slug: 'lucky', ok: true, vehicles: 3 },
    ]);
    expect(before).toContain('3 cars');
    expect(builtFile(workshop, 'unlucky', 'search/used-cars.html')).toBe(before);
  });

  it('is built again the next time', async () => {
    const quiet = { progress: () => undefined, done: () => undefined };
    const [again] = await buildTenants([jobOf('unlucky')], 1, quiet);
    expect(again).toMatchObject({ ok: true, vehicles: 9 });
    expect(builtFile(workshop, 'unlucky', 'search/used-cars.html')).toContain('9 cars');
  });
});
