import sharp from 'sharp';
import { pixelsMost } from './photo-fit.ts';

/** Google asks for 1500 pixels or more where there are so many; Meta for 1080. */
const sideMost = 1600;

const quality = 82;

/** A photo as JPEG, upright and on white, as large as it is but no larger than networks want; rejects what is no picture. */
export async function photoJpeg(photo: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await sharp(photo, { limitInputPixels: pixelsMost, failOn: 'error' })
    .autoOrient()
    .resize(sideMost, sideMost, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(jpeg);
}
