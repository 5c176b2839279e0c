import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Problem } from '../../tenant/problem.ts';

type ContentFault = Pick<Problem, 'message' | 'fix' | 'isAdvice'>;

interface ShownFormat {
  readonly called: string;
  /** File endings of the format, the usual one first. */
  readonly endings: readonly [string, ...string[]];
}

const shownFormats: Readonly<Record<string, ShownFormat>> = {
  jpeg: { called: 'a JPEG', endings: ['.jpg', '.jpeg'] },
  png: { called: 'a PNG', endings: ['.png'] },
  webp: { called: 'a WebP', endings: ['.webp'] },
  gif: { called: 'a GIF', endings: ['.gif'] },
  avif: { called: 'an AVIF', endings: ['.avif'] },
  svg: { called: 'an SVG', endings: ['.svg'] },
};

/** PDFs are documents and not checked. */
const pictureName = /\.(?:svg|avif|webp|png|jpe?g|gif|ico|heic|heif|tiff?|bmp|psd)$/i;

/** What is wrong with the content of an image file; null if nothing. The message continues "the file …". */
export async function contentFault(file: string): Promise<ContentFault | null> {
  const bytes = readFileSync(file);
  const start = bytes.subarray(0, 2000).toString('utf8').trimStart();
  const ending = extname(file).toLowerCase();
  if (bytes.length === 0) return { message: 'is an empty file.', fix: 'Save the picture again.' };
  if (/^(?:<!doctype html|<html)/i.test(start))
    return {
      message: 'is a web page, not a picture: the address that it was saved from showed an error.',
      fix: 'Save the picture itself, and look at the file before you use it.',
    };
  if (ending === '.svg' && /<svg\b/i.test(bytes.toString('utf8'))) return null;
  // sharp cannot read .ico files.
  if (ending === '.ico') return null;
  const read = await sharp(file)
    .metadata()
    .catch(() => null);
  if (read === null) {
    const message = `is ${kindOf(bytes, start)}, not a picture.`;
    return { message, fix: 'Save the picture again, as JPEG, PNG, WebP, AVIF or SVG.' };
  }
  const format = formatOf(read);
  const shown = shownFormats[format];
  if (shown === undefined)
    return {
      message: `is a ${format.toUpperCase()} file, which browsers do not show.`,
      fix: 'Save it as JPEG, WebP or AVIF.',
    };
  if (shown.endings.includes(ending)) return null;
  return {
    message: `is in fact ${shown.called} file.`,
    fix: `Let its name end in ${shown.endings[0]}.`,
  };
}

function kindOf(bytes: Buffer, start: string): string {
  if (start.startsWith('%PDF-')) return 'a PDF';
  const isText = !bytes.subarray(0, 2000).includes(0) && !start.includes('\ufffd');
  return isText
    ? `a text that begins with "${start.slice(0, 30).split('\n')[0]}"`
    : 'another kind of file, or damaged';
}

/**
 * AVIF and HEIC (which phones save and browsers cannot show) share a container format and differ in
 * compression.
 */
function formatOf({ format, compression }: Pick<Metadata, 'format' | 'compression'>): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/** What is wrong with a dealer's public files, except those already checked. */
export async function publicFileProblems(
  folder: string,
  name: string,
  seen: ReadonlySet<string>,
): Promise<Problem[]> {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const found = paths.sort().map(async (path): Promise<Problem[]> => {
    const about = (message: string, fix?: string): Problem[] => [
      { kind: 'file', file: `${name}/${path}`, line: 1, column: 1, key: '', message, fix },
    ];
    if (/\s/.test(basename(path))) {
      const fix = `Name it ${JSON.stringify(basename(path).toLowerCase().replace(/\s+/g, '-'))}, and so where it is named.`;
      return about('the name has a space, which an address cannot have.', fix);
    }
    if (!pictureName.test(path) || seen.has(`/${path}`)) return [];
    const fault = await contentFault(join(folder, path));
    return fault === null ? [] : about(`the file is named like a picture, but ${fault.message}`, fault.fix);
  });
  return (await Promise.all(found)).flat();
}
