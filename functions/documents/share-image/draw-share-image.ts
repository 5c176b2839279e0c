import sharp from 'sharp';
import { type ShareImageFacts, shareImageSize } from '#src/vehicle/share-image/share-image.ts';
import { dealerFonts, openFont } from '../fonts/dealer-fonts.ts';
import { fitPhoto } from '../photo-pixels.ts';
import { PANEL_WIDTH, panelSvg } from './panel-svg.ts';

/** Networks reject or shrink larger files, and shoppers pay for the traffic. */
const MAX_BYTES = 200_000;
const qualities = [82, 72, 60, 45];

/**
 * Draws a JPEG of 1200 × 630 and at most 200 kB. Without a readable photo it shows the dealer's
 * background.
 */
export async function drawShareImage(
  facts: ShareImageFacts,
  photo: Uint8Array | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const { heading, body, strong } = dealerFonts(facts.theme.fonts);
  const fonts = { heading: openFont(heading), body: openFont(body), strong: openFont(strong) };
  const picture = photo === null ? null : await pictureLayer(photo).catch(() => null);
  const layers = [
    { input: Buffer.from(backdropSvg(facts)), left: 0, top: 0 },
    ...(picture === null ? [] : [{ input: picture, left: PANEL_WIDTH, top: 0 }]),
    { input: Buffer.from(panelSvg(facts, fonts)), left: 0, top: 0 },
  ];
  const { width, height } = shareImageSize;
  const whole = await sharp({ create: { width, height, channels: 3, background: facts.theme.photo.wall } })
    .composite(layers)
    // The transparent layers would add a fourth channel.
    .removeAlpha()
    .raw()
    .toBuffer();
  return smallest(whole);
}

async function pictureLayer(photo: Uint8Array): Promise<Buffer> {
  const picture = await fitPhoto(
    photo,
    shareImageSize.width - PANEL_WIDTH,
    shareImageSize.height,
    'transparent',
  );
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

function backdropSvg({ theme }: ShareImageFacts): string {
  const { width, height } = shareImageSize;
  const { wall, floor } = theme.photo;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>` +
    '<linearGradient id="room" x2="0" y2="1">' +
    `<stop stop-color="${wall}" offset=".62"/><stop stop-color="${floor}" offset=".74"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#room)"/></svg>`
  );
}

async function smallest(pixels: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = shareImageSize;
  let jpeg = new Uint8Array();
  for (const quality of qualities) {
    jpeg = new Uint8Array(
      await sharp(pixels, { raw: { width, height, channels: 3 } })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer(),
    );
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}
