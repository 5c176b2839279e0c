import sharp, { type Sharp } from 'sharp';

/**
 * More pixels than any dealer's camera has. A small file can claim any dimensions, so decoding
 * needs a limit.
 */
const MAX_PIXELS = 60_000_000;

/**
 * Fits a photo into a frame, in pixels. A photograph is cropped to fill it. A cut-out picture is
 * shown whole on `ground`, a hex colour or `transparent`.
 */
export async function fitPhoto(
  photo: Uint8Array,
  width: number,
  height: number,
  ground: string,
): Promise<Sharp> {
  const picture = sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { hasAlpha } = await picture.metadata();
  return picture.autoOrient().resize(Math.round(width), Math.round(height), {
    fit: hasAlpha ? 'contain' : 'cover',
    background: ground,
  });
}

/** Google recommends 1500 pixels or more, Meta 1080. */
const MAX_SIDE = 1600;

const QUALITY = 82;

/**
 * Converts a photo to an upright JPEG on white, scaled down to at most `MAX_SIDE`. Rejects for
 * anything that is not an image.
 */
export async function photoJpeg(photo: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await sharp(photo, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}
