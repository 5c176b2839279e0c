import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSiteFiles, readBuiltSite } from '#src/publish/release/built-folder.build.ts';
import { folderTarget } from '#src/publish/release/folder/folder-target.build.ts';
import { readManifest } from '#src/publish/release/manifest.schema.ts';
import { publishOn } from '../fixtures/publish/a-built-site.ts';
import { feedOf, rowsOf } from '../fixtures/sites/small-feed.ts';
import { shareBuilder } from '../fixtures/sites/warm-builder.ts';
import { openWorkshop } from '../fixtures/sites/workshop.ts';

const slug = 'city';
const rows = rowsOf(30);
const [first, ...others] = rows;
const cheaper = [...(first === undefined ? [] : [{ ...first, price: '9990' }]), ...others];

describe('a release in a folder', () => {
  const workshop = openWorkshop();
  const builder = shareBuilder();
  const path = join(workshop.root, 'live');
  const built = join(workshop.distDir, slug);
  const releases: string[] = [];

  beforeAll(async () => {
    workshop.addDealer(slug, feedOf(rows));
    await release(0);
    workshop.writeFeed(slug, feedOf(cheaper));
    await release(1);
    workshop.addDealer(slug, feedOf(cheaper), { 'home.json': { latest: { heading: 'Fresh in' } } });
    await release(2);
  });
  afterAll(() => {
    builder.close();
    workshop.remove();
  });

  async function release(days: number) {
    expect(await builder.build(workshop.job(slug))).toMatchObject({ ok: true });
    const site = readBuiltSite(listSiteFiles(built), join(workshop.root, 'digests.json'));
    const outcome = await folderTarget(path).publish(site, publishOn(days));
    expect(outcome).toMatchObject({ kind: 'published', warnings: [] });
    releases.push(outcome.release.id);
  }

  const filesOf = (id: string) => join(path, 'releases', id, 'files');
  const listOf = (id: string) =>
    readManifest(readFileSync(join(path, 'releases', id, 'manifest.json'), 'utf8'), id).files;

  it('is unchanged after builds of other stock and settings', () => {
    expect(releases).toHaveLength(3);
    for (const id of releases) {
      const hashes = Object.entries(listOf(id)).map(([file, published]) => [file, published.hash]);
      const found = readdirSync(filesOf(id), { recursive: true, encoding: 'utf8' })
        .filter((file) => statSync(join(filesOf(id), file)).isFile())
        .map((file) => [file, hash('sha256', readFileSync(join(filesOf(id), file)))]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(hashes));
    }
  });

  it('shares the disk space of equal files with the build and the previous release', () => {
    const [last = '', before = ''] = releases.toReversed();
    const [files, older] = [listOf(last), listOf(before)];
    const inode = (...parts: string[]) => statSync(join(...parts)).ino;
    const ofBuild = Object.keys(files).filter((file) => files[file]?.goneSince === undefined);
    const isSame = (file: string) => older[file]?.hash === files[file]?.hash;
    expect(ofBuild.filter(isSame).length).toBeGreaterThan(0);
    for (const file of ofBuild)
      expect(inode(filesOf(last), file), file).toBe(
        isSame(file) ? inode(filesOf(before), file) : inode(built, file),
      );
  });
});
