import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceImage } from './difference-image.ts';

function picture(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

async function colourAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('differenceImage', () => {
  it('finds no difference between equal pictures', async () => {
    const same = await picture(10, 10, '#336699');
    expect((await differenceImage(same, same)).share).toBe(0);
  });

  it('ignores invisible differences', async () => {
    expect(
      (await differenceImage(await picture(4, 4, '#808080'), await picture(4, 4, '#8a8a8a'))).share,
    ).toBe(0);
  });

  it('measures the difference and highlights it', async () => {
    const before = await picture(10, 10, '#ffffff');
    const patch = await picture(5, 2, '#000000');
    const after = await sharp(before)
      .composite([{ input: patch, left: 5, top: 8 }])
      .png()
      .toBuffer();
    const { share, picture: shown } = await differenceImage(before, after);
    expect(share).toBeCloseTo(0.1);
    expect(await colourAt(shown, 7, 9)).toEqual([214, 0, 140]);
    expect(await colourAt(shown, 1, 1)).toEqual([255, 255, 255]);
  });

  it('counts the rest of the longer picture as different', async () => {
    const [short, long] = [await picture(10, 10, '#ffffff'), await picture(10, 20, '#ffffff')];
    expect((await differenceImage(short, long)).share).toBeCloseTo(0.5);
    expect((await differenceImage(long, short)).share).toBeCloseTo(0.5);
  });
});
