import type { Font } from 'fontkit';
import { cutToFit, fitLines } from '../fonts/fit-lines.ts';
import { printable } from '../fonts/printable.ts';

export interface TextStyle {
  readonly font: Font;
  /** In pixels. */
  readonly size: number;
  readonly colour: string;
  /** Letter spacing, in em. */
  readonly tracking?: number;
  readonly isUppercase?: boolean;
}

/**
 * Breaks text into lines that fit the width in pixels. Empty when the font has none of its
 * characters.
 */
export function linesOf(text: string, style: TextStyle, maxWidth: number, maxLines: number): string[] {
  const written = printable(style.isUppercase ? text.toUpperCase() : text, style.font);
  const widthOf = (line: string) => textWidth(line, style);
  return maxLines === 1
    ? [cutToFit(written, maxWidth, widthOf)].filter((line) => line !== '')
    : fitLines(written, maxWidth, maxLines, widthOf);
}

export function textWidth(line: string, { font, size, tracking = 0 }: TextStyle): number {
  const { glyphs, advanceWidth } = font.layout(line);
  return (advanceWidth / font.unitsPerEm + tracking * glyphs.length) * size;
}

/**
 * One line as an SVG outline with its baseline at `y`, independent of the fonts installed on the
 * machine.
 */
export function textPath(line: string, x: number, y: number, style: TextStyle): string {
  const { font, size, colour, tracking = 0 } = style;
  const { glyphs, positions } = font.layout(line);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index];
    const at = pen + (position?.xOffset ?? 0);
    pen += (position?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    const outline = glyph.path.toSVG();
    return outline === '' ? '' : `<path transform="translate(${at.toFixed(1)})" d="${outline}"/>`;
  });
  const scale = size / font.unitsPerEm;
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
