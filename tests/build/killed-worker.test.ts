import type { ChildProcess, fork } from 'node:child_process';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildTenants } from '../../src/publish/build/build-tenants.build.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
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
  const builder = shareBuilder();
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  it('fails only its own tenant, whose published site stays; the next tenant is built', async () => {
    for (const slug of ['unlucky', 'lucky']) workshop.addDealer(slug, feedOf(rowsOf(3)));
    expect(await builder.build(workshop.job('unlucky'))).toMatchObject({ ok: true });
    const before = builtFile(workshop, 'unlucky', 'search/used-cars.html');

    workshop.writeFeed('unlucky', feedOf(rowsOf(9)));
    const killer = {
      done: () => undefined,
      progress: (slug: string, step: string) => {
        if (slug === 'unlucky' && step === 'pages') children.at(-1)?.kill('SIGKILL');
      },
    };
    const results = await buildTenants([workshop.job('unlucky'), workshop.job('lucky')], 1, killer);
    expect(results).toMatchObject([
      { slug: 'unlucky', ok: false, problems: [expect.stringContaining('(SIGKILL)')] },
      { slug: 'lucky', ok: true, vehicles: 3 },
    ]);
    expect(before).toContain('3 cars');
    expect(builtFile(workshop, 'unlucky', 'search/used-cars.html')).toBe(before);
  });

  it('is built again the next time', async () => {
    expect(await builder.build(workshop.job('unlucky'))).toMatchObject({ ok: true, vehicles: 9 });
    expect(builtFile(workshop, 'unlucky', 'search/used-cars.html')).toContain('9 cars');
  });
});
