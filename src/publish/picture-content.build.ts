import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Problem } from '../tenant/problem.ts';

type ContentFault = Pick<Problem, 'message' | 'fix' | 'isAdvice'>;

const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  heif: ['.avif'],
  svg: ['.svg'],
};

const pictureName = /\.(?:svg|avif|webp|png|jpe?g|gif|ico|heic|heif|tiff?|bmp|psd|pdf)$/i;

/** What is wrong with what stands in a file that has a picture's name; null for nothing. It goes on from its name. */
export async function contentFault(file: string): Promise<ContentFault | null> {
  const bytes = readFileSync(file);
  const start = bytes.subarray(0, 2000).toString('utf8').trimStart();
  const ending = extname(file).toLowerCase();
  if (bytes.length === 0) return { message: 'which is an empty file.', fix: 'Save the picture again.' };
  if (/^(?:<!doctype html|<html)/i.test(start))
    return {
      message: 'which is no picture but a web page: the address that it was saved from showed an error.',
      fix: 'Save the picture itself, and look at the file before you use it.',
    };
  if (ending === '.svg' && /<svg\b/i.test(bytes.toString('utf8'))) return null;
  // What browsers show as icons cannot be read here.
  if (ending === '.ico') return null;
  const read = await sharp(file)
    .metadata()
    .catch(() => null);
  if (read === null) {
    const isText = !bytes.subarray(0, 2000).includes(0) && !start.includes('\ufffd');
    const found = isText
      ? `a text that begins with "${start.slice(0, 30).split('\n')[0]}"`
      : 'something else';
    const message = `which is no picture that a browser shows, but ${found}.`;
    return { message, fix: 'Save the picture again, as JPEG, PNG, WebP, AVIF or SVG.' };
  }
  const { format } = read;
  if (endings[format]?.includes(ending) === true) return null;
  const fitting = endings[format]?.[0];
  if (fitting === undefined)
    return {
      message: `a ${format} file, which browsers do not show.`,
      fix: 'Save it as JPEG, WebP or AVIF.',
    };
  return {
    message: `which is a ${fitting.slice(1)} file by what stands in it.`,
    fix: `Let its name end in ${fitting}.`,
  };
}

/** What is wrong with the files that a dealer publishes as they are, besides those that were looked at already. */
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
    return fault === null ? [] : about(`the file has the name of a picture, ${fault.message}`, fault.fix);
  });
  return (await Promise.all(found)).flat();
}
