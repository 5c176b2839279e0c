import { describe, expect, it } from 'vitest';
import { jpegPhotoPath, shownPhoto } from '#src/syndication/feed-photo.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { shareImagePath } from '#src/vehicle/share-image/share-image.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { PrinterBusy } from '../ports/document-printer.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { writeReport } from '../vehicle/status/status-reports.ts';

const settings = demoSettings('harbourline');
const vehicle = aVehicle();
const sharePath = shareImagePath(vehicle, settings);
const pdfPath = `/cars/${vehicle.slug}.pdf`;

interface Situation {
  readonly settings?: Settings;
  readonly isOutOfPaper?: boolean;
  /** The printer's queue is full. */
  readonly isBusy?: boolean;
  /** The host has no printer. */
  readonly isWithoutPrinter?: boolean;
}

/** A printer that records what it is asked to draw. */
async function printShop(situation: Situation = {}) {
  const database = await temporaryDatabase();
  const drawn: Vehicle[] = [];
  const errors: unknown[] = [];
  const draw = async (_site: unknown, asked: Vehicle) => {
    if (situation.isBusy) throw new PrinterBusy();
    if (situation.isOutOfPaper) throw new Error('No paper in tray 2');
    drawn.push(asked);
    return new TextEncoder().encode('drawn');
  };
  const photo = async (_site: unknown, address: string) => {
    if (situation.isBusy) throw new PrinterBusy();
    return situation.isOutOfPaper ? null : new TextEncoder().encode(address);
  };
  const published = aPublishedSite({ settings: situation.settings ?? settings, vehicles: [vehicle] });
  const app = createApp(
    testPorts({
      database,
      publishedSite: async () => published,
      documentPrinter: situation.isWithoutPrinter
        ? null
        : { drawShareImage: draw, writePdf: draw, photoAsJpeg: photo },
      reportError: (error) => errors.push(error),
    }),
  );
  return {
    database,
    drawn,
    errors,
    ask: (path: string, address = '') => app.request(`http://city-motors.localhost${path}`, {}, { address }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

const withDocuments = (changes: Partial<Settings['documents']>) => ({
  settings: { ...settings, documents: { ...settings.documents, ...changes } },
});

describe('a photo for advertising networks', () => {
  const [photo = { url: '' }] = vehicle.images;
  const photoPath = jpegPhotoPath(vehicle, photo.url);

  it('is a JPEG of the photo in its address, cached forever', async () => {
    await using shop = await printShop();
    const reply = await shop.ask(photoPath);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('image/jpeg');
    expect(reply.headers.get('Cache-Control')).toContain('immutable');
    expect(await reply.text()).toBe(photo.url);
  });

  it('redirects to the original on a host that draws nothing', async () => {
    await using shop = await printShop({ isWithoutPrinter: true });
    const reply = await shop.ask(photoPath);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('Location')).toBe(shownPhoto(photo.url, settings));
  });

  it.each([
    ['another photo', {}, `/cars/${vehicle.slug}/photo-0.jpg`],
    ['another vehicle', {}, photoPath.replace(vehicle.slug, 'gone')],
    ['a photo that cannot be had', { isOutOfPaper: true }, photoPath],
    [
      'a dealer who advertises nowhere',
      {
        settings: {
          ...settings,
          syndication: { ...settings.syndication, google: { enabled: false }, meta: { enabled: false } },
        },
      },
      photoPath,
    ],
  ])('answers 404 for %s', async (_of, situation, path) => {
    await using shop = await printShop(situation);
    expect((await shop.ask(path)).status).toBe(404);
  });
});

describe('the share image', () => {
  it('is a JPEG that is cached forever', async () => {
    await using shop = await printShop();
    const reply = await shop.ask(sharePath);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Type')).toBe('image/jpeg');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await reply.text()).toBe('drawn');
  });

  it('of an older price or photo redirects to the current one without drawing', async () => {
    await using shop = await printShop();
    const reply = await shop.ask(sharePath.replace(/share-.*/, 'share-abc123.jpg'));
    expect(reply.status).toBe(302);
    expect(reply.headers.get('Location')).toBe(sharePath);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
    expect(shop.drawn).toEqual([]);
  });

  it('answers 404 for an unknown vehicle, or when the dealer shares photos', async () => {
    await using shop = await printShop();
    expect((await shop.ask('/cars/unknown/share-abc.jpg')).status).toBe(404);
    await using off = await printShop(withDocuments({ shareImage: { enabled: false, urlTemplate: null } }));
    expect((await off.ask(sharePath)).status).toBe(404);
  });
});

describe('the PDF', () => {
  it('is downloaded under the name of the page', async () => {
    await using shop = await printShop();
    const reply = await shop.ask(pdfPath);
    expect(reply.headers.get('Content-Type')).toBe('application/pdf');
    expect(reply.headers.get('Content-Disposition')).toBe(`attachment; filename="${vehicle.slug}.pdf"`);
    expect(reply.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('shows the live status', async () => {
    await using shop = await printShop();
    const report = { status: 'sold', reserved: false, price: 23990, atMs: testStartMs } as const;
    await writeReport(shop.database, { site: 'city-motors', car: vehicle.id }, report);
    await shop.ask(pdfPath);
    expect(shop.drawn).toEqual([{ ...vehicle, status: 'sold', price: 23990, offerPrice: null }]);
  });

  it('shows the built state when the live status cannot be read', async () => {
    await using shop = await printShop();
    await shop.database.execute({ sql: 'DROP TABLE status_reports', args: [] });
    expect((await shop.ask(pdfPath)).status).toBe(200);
    expect(shop.drawn).toEqual([vehicle]);
    expect(shop.errors).toHaveLength(1);
  });

  it('that fails answers with the dealer’s message, without the reason', async () => {
    await using shop = await printShop({ isOutOfPaper: true });
    const reply = await shop.ask(pdfPath);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ detail: settings.documents.pdf.failed });
    expect(shop.errors).toEqual([new Error('No paper in tray 2')]);
  });

  it.each(['/cars/unknown.pdf', '/cars/..pdf', '/cars/A%20B.pdf'])('%s answers 404', async (path) => {
    await using shop = await printShop();
    expect((await shop.ask(path)).status).toBe(404);
    expect(shop.drawn).toEqual([]);
  });

  it('answers 404 when the dealer has switched it off', async () => {
    const pdf = { ...settings.documents.pdf, enabled: false };
    await using shop = await printShop(withDocuments({ pdf }));
    expect((await shop.ask(pdfPath)).status).toBe(404);
  });
});

describe('too many documents', () => {
  const statusesOf = async (shop: Awaited<ReturnType<typeof printShop>>, path: string, times: number) => {
    const statuses: number[] = [];
    for (let asked = 0; asked < times; asked += 1) {
      statuses.push((await shop.ask(path, '203.0.113.7')).status);
    }
    return statuses;
  };

  it('are refused per address, with Retry-After; other addresses are served', async () => {
    await using shop = await printShop();
    const statuses = await statusesOf(shop, pdfPath, 20);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = await shop.ask(pdfPath, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('6');
    expect(await refused.json()).toMatchObject({ detail: settings.documents.pdf.tooMany });
    expect(shop.drawn).toHaveLength(10);
    expect((await shop.ask(pdfPath, '203.0.113.8')).status).toBe(200);
  });

  it('leave enough for a network that fetches many images', async () => {
    await using shop = await printShop();
    const statuses = await statusesOf(shop, sharePath, 130);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(statuses.indexOf(429)).toBe(120);
  });

  it('in the queue make a PDF answer 503, without logging an error', async () => {
    await using shop = await printShop({ isBusy: true });
    const reply = await shop.ask(pdfPath);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('Retry-After')).toBe('20');
    expect(await reply.json()).toMatchObject({ detail: settings.documents.pdf.failed });
    expect(shop.errors).toEqual([]);
  });

  it('in the queue make a share image redirect to the photo, and a photo answer 503', async () => {
    await using shop = await printShop({ isBusy: true });
    const shared = await shop.ask(sharePath);
    expect([shared.status, shared.headers.get('Location')]).toEqual([
      302,
      'https://images.example/1001-1-960.jpg',
    ]);
    const [photo = { url: '' }] = vehicle.images;
    const put = await shop.ask(jpegPhotoPath(vehicle, photo.url));
    expect([put.status, put.headers.get('Retry-After')]).toEqual([503, '20']);
  });
});

describe('a host that draws nothing', () => {
  it('redirects a shared link to the photo', async () => {
    await using shop = await printShop({ isWithoutPrinter: true });
    const reply = await shop.ask(sharePath);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('Location')).toBe('https://images.example/1001-1-960.jpg');
  });

  it('answers 501 for a PDF', async () => {
    await using shop = await printShop({ isWithoutPrinter: true });
    const reply = await shop.ask(pdfPath);
    expect(reply.status).toBe(501);
    expect(await reply.json()).toMatchObject({ detail: settings.documents.pdf.failed });
    expect(shop.errors).toEqual([]);
  });
});
