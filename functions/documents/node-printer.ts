import { LRUCache } from 'lru-cache';
import { shownPhoto } from '#src/syndication/feed-photo.ts';
import { shareImageDigest, shareImageFacts } from '#src/vehicle/share-image/share-image.ts';
import type { DocumentPrinter } from '../ports/document-printer.ts';
import { createFetchPicture } from './fetch-picture.ts';
import { createGate } from './gate.ts';
import { vehicleSheet } from './pdf/vehicle-sheet.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { photoJpeg } from './photo-jpeg.ts';
import { type FetchPicture, photoOf } from './photo-of.ts';
import { drawShareImage } from './share-image/draw-share-image.ts';

interface PrinterOptions {
  readonly fetchPicture?: FetchPicture;
  readonly cachedBytes?: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Drawing fills a processor: two at once leave the other visitors their answers. */
const drawingsAtOnce = 2;

/** Draws on this machine, with sharp and pdfkit; what many ask for at once or again is drawn once. */
export function createNodePrinter(options: PrinterOptions = {}): DocumentPrinter {
  const { fetchPicture = createFetchPicture(), cachedBytes = 48 * 1024 * 1024 } = options;
  const gate = createGate(drawingsAtOnce);
  const drawn = new LRUCache<string, Bytes, () => Promise<Bytes>>({
    maxSize: cachedBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    // Pushed out while it was being drawn, it is still the answer to whoever asked.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: draw }) => gate(draw),
  });
  const once = (key: string, draw: () => Promise<Bytes>) => drawn.forceFetch(key, { context: draw });

  return {
    drawShareImage: (site, vehicle) => {
      const facts = shareImageFacts(vehicle, site.settings);
      // The picture's file may change under its name with the next build.
      const key = `image ${site.slug} ${vehicle.slug} ${shareImageDigest(facts)} ${site.builtAtMs}`;
      return once(key, async () => {
        const { picture } = facts;
        return drawShareImage(facts, picture === null ? null : await photoOf(site, picture, fetchPicture));
      });
    },
    photoAsJpeg: (site, address) =>
      // What fails is not kept: the photo may be there for whoever asks next.
      once(`photo ${site.slug} ${address} ${site.builtAtMs}`, async () => {
        const photo = await photoOf(site, shownPhoto(address, site.settings), fetchPicture);
        if (photo === null) throw new Error(`${address} cannot be had.`);
        return photoJpeg(photo);
      }).catch(() => null),
    writePdf: (site, vehicle, nowMs) => {
      const sheet = vehicleSheet(vehicle, site.settings, nowMs);
      const key = `pdf ${site.slug} ${site.builtAtMs} ${JSON.stringify(sheet)}`;
      return once(key, async () => {
        const found = await Promise.all(
          sheet.pictures.map((address) => photoOf(site, address, fetchPicture)),
        );
        const photos = found.filter((photo) => photo !== null);
        return writePdf(sheet, photos, site.settings, nowMs);
      });
    },
  };
}
