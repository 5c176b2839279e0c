import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import type { PublishedSite } from './published-site.ts';

/** The queue is full; the client should try again later. */
export class PrinterBusy extends Error {
  override readonly name = 'PrinterBusy';
}

/**
 * Draws documents on request, because drawing them for every vehicle would cost a build minutes.
 * All methods reject with `PrinterBusy` when the queue is full.
 */
export interface DocumentPrinter {
  /** A JPEG of 1200 × 630 for shared links, with the content of `shareImageFacts`. */
  readonly drawShareImage: (site: PublishedSite, vehicle: Vehicle) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * A vehicle's photo as JPEG, by its address in the vehicle's record; null when it is not
   * available.
   */
  readonly photoAsJpeg: (site: PublishedSite, address: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** A PDF of one or two A4 pages; `nowMs` is its date, milliseconds since 1970. */
  readonly writePdf: (
    site: PublishedSite,
    vehicle: Vehicle,
    nowMs: number,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}
