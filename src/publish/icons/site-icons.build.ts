import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from '../../tenant/language-edition.ts';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import { icoFile } from './ico-file.ts';

/** The dealer's own icon, from which the other icons are drawn. */
export const SVG_ICON = 'favicon.svg';
/** Browsers, feed readers and crawlers request the following two files by convention, without a link. */
export const ICO_ICON = 'favicon.ico';
export const TOUCH_ICON = 'apple-touch-icon.png';

/** A file that is slow to draw: it is reused while its source is unchanged. */
export interface DrawnFile {
  readonly file: string;
  /** A digest of everything that the drawing depends on. */
  readonly source: string;
  readonly draw: () => Promise<Buffer>;
}

const icoSizes = [16, 32, 48];
const TOUCH_SIZE = 180;
/** iOS and Android cut off the corners: the icon leaves a margin. */
const TOUCH_ICON_SIZE = 140;

/**
 * The icons drawn from the dealer's `favicon.svg`, or from its logo if that file is missing or cannot be
 * drawn. `npm run check` reports it; a bad icon must not stop new stock from being published. `code` is a
 * digest of the drawing code and its libraries.
 */
export function siteIcons(tenant: Pick<Tenant, 'dir' | 'dealerDir' | 'settings'>, code: string): DrawnFile[] {
  const { settings } = tenant;
  const folders = foldersOf(tenant).toReversed();
  const background = settings.theme.colours.header;
  const drawings = [SVG_ICON, settings.site.logo.file]
    .flatMap((file) => folders.map((dir) => join(dir, 'public', file)))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path));
  const digests = drawings.map((svg) => hash('sha256', svg));
  const source = hash('sha256', JSON.stringify([code, background, ...digests]));
  return [
    { file: ICO_ICON, source, draw: () => drawIco(drawings) },
    { file: TOUCH_ICON, source, draw: () => drawTouchIcon(drawings, background) },
  ];
}

async function drawIco(drawings: readonly Buffer[]): Promise<Buffer> {
  const pictures = icoSizes.map(async (size) => ({ size, png: await drawFirst(drawings, size) }));
  return icoFile(await Promise.all(pictures));
}

/** Opaque, because iOS shows transparency as black. */
async function drawTouchIcon(drawings: readonly Buffer[], background: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const icon = await drawFirst(drawings, TOUCH_ICON_SIZE);
  const create = { width: TOUCH_SIZE, height: TOUCH_SIZE, channels: 3, background } as const;
  return sharp({ create })
    .composite([{ input: icon }])
    .removeAlpha()
    .png(pngOptions)
    .toBuffer();
}

const pngOptions = { compressionLevel: 9 };
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The first source that can be drawn; an empty square if none can. */
async function drawFirst([svg, ...others]: readonly Buffer[], size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  if (svg === undefined) {
    const create = { width: size, height: size, channels: 4, background: transparent } as const;
    return sharp({ create }).png(pngOptions).toBuffer();
  }
  return drawSquare(svg, size).catch(() => drawFirst(others, size));
}

/**
 * Draws an image in the middle of a transparent square of this many pixels, as PNG. Rejects if it is no
 * image.
 */
export async function drawSquare(svg: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(svg).metadata();
  // Drawn at its final size, because enlarging a bitmap blurs it.
  const density = Math.min(MAX_DENSITY, Math.max(1, (NATURAL_DENSITY * size) / Math.max(width, height)));
  const picture = sharp(svg, { density }).resize(size, size, { fit: 'contain', background: transparent });
  return picture.png(pngOptions).toBuffer();
}

/** The DPI at which an SVG has its own size, and the highest that sharp accepts. */
const NATURAL_DENSITY = 72;
const MAX_DENSITY = 100_000;

/** Loaded on demand: most builds draw nothing. */
async function loadSharp() {
  return (await import('sharp')).default;
}
