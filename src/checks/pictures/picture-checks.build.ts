import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawSquare, SVG_ICON } from '../../publish/icons/site-icons.build.ts';
import type { Finding } from '../../tenant/mistakes/mistake.ts';
import { nearestWord } from '../../tenant/nearest.ts';
import type { Problem } from '../../tenant/problem.ts';
import { type ImageSettings, imageSource, imageUrl } from '../../ui/photo/image-url.ts';
import { contentFault } from './picture-content.build.ts';

/** What is wrong with an image; the message continues after its place. */
export type PictureFault = Pick<Problem, 'message' | 'nearest' | 'fix' | 'isAdvice'>;

const MAX_BYTES = 500_000;
const MAX_PIXELS = 3000;
const MIN_PIXELS = 300;

/**
 * How pages address a picture: `sized` in the widths of images.json, `named` as it is written. What settings name is
 * shown in different ways, and may be either.
 */
export type PictureAddress = 'sized' | 'named' | 'either';

export type PictureLook = (path: string, address?: PictureAddress) => Promise<PictureFault[]>;

/** Opens the file behind `/picture.avif` in the public folders; for images in several widths, the widest. */
export function pictureLooker(folders: readonly string[], images: ImageSettings): PictureLook {
  const known = new Map<string, Promise<PictureFault[]>>();
  return (path, address = 'either') => {
    const key = `${address} ${path}`;
    const faults = known.get(key) ?? look(path, folders, images, address);
    known.set(key, faults);
    return faults;
  };
}

async function look(
  path: string,
  folders: readonly string[],
  images: ImageSettings,
  address: PictureAddress,
): Promise<PictureFault[]> {
  const fileOf = (name: string) =>
    folders.map((folder) => join(folder, name)).find((candidate) => existsSync(candidate));
  const named = fileOf(path);
  const widest = folders.map((folder) => widestIn(folder, path, images)).find((found) => found !== undefined);
  if (address === 'named' && named === undefined && widest !== undefined) return [onlySized(path, widest)];
  const unsized =
    address === 'sized' ? sizedAddresses(path, images).find((name) => !fileOf(name)) : undefined;
  if (unsized !== undefined && (named ?? widest) !== undefined) return [noSuchSize(path, unsized)];
  const file = named ?? widest;
  if (file === undefined) {
    return [
      {
        message: `names "${path}", and there is no such file.`,
        nearest: likeliest(path, folders),
        fix: `Put it into the dealer's folder as public${path}, or name one that is there (capitals count).`,
      },
    ];
  }
  const wrong = await contentFault(file);
  if (wrong !== null) return [{ ...wrong, message: `names "${path}", which ${wrong.message}` }];
  const { size } = statSync(file);
  const heavy = size > MAX_BYTES ? [tooHeavy(path, size)] : [];
  return path.endsWith('.svg') ? heavy : [...heavy, ...(await sizeFaults(path, file))];
}

/** The addresses of this site under which pages request a picture; none if an image service has them. */
function sizedAddresses(path: string, images: ImageSettings): string[] {
  const { src, srcSet = src } = imageSource(path, 3 / 2, images);
  return srcSet
    .split(', ')
    .map((candidate) => candidate.replace(/ \d+w$/, ''))
    .filter((address) => address.startsWith('/'));
}

function onlySized(path: string, widest: string): PictureFault {
  return {
    message: `names "${path}", which is only there in several widths: a text shows the file that it names.`,
    nearest: JSON.stringify(`${dirname(path).replace(/\/$/, '')}/${basename(widest)}`),
  };
}

function noSuchSize(path: string, missing: string): PictureFault {
  return {
    message: `names "${path}", and pages request it as "${missing}", which is not there.`,
    fix: `Put it into the dealer's folder as public${missing}, or name a picture that is there in all widths of images.json.`,
  };
}

