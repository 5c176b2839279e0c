import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { ShareImageFacts } from '#src/vehicle/share-image/share-image.ts';
import type { VehicleSheet } from './pdf/vehicle-sheet.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { photoJpeg } from './photo-pixels.ts';
import { drawShareImage } from './share-image/draw-share-image.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A document to draw, as plain data that can be sent to another process. */
export type Drawing =
  | { readonly kind: 'share-image'; readonly facts: ShareImageFacts; readonly photo: Uint8Array | null }
  | { readonly kind: 'photo'; readonly photo: Uint8Array }
  | {
      readonly kind: 'pdf';
      readonly sheet: VehicleSheet;
      readonly photos: readonly Uint8Array[];
      readonly settings: Pick<Settings, 'site' | 'theme' | 'vehicle' | 'documents'>;
      readonly nowMs: number;
    };

export type Draw = (drawing: Drawing) => Promise<Bytes>;

/** Draws in the current process, with sharp and pdfkit. */
export const draw: Draw = (drawing) => {
  switch (drawing.kind) {
    case 'share-image':
      return drawShareImage(drawing.facts, drawing.photo);
    case 'photo':
      return photoJpeg(drawing.photo);
    case 'pdf':
      return writePdf(drawing.sheet, drawing.photos, drawing.settings, drawing.nowMs);
  }
};
