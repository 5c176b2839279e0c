import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownFile } from '../editorial/markdown/markdown-checks.ts';
import { decodeText } from '../tenant/json/text-encoding.ts';
import { tenantFolders } from '../tenant/load/language-edition.build.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import type { PictureLook } from './pictures/picture-checks.build.ts';

/** A dealer's text pages, and the data they are checked against. */
export interface CheckedTexts {
  readonly tenantsDir: string;
  readonly slug: string;
  readonly settings: Settings;
  readonly now: Date;
  readonly look: PictureLook;
}

export interface TextFile extends MarkdownFile {
  /** False if the file is not valid UTF-8: then the build's message is shown. */
  readonly isReadable: boolean;
}

/**
 * The dealer's own text pages and the default ones that it keeps; without empty files and a switched-off
 * blog.
 */
export function textFiles({
  tenantsDir,
  slug,
  settings,
}: Pick<CheckedTexts, 'tenantsDir' | 'slug' | 'settings'>): TextFile[] {
  const isShown = (path: string) => settings.blog.show || !path.startsWith('blog/');
  const files = new Map(
    ['_defaults', ...tenantFolders(tenantsDir, slug)].flatMap((folder) => {
      const content = join(tenantsDir, folder, 'content');
      return markdownBelow(content)
        .filter(isShown)
        .map((path): [string, TextFile] => [
          path,
          { name: `tenants/${folder}/content/${path}`, ...readText(join(content, path)) },
        ]);
    }),
  );
  return [...files.values()].filter(({ text, isReadable }) => !isReadable || text.trim() !== '');
}

function readText(file: string): Pick<TextFile, 'text' | 'isReadable'> {
  const decoded = decodeText(readFileSync(file));
  // A byte order mark and empty lines before the front matter are allowed.
  return { isReadable: decoded.ok, text: decoded.ok ? decoded.text.replace(/^\ufeff?\s*/, '') : '' };
}

function markdownBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();
}
