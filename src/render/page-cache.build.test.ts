import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStamp, type PageCache, readPageCache, writePageCache } from './page-cache.build.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the page cache', () => {
  const file = join(folder, 'data/dealer.json');
  const memory: PageCache = {
    basis: 'b',
    reads: [['title Zoë', 'd']],
    files: { 'a.html': { reads: [0], stamp: '1:2', inode: 3 } },
  };

  it('is read back as it was written', () => {
    writePageCache(file, memory);
    expect(readPageCache(file)).toEqual(memory);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -9)],
    ['changed by somebody', (text: string) => text.replace('1:2', '1:3')],
    ['of another version', (text: string) => text.replace('5 ', '6 ')],
    ['empty', () => ''],
    ['no text', () => '\n\0'],
  ])('is not used when the file is %s', (_, spoil) => {
    writePageCache(file, memory);
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(readPageCache(file)).toBeNull();
  });
});

describe('the stamp of a file', () => {
  it('stays the same when the site is restored from an archive', () => {
    const [site, restored] = [join(folder, 'site'), join(folder, 'restored')];
    mkdirSync(site);
    mkdirSync(restored);
    writeFileSync(join(site, 'index.html'), 'a page');
    // As build machines pack their caches: timestamps with full precision.
    execFileSync('tar', ['--format=pax', '-cf', join(folder, 'site.tar'), '-C', site, '.']);
    execFileSync('tar', ['-xf', join(folder, 'site.tar'), '-C', restored]);
    expect(fileStamp(join(restored, 'index.html'))).toBe(fileStamp(join(site, 'index.html')));
  });

  it('changes when the file is overwritten with the same number of bytes', async () => {
    const file = join(folder, 'page.html');
    writeFileSync(file, 'one');
    const before = fileStamp(file);
    const writtenAgain = () => {
      writeFileSync(file, 'two');
      return fileStamp(file);
    };
    await expect.poll(writtenAgain, { interval: 5 }).not.toBe(before);
  });

  it('is null if there is no file', () => {
    expect(fileStamp(join(folder, 'nowhere.html'))).toBeNull();
  });
});
