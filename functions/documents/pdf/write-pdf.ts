import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { dealerFonts } from '../fonts/dealer-fonts.ts';
import { fitPhoto } from '../photo-pixels.ts';
import { drawDetailPage, hasDetails } from './detail-page.ts';
import { drawFrontPage, mainPicture, SMALL_RATIO } from './front-page.ts';
import { contentWidth, Paper, sheet } from './paper.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';

type PdfSettings = Pick<Settings, 'site' | 'theme' | 'vehicle' | 'documents'>;

/** `photos` are the original files; those that cannot be decoded are left out. */
export async function writePdf(
  facts: VehicleSheet,
  photos: readonly Uint8Array[],
  settings: PdfSettings,
  nowMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { site, theme, vehicle, documents } = settings;
  const pictures = await printPictures(photos, theme);
  const paper = new Paper(theme, dealerFonts(theme.fonts), {
    title: `${facts.name} | ${site.name}`,
    author: site.name,
    lang: site.locale,
    createdMs: nowMs,
  });
  drawFrontPage(paper, facts, pictures, documents.texts);
  if (hasDetails(facts)) {
    paper.newPage();
    drawDetailPage(paper, facts, { ...vehicle.page, ...documents.texts });
  }
  return paper.finish((page, pages) => drawFooter(paper, facts, documents.texts, page, pages));
}

function drawFooter(
  paper: Paper,
  { asOf }: VehicleSheet,
  texts: Settings['documents']['texts'],
  page: number,
  pages: number,
): void {
  const y = sheet.height - sheet.margin + 8;
  const options = { size: 7.5, colour: paper.theme.colours.inkMuted, width: contentWidth / 2 - 10 };
  paper.line(asOf, sheet.margin, y, options);
  const right = { ...options, align: 'right' } as const;
  paper.line(fill(texts.page, { page, pages }), sheet.width - sheet.margin - options.width, y, right);
}

/** 200 dpi: sharp on paper and small to send by e-mail. */
const DOTS_PER_POINT = 200 / 72;

async function printPictures(
  photos: readonly Uint8Array[],
  theme: Settings['theme'],
): Promise<readonly Uint8Array[]> {
  const smallWidth = contentWidth / 3;
  const made = await Promise.all(
    photos.map((photo, index) => {
      const width = index === 0 ? mainPicture.width : smallWidth;
      const height = index === 0 ? mainPicture.height : smallWidth / SMALL_RATIO;
      return jpegOf(photo, width * DOTS_PER_POINT, height * DOTS_PER_POINT, theme.photo.wall).catch(
        () => null,
      );
    }),
  );
  return made.filter((picture) => picture !== null);
}

async function jpegOf(photo: Uint8Array, width: number, height: number, ground: string): Promise<Uint8Array> {
  const picture = await fitPhoto(photo, width, height, ground);
  return picture.flatten({ background: ground }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
