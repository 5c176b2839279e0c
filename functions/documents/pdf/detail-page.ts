import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { contentWidth, type Paper, sheet } from './paper.ts';
import type { VehicleSheet } from './vehicle-sheet.ts';

type Words = Pick<Settings['vehicle']['page'], 'comments' | 'specification' | 'features'> &
  Pick<Settings['documents']['texts'], 'moreFeatures'>;

const { margin } = sheet;
const COLUMN_GAP = 22;
const ROW_HEIGHT = 15.5;
const SECTION_GAP = 22;

/** Page 2: the dealer's comments, the specification and as many features as fit. */
export function drawDetailPage(paper: Paper, facts: VehicleSheet, words: Words): void {
  const bottom = drawDisclaimers(paper, facts);
  let y = drawTitle(paper, facts, margin);
  y = drawComments(paper, facts, words.comments, y);
  y = drawSpecification(paper, facts, words.specification, y);
  drawFeatures(paper, facts, words, y, bottom - 10);
}

/** Whether there is content for a second page. */
export function hasDetails({ comments, features, specification }: VehicleSheet): boolean {
  return comments.length + features.length + specification.length > 0;
}

function drawTitle(paper: Paper, { name }: VehicleSheet, top: number): number {
  const { accent, inkMuted } = paper.theme.colours;
  paper.box(margin, top, 40, 4, accent);
  paper.line(name, margin, top + 14, { font: 'strong', size: 11, colour: inkMuted, width: contentWidth });
  return top + 42;
}

function drawHeading(paper: Paper, text: string, y: number): number {
  const size = 15 * paper.theme.fonts.headingScale;
  return y + paper.text(text, margin, y, { font: 'heading', size, width: contentWidth, role: 'H2' }) + 7;
}

function drawComments(paper: Paper, { comments }: VehicleSheet, heading: string, top: number): number {
  if (comments.length === 0) return top;
  let y = drawHeading(paper, heading, top);
  for (const paragraph of comments) {
    // At most about half of the page, however many paragraphs there are.
    const maxHeight = sheet.height * 0.42 - y + margin;
    if (maxHeight < 14) break;
    y += 5 + paper.text(paragraph, margin, y, { size: 9.5, width: contentWidth, maxHeight });
  }
  return y + SECTION_GAP - 5;
}

function drawSpecification(
  paper: Paper,
  { specification }: VehicleSheet,
  heading: string,
  top: number,
): number {
  if (specification.length === 0) return top;
  const { line, inkMuted } = paper.theme.colours;
  const y = drawHeading(paper, heading, top);
  const perColumn = Math.ceil(specification.length / 2);
  const width = (contentWidth - COLUMN_GAP) / 2;
  for (const [index, { label, value }] of specification.entries()) {
    const x = margin + Math.floor(index / perColumn) * (width + COLUMN_GAP);
    const at = y + (index % perColumn) * ROW_HEIGHT;
    paper.line(label, x, at, { size: 9, colour: inkMuted, width: width * 0.5 });
    paper.line(value, x + width * 0.52, at, { size: 9, width: width * 0.48 });
    paper.box(x, at + ROW_HEIGHT - 3, width, 0.5, line);
  }
  return y + perColumn * ROW_HEIGHT + SECTION_GAP;
}

function drawFeatures(
  paper: Paper,
  { features }: VehicleSheet,
  words: Words,
  top: number,
  bottom: number,
): void {
  const columns = 3;
  const lineHeight = 13.5;
  const rows = Math.floor((bottom - top - 30) / lineHeight);
  if (features.length === 0 || rows < 1) return;
  const y = drawHeading(paper, words.features, top);
  const isWhole = features.length <= rows * columns;
  const shown = isWhole ? features : features.slice(0, rows * columns - 1);
  const more = fill(words.moreFeatures, { count: features.length - shown.length });
  const items = isWhole ? shown : [...shown, more];
  const perColumn = Math.ceil(items.length / columns);
  const width = (contentWidth - (columns - 1) * COLUMN_GAP) / columns;
  for (const [index, item] of items.entries()) {
    const x = margin + Math.floor(index / perColumn) * (width + COLUMN_GAP);
    const at = y + (index % perColumn) * lineHeight;
    paper.box(x, at + 4, 3, 3, paper.theme.colours.accent);
    paper.line(item, x + 9, at, { size: 9, width: width - 9 });
  }
}

/** Draws the disclaimers at the foot of the page; returns their top. */
function drawDisclaimers(paper: Paper, { disclaimers }: VehicleSheet): number {
  const options = { size: 7.5, colour: paper.theme.colours.inkMuted, width: contentWidth, maxHeight: 60 };
  const text = disclaimers.join(' ');
  const top = sheet.height - margin - 16 - Math.min(60, paper.heightOf(text, options));
  paper.text(text, margin, top, options);
  return top;
}
