import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressWord } from './address-word.ts';

/** What of a dealer the readers of texts need: where they lie, and what stands for {dealer} and the like. */
export interface TextsOfDealer {
  readonly tenant: { readonly dir: string };
  readonly words: () => Record<string, string>;
}

/**
 * The Markdown files right in a folder below `content/`, the dealer's own before those of `_defaults`, by name
 * without its ending. Throws with the file's name where that is no address.
 */
export function markdownFolder({ tenant }: TextsOfDealer, folder: string): Map<string, string> {
  const folders = [join(tenant.dir, '../_defaults/content', folder), join(tenant.dir, 'content', folder)];
  return new Map(folders.flatMap(markdownFiles));
}

/** The folders below one of `content/`, without their files. */
export function foldersWithin({ tenant }: TextsOfDealer, folder: string): string[] {
  const below = join(tenant.dir, 'content', folder);
  if (!existsSync(below)) return [];
  return readdirSync(below, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** As a mistake names it. */
export function folderPath({ tenant }: TextsOfDealer, folder: string): string {
  return join(tenant.dir, 'content', folder);
}

function markdownFiles(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => [checkedName(name.slice(0, -3), join(folder, name)), join(folder, name)]);
}

function checkedName(name: string, file: string): string {
  if (new RegExp(`^${addressWord}$`).test(name)) return name;
  throw new Error(
    `${file}  the file name becomes the address: lower-case words joined by hyphens, such as "about-us.md".`,
  );
}
