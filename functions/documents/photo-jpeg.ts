import sharp from 'sharp';
import { maxPixels } from './photo-fit.ts';

/** Google recommends 1500 pixels or more, Meta 1080. */
const maxSide = 1600;

const quality = 82;

/**
 * Converts a photo to an upright JPEG on white, scaled down to at most `maxSide`. Rejects for
 * anything that is not an image.
 */
export async function photoJpeg(photo: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}
