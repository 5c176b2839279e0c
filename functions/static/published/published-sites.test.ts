import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aSiteInfo, temporaryDist, writeFiles, writeSite } from '../../platform/dist.fixture.ts';
import { readPublishedSites, watchPublishedSites } from './published-sites.ts';

describe('the published sites', () => {
  it('are the folders with a site-info.json, by slug', async () => {
    await using dist = await temporaryDist();
    await writeSite(dist.dir, aSiteInfo({ slug: 'pitstop', hosts: [] }));
    await writeSite(dist.dir, aSiteInfo({ slug: 'meridian' }));
    await writeFiles(dist.dir, { 'half-built/index.html': 'x', 'notes.txt': 'x' });
    const meridian = JSON.stringify(aSiteInfo({ slug: 'meridian' }));
    await writeFiles(dist.dir, {
      '.meridian.old/site-info.json': meridian,
      '.meridian.draft-7/site-info.json': meridian,
    });
    const { sites, problems } = await readPublishedSites(dist.dir);
    expect(sites.map(({ slug }) => slug)).toEqual(['meridian', 'pitstop']);
    expect(problems).toEqual([]);
  });

  it('are empty if nothing was ever built', async () => {
    await using dist = await temporaryDist();
    expect(await readPublishedSites(join(dist.dir, 'missing'))).toEqual({ sites: [], problems: [] });
  });

  it.each([
    ['{"slug":"demo"', /site-info\.json: the file: /],
    [JSON.stringify({ ...aSiteInfo(), vehicles: 'many' }), /site-info\.json: vehicles: /],
    [JSON.stringify(aSiteInfo({ slug: 'other' })), /the slug is "other", the folder "demo"/],
  ])('exclude a folder whose info is %s, and report why', async (text, problem) => {
    await using dist = await temporaryDist();
    await writeFiles(dist.dir, { 'demo/site-info.json': text });
    const { sites, problems } = await readPublishedSites(dist.dir);
    expect(sites).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });

  it('must not share a domain', async () => {
    await using dist = await temporaryDist();
    await writeSite(dist.dir, aSiteInfo({ slug: 'one', hosts: ['a.example', 'a.example'] }));
    await writeSite(dist.dir, aSiteInfo({ slug: 'two', hosts: ['b.example', 'a.example'] }));
    const { problems } = await readPublishedSites(dist.dir);
    expect(problems).toEqual(['a.example is claimed by one and two; the first gets it.']);
  });
});

describe('the watched sites', () => {
  async function watched() {
    const dist = await temporaryDist();
    let nowMs = 0;
    const listSites = watchPublishedSites(dist.dir, () => nowMs);
    const slugsAt = async (ms: number) => {
      nowMs = ms;
      return (await listSites()).map(({ slug }) => slug);
    };
    return { dir: dist.dir, slugsAt, [Symbol.asyncDispose]: dist[Symbol.asyncDispose] };
  }

  it('are read again if the list is a second old', async () => {
    await using sites = await watched();
    expect(await sites.slugsAt(0)).toEqual([]);
    await writeSite(sites.dir, aSiteInfo({ slug: 'pitstop' }));
    await writeSite(sites.dir, aSiteInfo());
    expect(await sites.slugsAt(999)).toEqual([]);
    expect(await sites.slugsAt(1000)).toEqual(['demo', 'pitstop']);
  });

  it('show the changes of a rebuild', async () => {
    await using dist = await temporaryDist();
    let nowMs = 0;
    const listSites = watchPublishedSites(dist.dir, () => nowMs);
    await writeSite(dist.dir, aSiteInfo({ vehicles: 1 }));
    expect(await listSites()).toMatchObject([{ vehicles: 1 }]);
    await writeSite(dist.dir, aSiteInfo({ vehicles: 2 }));
    nowMs = 1000;
    expect(await listSites()).toMatchObject([{ vehicles: 2 }]);
  });

  it('stay available while a rebuilt folder replaces the old one', async () => {
    await using sites = await watched();
    const root = await writeSite(sites.dir, aSiteInfo());
    expect(await sites.slugsAt(0)).toEqual(['demo']);
    await rename(root, `${root}-away`);
    expect(await sites.slugsAt(4000)).toEqual(['demo']);
    await rename(`${root}-away`, root);
    expect(await sites.slugsAt(5000)).toEqual(['demo']);
    await rename(root, `${root}-away`);
    expect(await sites.slugsAt(9999)).toEqual(['demo']);
  });

  it('exclude a removed dealer', async () => {
    await using sites = await watched();
    const root = await writeSite(sites.dir, aSiteInfo());
    expect(await sites.slugsAt(0)).toEqual(['demo']);
    await rm(root, { recursive: true });
    expect(await sites.slugsAt(5000)).toEqual([]);
  });
});
