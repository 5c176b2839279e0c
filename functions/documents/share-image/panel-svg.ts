import type { Font } from 'fontkit';
import { type ShareImageFacts, shareImageSize } from '#src/vehicle/share-image/share-image.ts';
import { linesOf, type TextStyle, textPath, textWidth } from './svg-text.ts';

/** The dealer's parsed fonts. */
export interface PanelFonts {
  readonly heading: Font;
  readonly body: Font;
  readonly strong: Font;
}

/** The panel is left of the photo, which takes the remaining width. */
export const PANEL_WIDTH = 400;

const MARGIN = 40;
const MAX_TEXT_WIDTH = PANEL_WIDTH - 2 * MARGIN;
const { height } = shareImageSize;

/** The overlay of the photo: name, price and dealer as outlines in the dealer's colours. */
export function panelSvg(facts: ShareImageFacts, fonts: PanelFonts): string {
  const { colours } = facts.theme;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareImageSize.width}" height="${height}">`,
    `<rect width="${PANEL_WIDTH}" height="${height}" fill="${colours.hero}"/>`,
    `<rect width="${MARGIN + 28}" height="8" x="${MARGIN}" y="${MARGIN}" fill="${colours.accent}"/>`,
    ...nameLines(facts, fonts),
    ...priceLines(facts, fonts),
    ...dealerLine(facts, fonts),
    ...tagLabel(facts, fonts),
    '</svg>',
  ].join('');
}

function headingStyle({ theme }: ShareImageFacts, fonts: PanelFonts, size: number): TextStyle {
  return {
    font: fonts.heading,
    size: size * theme.fonts.headingScale,
    colour: theme.colours.onHero,
    tracking: theme.fonts.headingTracking,
    isUppercase: theme.fonts.headingCase === 'uppercase',
  };
}

/** The largest size at which the whole name fits on two lines; at the smallest size it is cut. */
function nameStyle(facts: ShareImageFacts, fonts: PanelFonts): TextStyle {
  const smallest = headingStyle(facts, fonts, 34);
  const larger = [48, 43, 38].map((size) => headingStyle(facts, fonts, size));
  const isWhole = (style: TextStyle) =>
    !linesOf(facts.heading, style, MAX_TEXT_WIDTH, 2).at(-1)?.endsWith('…');
  return larger.find(isWhole) ?? smallest;
}

function nameLines(facts: ShareImageFacts, fonts: PanelFonts): string[] {
  const style = nameStyle(facts, fonts);
  const small = { font: fonts.body, size: 26, colour: facts.theme.colours.onHero };
  const lineHeight = style.size * 1.08;
  const top = MARGIN + 34 + style.size * 0.86;
  const name = linesOf(facts.heading, style, MAX_TEXT_WIDTH, 2);
  const badge = facts.subheading === null ? [] : linesOf(facts.subheading, small, MAX_TEXT_WIDTH, 2);
  const badgeTop = top + (name.length - 1) * lineHeight + 48;
  return [
    ...name.map((line, index) => textPath(line, MARGIN, top + index * lineHeight, style)),
    ...badge.map((line, index) => textPath(line, MARGIN, badgeTop + index * 34, small)),
  ];
}

/**
 * A price is set as large as the panel allows; words such as "Enquire for price" are set smaller.
 */
function priceLines(facts: ShareImageFacts, fonts: PanelFonts): string[] {
  const large = headingStyle(facts, fonts, /\d/.test(facts.price) ? 72 : 46);
  const full = textWidth(large.isUppercase ? facts.price.toUpperCase() : facts.price, large);
  const style = { ...large, size: large.size * Math.max(0.55, Math.min(1, (0.99 * MAX_TEXT_WIDTH) / full)) };
  const small = { font: fonts.body, size: 23, colour: facts.theme.colours.onHero };
  const baseline = height - 178;
  const under = [facts.priceType, facts.facts.join(' · ')].filter((text) => text !== null && text !== '');
  return [
    ...linesOf(facts.price, style, MAX_TEXT_WIDTH, 1).map((line) => textPath(line, MARGIN, baseline, style)),
    ...under
      .flatMap((text) => linesOf(text ?? '', small, MAX_TEXT_WIDTH, 1))
      .map((line, index) => textPath(line, MARGIN, baseline + 42 + 32 * index, small)),
  ];
}

function dealerLine(facts: ShareImageFacts, fonts: PanelFonts): string[] {
  const { onHero } = facts.theme.colours;
  const style = { font: fonts.strong, size: 23, colour: onHero };
  const rule = height - MARGIN - 40;
  return [
    `<rect x="${MARGIN}" y="${rule}" width="${MAX_TEXT_WIDTH}" height="1" fill="${onHero}" opacity=".3"/>`,
    ...linesOf(facts.dealer, style, MAX_TEXT_WIDTH, 1).map((line) =>
      textPath(line, MARGIN, height - MARGIN, style),
    ),
  ];
}

function tagLabel(facts: ShareImageFacts, fonts: PanelFonts): string[] {
  if (facts.tag === null) return [];
  const { colours, shape } = facts.theme;
  const style = { font: fonts.strong, size: 30, colour: colours.onAccent };
  const [line] = linesOf(facts.tag, style, 420, 1);
  if (line === undefined) return [];
  const x = PANEL_WIDTH + MARGIN;
  const width = textWidth(line, style) + 48;
  const radius = Math.min(28, shape.radiusControl);
  return [
    `<rect x="${x}" y="${MARGIN}" width="${width}" height="56" rx="${radius}" fill="${colours.accent}"/>`,
    textPath(line, x + 24, MARGIN + 39, style),
  ];
}
