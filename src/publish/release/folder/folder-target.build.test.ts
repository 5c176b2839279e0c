import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  aBuiltFolder,
  aBuiltSite,
  firstBuild,
  publishOn,
  secondBuild,
} from '#tests/fixtures/publish/a-built-site.ts';
import {
  contentsOf,
  expectNextLikeLive,
  expectWhole,
  firstWithNewAsset,
  hidden,
  inodeOf,
  live,
  path,
  publish,
  publishToNewFolders,
  releases,
  secondWithOldAsset,
} from '#tests/fixtures/publish/published-folder.ts';
import { folderDisk } from './folder-disk.build.ts';
import { folderTarget } from './folder-target.build.ts';

publishToNewFolders();

describe('publishing to a folder', () => {
  it('makes the whole site available behind "current"', async () => {
    const { kind, changed } = await publish(firstBuild, 0);
    expect(kind).toBe('published');
    expect(live()).toEqual(firstBuild);
    expect(changed.at(-1)).toMatch(/\.html$/);
  });

  it('writes only changed files and hard-links all others', async () => {
    await publish(firstBuild, 0);
    const before = inodeOf('current/cars/corolla.html');
    const { changed, removed, bytes } = await publish(secondBuild, 1);
    expect(changed).toEqual(['_astro/site.cccc.css', 'cars/ranger.html', 'index.html']);
    expect(removed).toEqual(['cars/hilux.html']);
    expect(bytes).toBe('style c'.length + 'ranger'.length + 'home 2'.length);
    expect(inodeOf('current/cars/corolla.html')).toBe(before);
    expect(live()).toEqual(secondWithOldAsset);
  });

  it('trusts the manifest stored beside the live files, not the cached one', async () => {
    const { release } = await publish(firstBuild, 0);
    const list = join(path, 'releases', release.id, 'manifest.json');
    writeFileSync(list, 'damaged');
    await expect(publish(secondBuild, 1)).rejects.toThrow("is no list of a release's files");
    expect(live()).toEqual(firstBuild);
  });

  it('hard-links the files of the build and makes them read-only', async () => {
    const site = aBuiltFolder(join(path, 'built'), firstBuild);
    await folderTarget(path).publish(site, publishOn(0));
    expect(live()).toEqual(firstBuild);
    for (const file of Object.keys(firstBuild)) {
      expect(inodeOf(`current/${file}`)).toBe(inodeOf(`built/${file}`));
      expect(statSync(join(path, 'current', file)).mode & 0o222).toBe(0);
    }
  });

  it('is not changed by later builds', async () => {
    await folderTarget(path).publish(aBuiltFolder(join(path, 'built'), firstBuild), publishOn(0));
    aBuiltFolder(join(path, 'built'), secondBuild);
    expect(live()).toEqual(firstBuild);
  });

  it('copies files that cannot be hard-linked: on another disk, or owned by another user', async () => {
    for (const code of ['EXDEV', 'EPERM', 'EMLINK']) {
      const link = () => {
        throw Object.assign(new Error('link'), { code });
      };
      const target = folderTarget(path, { disk: { ...folderDisk, link } });
      const home = `home of ${code}`;
      const site = aBuiltFolder(join(path, 'built'), { ...firstBuild, 'index.html': home });
      const { kind } = await target.publish(site, publishOn(0));
      expect(kind).toBe('published');
      expect(live()).toEqual({ ...firstBuild, 'index.html': home });
      expect(inodeOf('current/index.html')).not.toBe(inodeOf('built/index.html'));
    }
  });

  it('refuses a build folder that was replaced meanwhile', async () => {
    await publish(firstBuild, 0);
    const site = aBuiltFolder(join(path, 'built'), secondBuild);
    for (const other of [{ ...secondBuild, 'cars/ranger.html': 'Ranger' }, { 'index.html': 'home 2' }]) {
      aBuiltFolder(join(path, 'built'), other);
      await expect(folderTarget(path).publish(site, publishOn(1))).rejects.toThrow(
        'has changed while it was published',
      );
      expect(live()).toEqual(firstBuild);
      expect(releases()).toHaveLength(1);
    }
  });

  it('does nothing if nothing has changed', async () => {
    const { release } = await publish(firstBuild, 0);
    const outcome = await publish(firstBuild, 1);
    expect(outcome).toMatchObject({ kind: 'unchanged', release: { id: release.id } });
    expect(releases()).toEqual([release.id]);
  });

  it('reports a dry run and changes nothing', async () => {
    const outcome = await publish(firstBuild, 0, { isDryRun: true });
    expect(outcome).toMatchObject({ kind: 'planned', removed: [] });
    expect(outcome.changed).toHaveLength(6);
    expect(readdirSync(path)).toEqual([]);
  });

  it('keeps an old asset for the configured days, through every release, and no longer', async () => {
    await publish(firstBuild, 0);
    await publish(secondBuild, 1);
    await publish({ ...secondBuild, 'index.html': 'home 3' }, 30.9);
    expect(live()).toHaveProperty(['_astro/site.aaaa.css']);
    await publish({ ...secondBuild, 'index.html': 'home 4' }, 31);
    expect(live()).not.toHaveProperty(['_astro/site.aaaa.css']);
  });

  it('publishes when only an expired asset has to go', async () => {
    await publish(firstBuild, 0);
    await publish(secondBuild, 1);
    expect(await publish(secondBuild, 40)).toMatchObject({ kind: 'published', changed: [] });
    expect(live()).toEqual(secondBuild);
  });

  it('keeps the configured number of releases', async () => {
    const ids: string[] = [];
    for (const days of [0, 1, 2, 3, 4])
      ids.push((await publish({ ...firstBuild, 'index.html': `home ${days}` }, days)).release.id);
    expect(releases()).toEqual(ids.slice(-3));
  });

  it('prepares a folder for the next release that is identical to the live site', async () => {
    for (const days of [0, 1, 2, 3, 4, 5]) {
      const build = days % 2 === 0 ? firstBuild : secondBuild;
      const gone = { [`${days}/of-this-day.html`]: 'gone tomorrow' };
      await publish({ ...build, ...gone }, days);
      expect(hidden()).toHaveLength(1);
      expectNextLikeLive();
      expectWhole();
    }
    expect(readdirSync(join(path, 'current')).filter((name) => /^\d/.test(name))).toEqual(['5']);
  });

  it('starts from that folder: unchanged files are not linked again', async () => {
    await publish(firstBuild, 0);
    const linked: string[] = [];
    let isLive = false;
    const disk = {
      ...folderDisk,
      link: (existing: string, file: string) => {
        if (!isLive) linked.push(file.slice(file.indexOf('files/') + 'files/'.length));
        folderDisk.link(existing, file);
      },
      symlink: (target: string, file: string) => {
        isLive = true;
        folderDisk.symlink(target, file);
      },
    };
    const site = aBuiltFolder(join(path, 'built'), secondBuild);
    const { changed } = await folderTarget(path, { disk }).publish(site, publishOn(1));
    expect(linked.sort()).toEqual([...changed].sort());
    expect(live()).toEqual(secondWithOldAsset);
  });

  it('leaves the live site alone when the build changes during publishing', async () => {
    await publish(firstBuild, 0);
    const site = aBuiltSite(secondBuild);
    const read = (file: string) => {
      if (file === 'index.html') throw new Error('index.html has changed');
      return site.read(file);
    };
    await expect(folderTarget(path).publish({ ...site, read }, publishOn(1))).rejects.toThrow('has changed');
    expect(live()).toEqual(firstBuild);
    expect(releases()).toHaveLength(1);
  });

  it('is not live before `deploy` has succeeded', async () => {
    await publish(firstBuild, 0);
    const taken: Record<string, string>[] = [];
    const deploy = async (folder: string) => {
      taken.push(contentsOf(folder));
      throw new Error('The host is away.');
    };
    const target = folderTarget(path, { deploy });
    await expect(target.publish(aBuiltSite(secondBuild), publishOn(1))).rejects.toThrow('The host is away.');
    expect(taken).toEqual([secondWithOldAsset]);
    expect(live()).toEqual(firstBuild);
  });
});

