import type { Settings } from '#src/tenant/settings/subjects.ts';
import { qrPath } from '#src/vehicle/print/qr-path.ts';
import { contentWidth, type Paper, sheet } from './paper.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';

type Texts = Settings['documents']['texts'];

/** JPEGs in the order of the gallery; the first is drawn large. */
export type Pictures = readonly Uint8Array[];

const { margin } = sheet;
const BAND_HEIGHT = 62;
const GAP = 8;
/** Top of the block with the location and the QR code. */
const branchTop = sheet.height - margin - 104;

/** Page 1: photos, name, price, key facts and the dealer's location. */
export function drawFrontPage(paper: Paper, facts: VehicleSheet, pictures: Pictures, texts: Texts): void {
  drawBand(paper, facts);
  let y = drawPictures(paper, facts, pictures, BAND_HEIGHT + 20);
  y = drawName(paper, facts, y + 22);
  drawFacts(paper, facts, y + 18);
  drawBranch(paper, facts, texts);
}

function drawBand(paper: Paper, { dealer }: VehicleSheet): void {
  const { hero, onHero, accent } = paper.theme.colours;
  paper.box(0, 0, sheet.width, BAND_HEIGHT, hero);
  paper.box(margin, BAND_HEIGHT - 4, 40, 4, accent);
  paper.line(dealer.name, margin, 20, {
    font: 'heading',
    size: 17,
    colour: onHero,
    width: contentWidth * 0.62,
  });
  if (dealer.phone !== null) {
    const width = contentWidth * 0.36;
    const x = sheet.width - margin - width;
    paper.line(dealer.phone, x, 23, { font: 'strong', size: 12, colour: onHero, width, align: 'right' });
  }
}

/** Draws one large and up to three small photos; returns their bottom. */
function drawPictures(paper: Paper, { name }: VehicleSheet, pictures: Pictures, top: number): number {
  const [main, ...others] = pictures;
  if (main === undefined) return top - 12;
  const height = mainPicture.height;
  paper.picture(main, margin, top, contentWidth, height, name);
  if (others.length === 0) return top + height;
  const width = (contentWidth - 2 * GAP) / 3;
  for (const [index, picture] of others.slice(0, 3).entries()) {
    const alt = `${name}, ${index + 2}`;
    paper.picture(
      picture,
      margin + index * (width + GAP),
      top + height + GAP,
      width,
      width / SMALL_RATIO,
      alt,
    );
  }
  return top + height + GAP + width / SMALL_RATIO;
}

/** In points. Slightly wider than usual photos, so that only sky and ground are cropped. */
export const mainPicture = { width: contentWidth, height: 300 } as const;
export const SMALL_RATIO = 9 / 5;

function drawName(paper: Paper, facts: VehicleSheet, top: number): number {
  const { colours, fonts } = paper.theme;
  const priceWidth = 176;
  const width = contentWidth - priceWidth - 20;
  const size = 23 * fonts.headingScale;
  const name = { font: 'heading', size, width, role: 'H1', maxHeight: size * 3.1 } as const;
  let y = top + paper.text(facts.heading, margin, top, name);
  if (facts.subheading !== null) {
    const options = { size: 12, colour: colours.inkMuted, width, maxHeight: 34 };
    y += 3 + paper.text(facts.subheading, margin, y + 3, options);
  }
  return Math.max(y, drawPrice(paper, facts, top, priceWidth));
}

function drawPrice(paper: Paper, { price, status }: VehicleSheet, top: number, width: number): number {
  const { colours, fonts } = paper.theme;
  const x = sheet.width - margin - width;
  const isAmount = price.kind === 'price';
  const size = (isAmount ? 27 : 17) * fonts.headingScale;
  const right = { width, align: 'right' } as const;
  let y = top;
  if (status !== null) {
    const label = { ...right, font: 'strong', size: 13, colour: colours.onAccent } as const;
    const labelWidth = Math.min(width, paper.widthOf(status, label) + 24);
    paper.box(x + width - labelWidth, y, labelWidth, 24, colours.accent);
    paper.line(status, x - 12, y + 4, label);
    y += 30;
  }
  y += paper.text(price.text, x, y, { ...right, font: 'heading', size, colour: colours.price });
  const under = [price.typeText, price.wasText, price.belowMarketText].filter((text) => text !== null);
  for (const text of under)
    y += paper.text(text, x, y + 2, { ...right, size: 10.5, colour: colours.inkMuted });
  return y;
}

function drawFacts(paper: Paper, { facts }: VehicleSheet, top: number): void {
  const { line, inkMuted } = paper.theme.colours;
  if (facts.length === 0) return;
  paper.box(margin, top, contentWidth, 0.75, line);
  const width = contentWidth / Math.max(4, facts.length);
  for (const [index, { label, value }] of facts.entries()) {
    const x = margin + index * width;
    paper.line(label, x, top + 12, { size: 8.5, colour: inkMuted, width: width - 10 });
    paper.line(value, x, top + 25, { font: 'strong', size: 12, width: width - 10 });
  }
}

function drawBranch(paper: Paper, facts: VehicleSheet, texts: Texts): void {
  const { inkMuted, line } = paper.theme.colours;
  const { branch, dealer } = facts;
  const codeWidth = 96;
  const codeX = sheet.width - margin - codeWidth;
  paper.box(margin, branchTop - 14, contentWidth, 0.75, line);
  const code = qrPath(facts.pageUrl);
  paper.strokes(code.d, code.size, codeX, branchTop - 6, codeWidth, facts.pageUrl);
  const scan = { size: 8.5, colour: inkMuted, width: 74, align: 'right' } as const;
  paper.text(texts.scan, codeX - 80, branchTop + 6, scan);
  const width = 190;
  let y = branchTop;
  y += paper.text(branch?.name ?? dealer.name, margin, y, { font: 'strong', size: 12, width, role: 'H2' });
  for (const text of [branch?.address ?? null, dealer.phone, dealer.email]) {
    if (text !== null) y += 2 + paper.text(text, margin, y + 2, { size: 9.5, width, maxHeight: 30 });
  }
  drawHours(paper, facts, texts, margin + width + 14);
}

function drawHours(paper: Paper, { branch }: VehicleSheet, texts: Texts, x: number): void {
  const rows = branch?.hours.filter(({ hours }) => hours !== null) ?? [];
  if (rows.length === 0) return;
  const { inkMuted } = paper.theme.colours;
  let y = branchTop + 2;
  y += 4 + paper.text(texts.openingHours, x, y, { size: 8.5, colour: inkMuted, width: 130 });
  for (const { day, hours } of rows.slice(0, 5)) {
    paper.line(day, x, y, { size: 8.5, width: 132 });
    y += 1 + paper.line(hours ?? '', x, y + 10, { size: 8.5, width: 132, font: 'strong' }) + 11;
  }
}
