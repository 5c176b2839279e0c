import sharp, { type Sharp } from 'sharp';

/**
 * More pixels than any dealer's camera has. A small file can claim any dimensions, so decoding
 * needs a limit.
 */
export const maxPixels = 60_000_000;

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
  const picture = sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' });
  const { hasAlpha } = await picture.metadata();
  return picture.autoOrient().resize(Math.round(width), Math.round(height), {
    fit: hasAlpha ? 'contain' : 'cover',
    background: ground,
  });
}