/** Suggests a file for a missing one: the same name elsewhere, or similar spelling. */
function likeliest(path: string, folders: readonly string[]): string | undefined {
  const inside = path.replace(/^\/public\//, '/');
  if (inside !== path && folders.some((folder) => existsSync(join(folder, inside))))
    return JSON.stringify(inside);
  // Settings name an image with several widths without the width.
  const known = folders
    .flatMap((folder) => namesIn(join(folder, dirname(path))))
    .map((name) => name.replace(/-\d{3,4}(?=\.\w+$)/, ''));
  const nearest = nearestWord(basename(path), known);
  return nearest === undefined ? undefined : JSON.stringify(`${dirname(path).replace(/\/$/, '')}/${nearest}`);
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

/** A number that is no real width, used to find where the width stands in a file name. */
const ANY_WIDTH = 987_654_321;

/** "{stem}-{width}.{ext}": the files of an image are named by width. */
function widestIn(folder: string, path: string, images: ImageSettings): string | undefined {
  const named = imageUrl(path, ANY_WIDTH, 1, images);
  const dir = join(folder, dirname(named));
  if (!named.startsWith('/') || !existsSync(dir)) return undefined;
  const [before = '', after = ''] = basename(named).split(String(ANY_WIDTH));
  const widthOf = (name: string) => Number(name.slice(before.length, name.length - after.length));
  const widths = readdirSync(dir)
    .filter((name) => name.startsWith(before) && name.endsWith(after) && widthOf(name) > 0)
    .sort((a, b) => widthOf(b) - widthOf(a));
  return widths[0] === undefined ? undefined : join(dir, widths[0]);
}

function tooHeavy(path: string, size: number): PictureFault {
  return {
    isAdvice: true,
    message: `names "${path}", which weighs ${Math.round(size / 1000)} kB: on a phone that takes seconds.`,
    fix: 'Save it smaller, best as AVIF or WebP.',
  };
}

async function sizeFaults(path: string, file: string): Promise<PictureFault[]> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => null);
  if (picture === null) return [];
  const { width, height } = picture;
  const longest = Math.max(width, height);
  if (longest > MAX_PIXELS) {
    const message = `names "${path}", ${width} by ${height} pixels: no screen shows so many.`;
    return [{ isAdvice: true, message, fix: 'Save it at most 2400 pixels wide.' }];
  }
  if (longest >= MIN_PIXELS) return [];
  const message = `names "${path}", only ${width} by ${height} pixels: it will look coarse.`;
  return [{ isAdvice: true, message, fix: 'Use the picture as it was before somebody made it small.' }];
}

interface Logo {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with a dealer's logo and icon; `folder` is the dealer's public folder. */
export async function brandFindings(folder: string, logo: Logo): Promise<Finding[]> {
  const icon = await iconFindings(join(folder, SVG_ICON));
  const drawing = join(folder, logo.file);
  const drawn = existsSync(drawing) ? drawnRatio(readFileSync(drawing, 'utf8')) : null;
  const given = logo.width / logo.height;
  if (drawn === null || Math.abs(drawn / given - 1) < MAX_DISTORTION) return icon;
  return [
    ...icon,
    {
      subject: 'site',
      path: ['logo', 'width'],
      message: `logo.width is ${logo.width} and logo.height ${logo.height}, but the drawing is ${drawn.toFixed(2)} times as wide as high: the page makes room for another shape.`,
      found: String(logo.width),
      nearest: String(Math.round(logo.height * drawn)),
      isAdvice: true,
    },
  ];
}

const MAX_DISTORTION = 0.05;

/** The other icons are drawn from it. */
async function iconFindings(file: string): Promise<Finding[]> {
  if (!existsSync(file)) return [iconFinding(`the icon of the browser tab is missing: public/${SVG_ICON}.`)];
  try {
    await drawSquare(readFileSync(file), MIN_ICON_PIXELS);
    return [];
  } catch {
    return [iconFinding(`public/${SVG_ICON}, the icon of the browser tab, is no SVG that can be drawn.`)];
  }
}

const MIN_ICON_PIXELS = 16;

function iconFinding(message: string): Finding {
  const fix = "Put a square SVG of that name, with a viewBox, into the dealer's public folder.";
  return { subject: 'site', path: ['logo'], message, fix };
}

/** Width divided by height of an SVG's view box; null without one. */
function drawnRatio(svg: string): number | null {
  const [, width, height] = /viewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
}
