import sharp from 'sharp';

/** Difference of a colour channel (of 255) that is ignored: fonts and images are never drawn exactly alike. */
const TOLERANCE = 24;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** Share of differing pixels, from 0 to 1. */
  readonly share: number;
  /** The second picture, faded, with differing pixels in magenta; PNG. */
  readonly picture: Buffer;
}

/** Compares two screenshots pixel by pixel; if one is longer, all of its rest counts as different. */
export async function differenceImage(before: Buffer, after: Buffer): Promise<Difference> {
  const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(was.width, is.width);
  const height = Math.max(was.height, is.height);
  const { pixels, differing } = compare(was, is, width, height);
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { share: differing / (width * height), picture };
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function compare(was: Pixels, is: Pixels, width: number, height: number) {
  // Starts as all magenta; equal pixels are painted over.
  const pixels = Buffer.alloc(width * height * 3, Buffer.from([214, 0, 140]));
  const sharedWidth = Math.min(was.width, is.width);
  let same = 0;
  for (let y = 0; y < Math.min(was.height, is.height); y += 1) {
    for (let x = 0; x < sharedWidth; x += 1) {
      const at = (y * is.width + x) * 3;
      if (!isNear(was.data, (y * was.width + x) * 3, is.data, at)) continue;
      same += 1;
      const place = (y * width + x) * 3;
      pixels.fill(faint(is.data, at), place, place + 3);
    }
  }
  return { pixels, differing: width * height - same };
}

function isNear(a: Uint8Array, at: number, b: Uint8Array, bt: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((a[at + channel] ?? 0) - (b[bt + channel] ?? 0)) > TOLERANCE) return false;
  return true;
}

/** Light grey, so that differences stand out. */
function faint(data: Uint8Array, at: number): number {
  const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  return Math.round(255 - (255 - light) * 0.25);
}
