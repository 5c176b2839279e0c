import sharp from 'sharp';

/** An image of random noise, the worst case for compression: any photo is smaller. */
export async function noisePicture(width: number, height: number): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
