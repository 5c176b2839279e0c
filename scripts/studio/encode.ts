/** Writes pictures at every width the sites use. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export type Picture = { data: Buffer; width: number; height: number };

/** Smaller files are seen at full density on phones, so they can bear a lower quality setting than the eye fears. */
export async function writeAvif(
  p: Picture,
  widths: readonly number[],
  name: (width: number) => string,
  quality: number,
  opaque = false,
  effort = 4,
): Promise<number> {
  let bytes = 0;
  for (const w of widths) {
    const file = name(w);
    mkdirSync(dirname(file), { recursive: true });
    let img = sharp(p.data, { raw: { width: p.width, height: p.height, channels: 4 } });
    if (w !== p.width) img = img.resize({ width: w, kernel: 'lanczos3' });
    if (opaque) img = img.removeAlpha();
    const info = await img.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toFile(file);
    bytes += info.size;
  }
  return bytes;
}
