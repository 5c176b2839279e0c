import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownFile } from '../editorial/markdown-checks.ts';
import { decodeText } from '../tenant/json/text-encoding.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import type { PictureFault } from './pictures/picture-checks.build.ts';

/** A dealer's pages of text, and what they are checked against. */
export interface CheckedTexts {
  readonly tenantsDir: string;
  readonly slug: string;
  readonly settings: Settings;
  readonly now: Date;
  readonly look: (path: string) => Promise<PictureFault[]>;
}

export interface TextFile extends MarkdownFile {
  /** False where it is not saved as texts are: what a build says of it is told. */
  readonly isReadable: boolean;
}

/** The dealer's own texts and the default ones that it leaves as they are; empty files are none, nor is a blog that is off. */
export function textFiles({ tenantsDir, slug, settings }: Omit<CheckedTexts, 'look'>): TextFile[] {
  const isShown = (path: string) => settings.blog.show || !path.startsWith('blog/');
  const files = new Map(
    ['_defaults', slug].flatMap((folder) => {
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
  // A byte order mark and empty lines before the top are no mistake.
  return { isReadable: decoded.ok, text: decoded.ok ? decoded.text.replace(/^\ufeff?\s*/, '') : '' };
}

function markdownBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();
}
