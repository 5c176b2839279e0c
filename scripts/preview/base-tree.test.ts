import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitOf, differenceFrom, writeTree } from './base-tree.ts';

const root = mkdtempSync(join(tmpdir(), 'base-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  git('init', '-q');
  write('tenants/star/site.json', '1');
  write('tenants/other/site.json', '1');
  write('tenants/_defaults/site.json', '1');
  write('src/page.ts', '1');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('tag', 'first');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('commitOf', () => {
  it('finds a commit by any of its names', async () => {
    expect(await commitOf(root, 'first')).toBe(git('rev-parse', 'HEAD'));
  });

  it.each(['nowhere', '--upload-pack=x', ''])(
    'says that git does not know %j, and what to give instead',
    async (ref) => {
      await expect(commitOf(root, ref)).rejects.toThrow(`Git does not know "${ref}". Name a branch`);
    },
  );
});

describe('differenceFrom', () => {
  it('is empty for unchanged files', async () => {
    const same = { tenant: [], isCodeOther: false, uncommitted: [] };
    expect(await differenceFrom(root, await commitOf(root, 'first'), 'star')).toEqual(same);
  });

  it('names changed and new files of the dealer and the defaults, but not of other dealers', async () => {
    write('tenants/star/site.json', '2');
    git('commit', '-qam', 'second');
    write('tenants/star/content/new.md', 'x');
    write('tenants/other/site.json', '2');
    write('tenants/_defaults/site.json', '2');
    expect(await differenceFrom(root, await commitOf(root, 'first'), 'star')).toEqual({
      tenant: ['tenants/_defaults/site.json', 'tenants/star/site.json', 'tenants/star/content/new.md'],
      isCodeOther: false,
      uncommitted: ['tenants/star/content/new.md'],
    });
  });

  it("says whether the platform's code has changed", async () => {
    write('src/page.ts', '2');
    const { isCodeOther } = await differenceFrom(root, await commitOf(root, 'first'), 'star');
    expect(isCodeOther).toBe(true);
  });
});

describe('writeTree', () => {
  it('replaces the folder by the files of a commit, and leaves the repository unchanged', async () => {
    const folder = join(root, '.data/preview/base');
    const before = git('status', '--porcelain', '--', 'tenants', 'src');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'old.txt'), 'old');
    await writeTree(root, await commitOf(root, 'first'), folder);
    expect(readFileSync(join(folder, 'tenants/star/site.json'), 'utf8')).toBe('1');
    expect(() => readFileSync(join(folder, 'old.txt'))).toThrow();
    expect(git('status', '--porcelain', '--', 'tenants', 'src')).toBe(before);
  });
});
