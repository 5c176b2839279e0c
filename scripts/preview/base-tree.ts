import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MAX_OUTPUT = 64 * 1024 * 1024;

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    maxBuffer: MAX_OUTPUT,
  });
  return stdout.trim();
}

/** The full hash of a commit. Rejects with a sentence if there is none of that name. */
export async function commitOf(root: string, ref: string): Promise<string> {
  // git would interpret it as an option.
  if (ref.startsWith('-')) throw noCommit(ref);
  return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw noCommit(ref);
  });
}

function noCommit(ref: string): Error {
  return new Error(
    `Git does not know "${ref}". Name a branch, a tag or a commit, as in: --base main, --base HEAD~1. "git log --oneline" lists commits.`,
  );
}

export interface Difference {
  /** Changed or new files of the dealer's folder and the defaults. */
  readonly tenant: readonly string[];
  /** Whether anything else in the repository has changed. */
  readonly isCodeOther: boolean;
  /** Files of the dealer's folder with uncommitted changes. */
  readonly uncommitted: readonly string[];
}

/** The difference between the present files and a commit. */
export async function differenceFrom(root: string, commit: string, slug: string): Promise<Difference> {
  const folders = [`tenants/${slug}`, 'tenants/_defaults'];
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const changed = lines(await git(root, 'diff', '--name-only', commit, '--', ...folders));
  const fresh = lines(await git(root, 'ls-files', '--others', '--exclude-standard', '--', ...folders));
  const dirty = lines(await git(root, 'diff', '--name-only', 'HEAD', '--', `tenants/${slug}`));
  const code = await git(
    root,
    'diff',
    '--name-only',
    commit,
    '--',
    'src',
    'public',
    'functions',
    'astro.config.mjs',
  );
  const ownFresh = fresh.filter((file) => file.startsWith(`tenants/${slug}/`));
  return {
    tenant: [...changed, ...fresh],
    isCodeOther: code !== '',
    uncommitted: [...new Set([...dirty, ...ownFresh])],
  };
}

/** Replaces `folder` by the whole tree of a commit, without changing the repository. */
export async function writeTree(root: string, commit: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, '..', `${commit}.tar`);
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}
