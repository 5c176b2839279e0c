import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStamp } from './page-memory.build.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('how a file lies on the disk', () => {
  it('is the same where the site was brought back from an archive', () => {
    const [site, restored] = [join(folder, 'site'), join(folder, 'restored')];
    mkdirSync(site);
    mkdirSync(restored);
    writeFileSync(join(site, 'index.html'), 'a page');
    // As caches of build machines pack it: times with all their digits.
    execFileSync('tar', ['--format=pax', '-cf', join(folder, 'site.tar'), '-C', site, '.']);
    execFileSync('tar', ['-xf', join(folder, 'site.tar'), '-C', restored]);
    expect(fileStamp(join(restored, 'index.html'))).toBe(fileStamp(join(site, 'index.html')));
  });

  it('is another when somebody has written as many other bytes', async () => {
    const file = join(folder, 'page.html');
    writeFileSync(file, 'one');
    const before = fileStamp(file);
    const writtenAgain = () => {
      writeFileSync(file, 'two');
      return fileStamp(file);
    };
    await expect.poll(writtenAgain, { interval: 5 }).not.toBe(before);
  });

  it('is nothing where there is no file', () => {
    expect(fileStamp(join(folder, 'nowhere.html'))).toBeNull();
  });
});
