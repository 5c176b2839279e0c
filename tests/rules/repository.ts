import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

const binary = /\.(avif|webp|jpg|jpeg|png|gif|ico|woff2|gz|mp4|webm|pdf)$/;

/**
 * Every file of the project, including untracked ones, except those that git ignores. Paths from the root, with
 * slashes.
 */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

export const textFiles = files.filter((file) => !binary.test(file));

/** Hand-written code, without data and documents. */
export const codeFiles = files.filter((file) => /\.(ts|tsx|astro|mjs|js|css)$/.test(file));

const texts = new Map<string, string>();

export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
}

/** `src/vehicle/status/tag.ts` → `vehicle`; files directly in src have none. */
export function subjectOf(file: string): string | null {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
}

export type Kind =
  | 'pure'
  | 'schema'
  | 'build'
  | 'client'
  | 'api'
  | 'store'
  | 'worker'
  | 'island'
  | 'component'
  | 'route'
  | 'other';

/** The kind of a file, from its ending. */
export function kindOf(file: string): Kind {
  const special = /\.(schema|build|client|api|store|worker|island)\.tsx?$/.exec(file)?.[1];
  if (special !== undefined) return special as Kind;
  if (file.startsWith('src/pages/') && file.endsWith('.ts')) return 'route';
  // React hooks, such as `use-draft.ts`, are parts of components.
  if (/\.(astro|tsx)$|\/use-[^/]+\.ts$/.test(file)) return 'component';
  return /\.ts$/.test(file) && !file.endsWith('.d.ts') ? 'pure' : 'other';
}
