import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { shareImageFacts } from '#src/vehicle/share-image/share-image.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { noisePicture } from '../noise.fixture.ts';
import { drawShareImage } from './draw-share-image.ts';

const settings = demoSettings('harbourline');
const factsOf = (changes: Parameters<typeof aVehicle>[0] = {}) =>
  shareImageFacts(aVehicle(changes), settings);

async function colourAt(jpeg: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

/** The share of pixels in a rectangle that differ in colour from its first pixel. */
async function inkIn(jpeg: Uint8Array, left: number, top: number, width: number, height: number) {
  const pixels = await sharp(jpeg).extract({ left, top, width, height }).greyscale().raw().toBuffer();
  return pixels.filter((pixel) => Math.abs(pixel - (pixels[0] ?? 0)) > 60).length;
}

/** Encoded once: AVIF takes longer than everything else here. */
const redPhoto = sharp({ create: { width: 900, height: 600, channels: 3, background: '#d01010' } })
  .avif()
  .toBuffer();

describe('the share image', () => {
  it('is a JPEG of 1200 × 630, the photo on the right, the dealer’s colour and the name on the left', async () => {
    const jpeg = await drawShareImage(factsOf(), await redPhoto);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [photoRed = 0, photoGreen = 255] = await colourAt(jpeg, 900, 400);
    expect(photoRed).toBeGreaterThan(190);
    expect(photoGreen).toBeLessThan(60);
    const hero =
      settings.theme.colours.hero.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    for (const [index, part] of (await colourAt(jpeg, 10, 300)).entries()) {
      expect(Math.abs(part - (hero[index] ?? 0))).toBeLessThan(6);
    }
    expect(await inkIn(jpeg, 30, 60, 360, 160)).toBeGreaterThan(2000);
    expect(await inkIn(jpeg, 30, 380, 360, 90)).toBeGreaterThan(2000);
  });

  it('has no tag for a car for sale, and SOLD for a sold one', async () => {
    const photo = await redPhoto;
    const tag = [440, 30, 200, 70] as const;
    expect(await inkIn(await drawShareImage(factsOf(), photo), ...tag)).toBe(0);
    expect(await inkIn(await drawShareImage(factsOf({ status: 'sold' }), photo), ...tag)).toBeGreaterThan(
      200,
    );
  });

  it('stays below 200 kB even for a noise photo', async () => {
    const jpeg = await drawShareImage(factsOf(), await noisePicture(1600, 1200));
    expect(jpeg.byteLength).toBeLessThan(200_000);
  });

  it.each([
    ['no photo', null],
    ['a photo that is none', new TextEncoder().encode('<html>Not found</html>')],
  ])('with %s shows the dealer’s background', async (_, photo) => {
    const jpeg = await drawShareImage(factsOf(), photo);
    const wall =
      settings.theme.photo.wall.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    for (const [index, part] of (await colourAt(jpeg, 800, 100)).entries()) {
      expect(Math.abs(part - (wall[index] ?? 0))).toBeLessThan(8);
    }
  });

  it('is drawn for any name, badge and price text, which never overlap the photo', async () => {
    const photo = await redPhoto;
    const words = fc.string({ unit: 'grapheme', maxLength: 90 });
    const odd = fc.oneof(
      words,
      fc.constantFrom(
        '😀'.repeat(30),
        'تويوتا كورولا',
        'W'.repeat(120),
        '<script>alert(1)</script>',
        '" /><x',
        '',
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, odd, odd, async (heading, subheading, price) => {
        const jpeg = await drawShareImage({ ...factsOf(), heading, subheading, price }, photo);
        expect(await inkIn(jpeg, 412, 110, 60, 500)).toBe(0);
      }),
      { numRuns: 12 },
    );
  });
});
