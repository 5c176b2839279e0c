import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { PrinterBusy } from '../ports/document-printer.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { draw } from './drawing.ts';
import { createNodePrinter } from './node-printer.ts';

const settings = demoSettings('harbourline');
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d01010' } })
  .png()
  .toBuffer();
const far = { url: 'https://images.example/a.jpg', thumbUrl: null };
const own = { url: '/photos/a.avif', thumbUrl: null };
const plain = { ...settings, images: { ...settings.images, urlTemplate: null } };

function shop(files: Record<string, Uint8Array> = {}) {
  const asked: string[] = [];
  const site = aPublishedSite({ settings: plain, files });
  const printer = createNodePrinter({
    draw,
    fetchPicture: async (address) => {
      asked.push(address);
      return photo;
    },
  });
  return { asked, site, printer };
}

describe('the document printer on Node', () => {
  it('fetches a photo once for concurrent and later requests', async () => {
    const { asked, site, printer } = shop();
    const vehicle = aVehicle({ images: [far] });
    const burst = await Promise.all([1, 2, 3, 4].map(() => printer.drawShareImage(site, vehicle)));
    const later = await printer.drawShareImage(site, vehicle);
    expect(asked).toEqual([far.url]);
    expect(new Set([...burst, later]).size).toBe(1);
  });

  it('draws again when the price has changed', async () => {
    const { site, printer } = shop();
    const [one, other] = await Promise.all(
      [20_000, 30_000].map((price) => printer.drawShareImage(site, aVehicle({ price, images: [] }))),
    );
    expect(one).not.toEqual(other);
  });

  it('reads the dealer’s own photos from the published site, without a request', async () => {
    const { asked, site, printer } = shop({ '/photos/a.avif': photo });
    const image = await printer.drawShareImage(site, aVehicle({ images: [own] }));
    const { data } = await sharp(image)
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(190);
    expect(asked).toEqual([]);
  });

  it('converts a photo to JPEG within the size limit; null for a missing one', async () => {
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 4, background: '#10d01080' } })
      .webp()
      .toBuffer();
    const { site, printer } = shop({ '/photos/a.avif': large });
    const jpeg = await printer.photoAsJpeg(site, own.url);
    const { format, width, height, hasAlpha } = await sharp(jpeg ?? new Uint8Array()).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'jpeg',
      width: 1600,
      height: 1067,
      hasAlpha: false,
    });
    expect(await printer.photoAsJpeg(site, '/photos/gone.avif')).toBeNull();
    const { site: broken } = shop({ '/photos/a.avif': new TextEncoder().encode('no picture') });
    expect(await createNodePrinter({ draw }).photoAsJpeg(broken, own.url)).toBeNull();
  });

  it('writes a PDF without missing photos', async () => {
    const { site } = shop();
    const printer = createNodePrinter({ draw, fetchPicture: () => Promise.reject(new Error('offline')) });
    const pdf = await printer.writePdf(site, aVehicle({ images: [far, own] }), Date.parse('2026-11-20'));
    expect(new TextDecoder('latin1').decode(pdf)).not.toContain('DCTDecode');
    expect(pdf.byteLength).toBeGreaterThan(5000);
  });

  it('rejects when the queue is full, and recovers', async () => {
    const { site } = shop();
    const door = Promise.withResolvers<void>();
    const drawn: string[] = [];
    const printer = createNodePrinter({
      maxWaiting: 3,
      draw: async ({ kind }) => {
        await door.promise;
        drawn.push(kind);
        return new Uint8Array(1);
      },
    });
    const nowMs = Date.parse('2026-11-20');
    const asked = Array.from({ length: 20 }, (_, index) =>
      printer.writePdf(site, aVehicle({ name: `Car ${index}`, images: [] }), nowMs),
    );
    const ended = Promise.allSettled(asked);
    await expect(asked[19]).rejects.toThrow(PrinterBusy);
    await expect(printer.photoAsJpeg(shop({ '/photos/a.avif': photo }).site, own.url)).rejects.toThrow(
      PrinterBusy,
    );
    door.resolve();
    const statuses = (await ended).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(5);
    expect(drawn).toHaveLength(5);
    await printer.writePdf(site, aVehicle({ name: 'Car 19', images: [] }), nowMs);
    expect(drawn).toHaveLength(6);
  });
});
