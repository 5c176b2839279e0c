import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from './published-site.ts';

/** So much waits to be drawn that whoever asks now should ask again later. */
export class PrinterBusy extends Error {
  override readonly name = 'PrinterBusy';
}

/**
 * Draws what is asked for rarely and would cost a build minutes for every vehicle. All of it rejects with `PrinterBusy`
 * when too much waits already.
 */
export interface DocumentPrinter {
  /** A JPEG of 1200 × 630 for shared links, of what `shareImageFacts` says. */
  readonly drawShareImage: (site: PublishedSite, vehicle: Vehicle) => Promise<Uint8Array<ArrayBuffer>>;
  /** A photo of a vehicle by the address that its record gives, as JPEG; null when it cannot be had. */
  readonly photoAsJpeg: (site: PublishedSite, address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A PDF of one or two A4 pages; `nowMs` is the day that it bears, milliseconds since 1970. */
  readonly writePdf: (
    site: PublishedSite,
    vehicle: Vehicle,
    nowMs: number,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}
