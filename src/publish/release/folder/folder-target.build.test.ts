import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aBuiltFolder,
  aBuiltSite,
  firstBuild,
  publishOn,
  secondBuild,
} from '#tests/fixtures/publish/a-built-site.ts';
import {
  interruptedDisk,
  publishUntilKilled,
  secondFolder,
} from '#tests/fixtures/publish/interrupted-disk.ts';
import { readManifest } from '../manifest.schema.ts';
import { folderDisk } from './folder-disk.build.ts';
import { folderTarget } from './folder-target.build.ts';

let path: string;
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(path, { recursive: true, force: true }));

const publish = (build: Readonly<Record<string, string>>, days: number, differs = {}) =>
  folderTarget(path).publish(aBuiltSite(build), publishOn(days, differs));

/** All files below a folder with their contents. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

const live = () => contentsOf(join(path, 'current'));
const inReleases = () => readdirSync(join(path, 'releases')).sort();
const releases = () => inReleases().filter((name) => !name.startsWith('.'));
const hidden = () => inReleases().filter((name) => name.startsWith('.'));
const inodeOf = (file: string) => statSync(join(path, file)).ino;

/** The live site has every file of its manifest with the published content. */
function expectWhole() {
  const id = readlinkSync(join(path, 'current')).split('/')[1] ?? '';
  const { files } = readManifest(readFileSync(join(path, 'releases', id, 'manifest.json'), 'utf8'), id);
  const found = Object.entries(live()).map(([file, text]) => [file, hash('sha256', text)]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(files).map(([file, published]) => [file, published.hash])),
  );
}

/** Besides the releases there is at most the prepared folder for the next one, identical to the live site. */
function expectNextLikeLive() {
  const [next, ...more] = hidden();
  expect(more).toEqual([]);
  if (next === undefined) return;
  expect(next).toBe(`.next-${readlinkSync(join(path, 'current')).split('/')[1]}`);
  const ready = join(path, 'releases', next);
  expect(readdirSync(ready)).toEqual(['files']);
  expect(contentsOf(join(ready, 'files'))).toEqual(live());
  for (const file of Object.keys(live()))
    expect(inodeOf(`releases/${next}/files/${file}`)).toBe(inodeOf(`current/${file}`));
}

/** After a rollback: pages of the second build may still be open. */
const firstWithNewAsset = { ...firstBuild, '_astro/site.cccc.css': 'style c' };
const secondWithOldAsset = { ...secondBuild, '_astro/site.aaaa.css': 'style a' };

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

  it('refuses a folder whose "current" it did not create', async () => {
    mkdirSync(join(path, 'current'));
    await expect(publish(firstBuild, 0)).rejects.toThrow('is not a link of ours');
  });

  it('refuses while another process publishes there, and takes over the lock of a killed one', async () => {
    mkdirSync(join(path, 'releases'));
    const lock = join(path, '.publishing');
    writeFileSync(lock, `${process.ppid}\n${hostname()}`);
    await expect(publish(firstBuild, 0)).rejects.toThrow(`Process ${process.ppid} on`);
    writeFileSync(lock, '1\nelsewhere');
    await expect(publish(firstBuild, 0)).rejects.toThrow('Process 1 on elsewhere');
    // Larger than any process id on Linux.
    writeFileSync(lock, `999999999\n${hostname()}`);
    expect(await publish(firstBuild, 0)).toMatchObject({ kind: 'published' });
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over a lock left empty by a full disk, and cleans up after killed processes', async () => {
    writeFileSync(join(path, '.publishing'), '');
    writeFileSync(join(path, '.publishing.999999999'), '');
    expect(await publish(firstBuild, 0)).toMatchObject({ kind: 'published' });
    expect(readdirSync(path).sort()).toEqual(['current', 'releases']);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says that the disk is full when there is not even room for its lock',
    async () => {
      symlinkSync('/dev/full', join(path, `.publishing.${process.pid}`));
      await expect(publish(firstBuild, 0)).rejects.toThrow(
        `The disk of ${path} is full. What is live has not changed`,
      );
      expect(readdirSync(path)).toEqual(['releases']);
    },
  );

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

/** The second release with these options deletes the first. */
async function publishTwoReleases() {
  await publish({ ...firstBuild, 'index.html': 'home 0' }, -1);
  await publish(firstBuild, 0);
}

/** Number of disk changes in the second release. */
async function countSteps(): Promise<number> {
  let steps = 0;
  const disk = interruptedDisk(
    0,
    () => {},
    () => {
      steps += 1;
    },
  );
  await folderTarget(path, { disk }).publish(secondFolder(path), publishOn(1, { keep: 1 }));
  return steps;
}

describe('an interruption', () => {
  beforeEach(publishTwoReleases);

  it('at any disk change leaves a complete site live, and the next release succeeds', async () => {
    const fixture = pathToFileURL(
      join(import.meta.dirname, '../../../../tests/fixtures/publish/interrupted-disk.ts'),
    ).href;
    const program = `import(${JSON.stringify(fixture)}).then((it) => it.${publishUntilKilled.name}(process.argv[1], Number(process.argv[2])))`;
    let isDone = false;
    let wasNew = 0;
    for (let step = 1; !isDone; step += 1) {
      const { signal, status, stderr } = spawnSync(process.execPath, ['-e', program, path, String(step)]);
      isDone = signal !== 'SIGKILL';
      if (isDone) expect([status, String(stderr)]).toEqual([0, '']);
      expectWhole();
      expect([firstBuild, secondWithOldAsset]).toContainEqual(live());
      if (live()['index.html'] === 'home 2') wasNew += 1;
      await publish(secondBuild, 2);
      expectWhole();
      expect(live()).toEqual(secondWithOldAsset);
      expectNextLikeLive();
      rmSync(path, { recursive: true });
      await publishTwoReleases();
    }
    expect(wasNew).toBeGreaterThan(1);
  });

  it('by a full disk at any change leaves a complete site live and is reported', async () => {
    const steps = await countSteps();
    expect(steps).toBeGreaterThan(15);
    for (let step = 1; step <= steps; step += 1) {
      rmSync(path, { recursive: true });
      await publishTwoReleases();
      const disk = interruptedDisk(step, () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
      const attempt = await folderTarget(path, { disk })
        .publish(secondFolder(path), publishOn(1, { keep: 1 }))
        .catch((error: unknown) => String(error));
      expectWhole();
      const isOld = typeof attempt === 'string';
      if (isOld) expect(attempt).toContain(`The disk of ${path} is full`);
      expect(live()).toEqual(isOld ? firstBuild : secondWithOldAsset);
      await publish(secondBuild, 2);
      expect(live()).toEqual(secondWithOldAsset);
    }
  });
});
