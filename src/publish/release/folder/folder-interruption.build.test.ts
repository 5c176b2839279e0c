import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstBuild, publishOn, secondBuild } from '#tests/fixtures/publish/a-built-site.ts';
import {
  interruptedDisk,
  publishUntilKilled,
  secondFolder,
} from '#tests/fixtures/publish/interrupted-disk.ts';
import {
  expectNextLikeLive,
  expectWhole,
  live,
  path,
  publish,
  publishToNewFolders,
  secondWithOldAsset,
} from '#tests/fixtures/publish/published-folder.ts';
import { folderTarget } from './folder-target.build.ts';

publishToNewFolders();

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
