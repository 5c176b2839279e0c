import { LRUCache } from 'lru-cache';
import { shownPhoto } from '#src/syndication/feed-photo.ts';
import { shareImageDigest, shareImageFacts } from '#src/vehicle/share-image/share-image.ts';
import { type DocumentPrinter, PrinterBusy } from '../ports/document-printer.ts';
import type { Bytes, Draw } from './drawing.ts';
import { createFetchPicture, type FetchPicture, photoOf } from './fetch-picture.ts';
import { vehicleSheet } from './pdf/vehicle-sheet.ts';
import { createWorkQueue, QueueFull } from './work-queue.ts';

interface PrinterOptions {
  readonly draw: Draw;
  readonly fetchPicture?: FetchPicture;
  readonly cachedBytes?: number;
  readonly maxWaiting?: number;
}

/** Two, so that one is drawn while the photos of the other are fetched. */
const DOCUMENTS_AT_ONCE = 2;

/** A document takes at most about a second, and browsers wait for about a minute. */
const MAX_USUALLY_WAITING = 20;

/**
 * A `DocumentPrinter` with a cache and a queue: concurrent and repeated requests for a document
 * share one drawing. Rejects with `PrinterBusy` when the queue is full.
 */
export function createNodePrinter(options: PrinterOptions): DocumentPrinter {
  const { draw, fetchPicture = createFetchPicture(), cachedBytes = 48 * 1024 * 1024 } = options;
  const { maxWaiting = MAX_USUALLY_WAITING } = options;
  const inTurn = createWorkQueue({ concurrency: DOCUMENTS_AT_ONCE, maxWaiting });
  const drawn = new LRUCache<string, Bytes, () => Promise<Bytes>>({
    maxSize: cachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    // A result evicted from the cache while it was drawn still goes to those who requested it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => inTurn(make),
  });
  const once = (key: string, make: () => Promise<Bytes>) =>
    drawn.forceFetch(key, { context: make }).catch((error: unknown) => {
      throw error instanceof QueueFull ? new PrinterBusy() : error;
    });

  return {
    drawShareImage: (site, vehicle) => {
      const facts = shareImageFacts(vehicle, site.settings);
      // The next build may change the image file under the same name, so the build's time is part
      // of the key.
      const key = `image ${site.slug} ${vehicle.slug} ${shareImageDigest(facts)} ${site.builtAtMs}`;
      return once(key, async () => {
        const { picture } = facts;
        const photo = picture === null ? null : await photoOf(site, picture, fetchPicture);
        return draw({ kind: 'share-image', facts, photo });
      });
    },
    photoAsJpeg: (site, address) =>
      // Failures are not cached: the photo may be available for the next request.
      once(`photo ${site.slug} ${address} ${site.builtAtMs}`, async () => {
        const photo = await photoOf(site, shownPhoto(address, site.settings), fetchPicture);
        if (photo === null) throw new Error(`${address} cannot be had.`);
        return draw({ kind: 'photo', photo });
      }).catch((error: unknown) => {
        if (error instanceof PrinterBusy) throw error;
        return null;
      }),
    writePdf: (site, vehicle, nowMs) => {
      const sheet = vehicleSheet(vehicle, site.settings, nowMs);
      const key = `pdf ${site.slug} ${site.builtAtMs} ${JSON.stringify(sheet)}`;
      return once(key, async () => {
        const found = await Promise.all(
          sheet.pictures.map((address) => photoOf(site, address, fetchPicture)),
        );
        const photos = found.filter((photo) => photo !== null);
        const { site: about, theme, vehicle: texts, documents } = site.settings;
        const settings = { site: about, theme, vehicle: texts, documents };
        return draw({ kind: 'pdf', sheet, photos, settings, nowMs });
      });
    },
  };
}
