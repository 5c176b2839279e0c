import { isMissing } from './missing.ts';
import { plainLine, plainParagraphs } from './plain-text.ts';

const MAX_FEATURES = 300;
const MAX_FEATURE_CHARACTERS = 160;

/** Equipment from several cells, or from one separated by pipes, semicolons, line ends or commas. */
export function readFeatures(cells: readonly string[]): string[] {
  const features = new Set<string>();
  for (const cell of cells) {
    for (const piece of cells.length > 1 ? [cell] : splitList(cell)) {
      const feature = plainLine(piece, MAX_FEATURE_CHARACTERS);
      if (feature !== null && !isMissing(feature)) features.add(feature);
    }
  }
  return [...features].slice(0, MAX_FEATURES);
}

function splitList(cell: string): string[] {
  const paragraphs = plainParagraphs(cell.replace(/^\[|\]$/g, '').replace(/;/g, '|')) ?? '';
  if (paragraphs.includes(' | ')) return paragraphs.split(' | ');
  // Commas inside brackets belong to the feature: "Airbags (front, side, curtain)".
  return paragraphs.split(/,(?![^(]*\))/).map((piece) => piece.replace(/^\s*["']|["']\s*$/g, ''));
}
