/** Writes pictures at every width the sites use. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

export type Encoding = { quality: Readonly<Record<number, number>>; effort: number; opaque?: boolean };

export async function writeAvif(
  data: Buffer,
  size: { width: number; height: number },
  widths: readonly number[],
  name: (width: number) => string,
  e: Encoding,
): Promise<number> {
  let bytes = 0;
  for (const w of widths) {
    const file = name(w);
    mkdirSync(dirname(file), { recursive: true });
    let img = sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } });
    if (w !== size.width) img = img.resize({ width: w, kernel: 'lanczos3' });
    if (e.opaque) img = img.removeAlpha();
    const info = await img
      .avif({ quality: e.quality[w] ?? 40, effort: e.effort, chromaSubsampling: '4:2:0' })
      .toFile(file);
    bytes += info.size;
  }
  return bytes;
}
