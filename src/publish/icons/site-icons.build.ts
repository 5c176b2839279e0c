import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '../../tenant/load/load-tenant.build.ts';
import { icoFile } from './ico-file.ts';

/** The dealer's own drawing, from which the others are made. */
export const svgIcon = 'favicon.svg';
/** Browsers, feed readers and crawlers ask for these two without being told of them. */
export const icoIcon = 'favicon.ico';
export const touchIcon = 'apple-touch-icon.png';

/** A file that takes time to draw: whoever has it from the same source need not draw it again. */
export interface DrawnFile {
  readonly file: string;
  /** A digest of everything that the drawing depends on. */
  readonly source: string;
  readonly draw: () => Promise<Buffer>;
}

const icoSizes = [16, 32, 48];
const touchSize = 180;
/** Phones cut the corners off, and leave the rest as it is: the icon stands within. */
const touchIconSize = 140;

/**
 * The icons that are made of the dealer's `favicon.svg`; of its logo where there is no such file, or none that can be
 * drawn. `npm run check` says so: a wrong icon must not keep new stock from being published. `code` is a digest of the
 * code that draws, the libraries' versions among it.
 */
export function siteIcons({ dir, settings }: Pick<Tenant, 'dir' | 'settings'>, code: string): DrawnFile[] {
  const background = settings.theme.colours.header;
  const drawings = [svgIcon, settings.site.logo.file]
    .map((file) => join(dir, 'public', file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path));
  const digests = drawings.map((svg) => hash('sha256', svg));
  const source = hash('sha256', JSON.stringify([code, background, ...digests]));
  return [
    { file: icoIcon, source, draw: () => drawIco(drawings) },
    { file: touchIcon, source, draw: () => drawTouchIcon(drawings, background) },
  ];
}

async function drawIco(drawings: readonly Buffer[]): Promise<Buffer> {
  const pictures = icoSizes.map(async (size) => ({ size, png: await drawFirst(drawings, size) }));
  return icoFile(await Promise.all(pictures));
}

/** Without transparency, which iOS shows black. */
async function drawTouchIcon(drawings: readonly Buffer[], background: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const icon = await drawFirst(drawings, touchIconSize);
  const create = { width: touchSize, height: touchSize, channels: 3, background } as const;
  return sharp({ create })
    .composite([{ input: icon }])
    .removeAlpha()
    .png(pngOptions)
    .toBuffer();
}

const pngOptions = { compressionLevel: 9 };
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The first that can be drawn; an empty square where none can. */
async function drawFirst([svg, ...others]: readonly Buffer[], size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  if (svg === undefined) {
    const create = { width: size, height: size, channels: 4, background: transparent } as const;
    return sharp({ create }).png(pngOptions).toBuffer();
  }
  return drawSquare(svg, size).catch(() => drawFirst(others, size));
}

/** A drawing in the middle of a transparent square of so many pixels, as PNG. Rejects what is no drawing. */
export async function drawSquare(svg: Buffer, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(svg).metadata();
  // Drawn at its final size: a picture that is enlarged afterwards is blurred.
  const density = Math.min(MOST_DENSITY, Math.max(1, (NATURAL_DENSITY * size) / Math.max(width, height)));
  const picture = sharp(svg, { density }).resize(size, size, { fit: 'contain', background: transparent });
  return picture.png(pngOptions).toBuffer();
}

/** Dots per inch at which a drawing has its own size; and the most that sharp takes. */
const NATURAL_DENSITY = 72;
const MOST_DENSITY = 100_000;

/** Only by builds that draw: most do not. */
async function loadSharp() {
  return (await import('sharp')).default;
}
