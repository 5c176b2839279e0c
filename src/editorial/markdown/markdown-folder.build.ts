import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { decodeText } from '../../tenant/json/text-encoding.ts';
import { foldersOf } from '../../tenant/language-edition.ts';
import type { OriginalLanguage } from '../../tenant/load/original-language.ts';
import { ADDRESS_WORD } from './front-matter.ts';
import type { PictureSizes } from './picture-sizes.ts';

/** The parts of a dealer that are needed to read its texts: the folder, and placeholder values. */
export interface TextsOfDealer {
  readonly tenant: {
    readonly dir: string;
    readonly dealerDir?: string;
    readonly original?: OriginalLanguage;
  };
  readonly words: () => Record<string, string>;
  /** Only pages that are rendered need them. */
  readonly pictures?: PictureSizes;
}

/**
 * Paths of the Markdown files of a folder in `content/` by name without extension; the dealer's own files
 * override those of `_defaults`. Throws if a file name is not a valid URL segment.
 */
export function markdownFolder({ tenant }: TextsOfDealer, folder: string): Map<string, string> {
  const folders = [join(tenant.dir, '../_defaults'), ...foldersOf(tenant)];
  return new Map(folders.flatMap((dir) => markdownFiles(join(dir, 'content', folder))));
}

/** Reads a text; throws with the file name if it is not UTF-8. */
export function readText(file: string): string {
  const decoded = decodeText(readFileSync(file));
  if (!decoded.ok) throw new Error(`${file}  ${decoded.reason}`);
  return decoded.text;
}

/** The language of a text. */
export interface TextLanguage {
  /** Undefined for the language of the site. */
  readonly lang: string | undefined;
  /** Placeholder values. */
  readonly words: Record<string, string>;
}

/** The language of a file: a language edition shows what it has not translated in that of its dealer. */
export function languageOfText(file: string, { tenant, words }: TextsOfDealer): TextLanguage {
  const { dir, original } = tenant;
  return original === undefined || file.startsWith(dir + sep)
    ? { lang: undefined, words: words() }
    : { lang: original.locale, words: { ...words(), ...original.words } };
}

/** Names of the subfolders of a folder in `content/`. */
export function foldersWithin({ tenant }: TextsOfDealer, folder: string): string[] {
  const names = foldersOf(tenant)
    .map((dir) => join(dir, 'content', folder))
    .filter((below) => existsSync(below))
    .flatMap((below) => readdirSync(below, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [...new Set(names)].sort();
}

/** Files that look like texts but have another extension, and so would be ignored silently. */
export function strayTexts(content: string): string[] {
  if (!existsSync(content)) return [];
  return readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:md|markdown|txt|docx?|rtf|html?)$/i.test(path) && !path.endsWith('.md'))
    .sort();
}

/** Path of a folder in `content/`, for error messages. */
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
  if (new RegExp(`^${ADDRESS_WORD}$`).test(name)) return name;
  throw new Error(
    `${file}  the file name becomes the address: lower-case words joined by hyphens, such as "about-us.md".`,
  );
}
