import sharp, { type Sharp } from 'sharp';

/** More pixels than any camera of a dealer has; a small file can claim as many as it likes. */
export const pixelsMost = 60_000_000;

/**
 * A photo in a frame, in pixels: a photograph fills it; a picture cut out of its ground, as the drawn ones are,
 * is shown whole on the ground: a hex colour, or `transparent`.
 */
export async function fitPhoto(
  photo: Uint8Array,
  width: number,
  height: number,
  ground: string,
): Promise<Sharp> {
  const picture = sharp(photo, { limitInputPixels: pixelsMost, failOn: 'error' });
  const { hasAlpha } = await picture.metadata();
  return picture.autoOrient().resize(Math.round(width), Math.round(height), {
    fit: hasAlpha ? 'contain' : 'cover',
    background: ground,
  });
}