describe('rolling back', () => {
  it('goes to the previous release, and from there to the one before', async () => {
    await publish(firstBuild, 0);
    const second = await publish(secondBuild, 1);
    const third = await publish({ ...secondBuild, 'index.html': 'home 3' }, 2);
    const target = folderTarget(path);
    expect(await target.rollBack(null, new Date('2026-11-20T00:00:00Z'))).toEqual({
      from: third.release.id,
      to: second.release.id,
    });
    expect(live()).toEqual(secondWithOldAsset);
    await target.rollBack(null, new Date('2026-11-20T00:00:00Z'));
    expect(live()).toEqual(firstWithNewAsset);
    await expect(target.rollBack(null, new Date('2026-11-20T00:00:00Z'))).rejects.toThrow(
      'the release before is not there any more',
    );
    expect(live()).toEqual(firstWithNewAsset);
  });

  it('skips a release that was rolled back', async () => {
    const first = await publish(firstBuild, 0);
    await publish({ ...firstBuild, 'index.html': 'broken' }, 1);
    await folderTarget(path).rollBack(null, new Date('2026-11-20T00:00:00Z'));
    await publish({ ...firstBuild, 'index.html': 'mended' }, 2);
    expect(await folderTarget(path).rollBack(null, new Date('2026-11-20T00:00:00Z'))).toMatchObject({
      to: first.release.id,
    });
  });

  it('goes to a release by its id, and lists the existing ids for an unknown one', async () => {
    const first = await publish(firstBuild, 0);
    await publish(secondBuild, 1);
    await publish({ ...secondBuild, 'index.html': 'home 3' }, 2);
    await expect(
      folderTarget(path).rollBack('20200101T000000000Z-00000000', new Date('2026-11-20T00:00:00Z')),
    ).rejects.toThrow(first.release.id);
    await folderTarget(path).rollBack(first.release.id, new Date('2026-11-20T00:00:00Z'));
    expect(live()).toEqual(firstWithNewAsset);
    expectWhole();
    await publish({ ...firstBuild, 'index.html': 'home 4' }, 60);
    expect(live()).toEqual({ ...firstBuild, 'index.html': 'home 4' });
    expectNextLikeLive();
  });

  it('can be undone: the later release is complete', async () => {
    await publish(firstBuild, 0);
    await publish(secondBuild, 1);
    const third = await publish({ ...firstBuild, 'index.html': 'home 3' }, 2);
    for (const id of [null, third.release.id])
      await folderTarget(path).rollBack(id, new Date('2026-11-20T00:00:00Z'));
    await publish({ ...secondBuild, 'index.html': 'home 4' }, 3);
    expectWhole();
    expectNextLikeLive();
  });
});
