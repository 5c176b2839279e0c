import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { aSiteInfo, temporaryDist, writeFiles, writeSite } from '../platform/dist.fixture.ts';
import { readPublishedSites, watchPublishedSites } from './published-sites.ts';

describe('the published sites', () => {
  it('are the folders with a site-info.json, by slug', async () => {
    await using dist = await temporaryDist();
    await writeSite(dist.dir, aSiteInfo({ slug: 'pitstop', hosts: [] }));
    await writeSite(dist.dir, aSiteInfo({ slug: 'meridian' }));
    await writeFiles(dist.dir, { 'half-built/index.html': 'x', 'notes.txt': 'x' });
    const { sites, problems } = await readPublishedSites(dist.dir);
    expect(sites.map(({ slug }) => slug)).toEqual(['meridian', 'pitstop']);
    expect(problems).toEqual([]);
  });

  it('are none where nothing was ever built', async () => {
    await using dist = await temporaryDist();
    expect(await readPublishedSites(join(dist.dir, 'missing'))).toEqual({ sites: [], problems: [] });
  });

  it.each([
    ['{"slug":"demo"', /site-info\.json: the file: /],
    [JSON.stringify({ ...aSiteInfo(), vehicles: 'many' }), /site-info\.json: vehicles: /],
    [JSON.stringify(aSiteInfo({ slug: 'other' })), /the slug is "other", the folder "demo"/],
  ])('leave out a folder whose info is %s, and say why', async (text, problem) => {
    await using dist = await temporaryDist();
    await writeFiles(dist.dir, { 'demo/site-info.json': text });
    const { sites, problems } = await readPublishedSites(dist.dir);
    expect(sites).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it('may not share a domain', async () => {
    await using dist = await temporaryDist();
    await writeSite(dist.dir, aSiteInfo({ slug: 'one', hosts: ['a.example', 'a.example'] }));
    await writeSite(dist.dir, aSiteInfo({ slug: 'two', hosts: ['b.example', 'a.example'] }));
    const { problems } = await readPublishedSites(dist.dir);
    expect(problems).toEqual(['a.example is claimed by one and two; the first gets it.']);
  });
});

describe('the watched sites', () => {
  it('are read again when the list is old, and once for all who wait', async () => {
    await using dist = await temporaryDist();
    let nowMs = 0;
    const listSites = watchPublishedSites(dist.dir, () => nowMs, 1000);
    expect(await listSites()).toEqual([]);
    await writeSite(dist.dir, aSiteInfo());
    nowMs = 999;
    expect(await listSites()).toEqual([]);
    nowMs = 1000;
    const [one, other] = await Promise.all([listSites(), listSites()]);
    expect(one.map(({ slug }) => slug)).toEqual(['demo']);
    expect(other).toBe(one);
  });

  it('stay through the moment in which a rebuilt folder takes the place of the old', async () => {
    await using dist = await temporaryDist();
    const root = await writeSite(dist.dir, aSiteInfo());
    const listSites = watchPublishedSites(dist.dir, Date.now, 0);
    expect(await listSites()).toHaveLength(1);
    await rename(root, `${root}-away`);
    const during = listSites();
    await sleep(20);
    await rename(`${root}-away`, root);
    expect(await during).toHaveLength(1);
  });

  it('forget a dealer who is gone', async () => {
    await using dist = await temporaryDist();
    const root = await writeSite(dist.dir, aSiteInfo());
    const listSites = watchPublishedSites(dist.dir, Date.now, 0);
    expect(await listSites()).toHaveLength(1);
    await rm(root, { recursive: true });
    expect(await listSites()).toEqual([]);
  });
});
