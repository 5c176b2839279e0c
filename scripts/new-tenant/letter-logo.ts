import type { Font } from 'fontkit';
import { fontFile, openFont } from '#functions/documents/fonts/dealer-fonts.ts';
import { textPath, textWidth } from '#functions/documents/share-image/svg-text.ts';
import type { TypefaceName } from '#src/ui/theme/fonts.ts';

/** Pixels; the height of the demo dealers' logos. */
const HEIGHT = 44;
/** A wider name is written in two lines, to leave room for the menu. */
const WIDEST_LINE = 190;
const sizes = { alone: 24, ofTwo: 18 };
const GAP = 12;
const PADDING = 2;
const FAVICON_SIZE = 48;
const WEIGHT = 700;

interface LogoColours {
  readonly accent: string;
  readonly onAccent: string;
  readonly text: string;
}

export interface LetterLogo {
  readonly logo: { readonly svg: string; readonly width: number; readonly height: number };
  readonly favicon: string;
}

/**
 * A logo of a dealer's initials and name, until it has its own. The letters are outlines in the theme's
 * typeface, because an SVG used as an image cannot load fonts.
 */
export function letterLogo(name: string, typeface: TypefaceName, colours: LogoColours): LetterLogo {
  const font = openFont(fontFile(typeface, WEIGHT));
  const left = HEIGHT + GAP;
  const { svg: words, width: wordsWidth } = wordsOf(name, font, colours.text, left);
  const width = Math.ceil(left + wordsWidth + PADDING);
  return {
    logo: {
      svg: svgOf(name, width, HEIGHT, badgeOf(font, name, HEIGHT, colours) + words),
      width,
      height: HEIGHT,
    },
    favicon: svgOf(name, FAVICON_SIZE, FAVICON_SIZE, badgeOf(font, name, FAVICON_SIZE, colours)),
  };
}

/** `City Motors of Perth` → `CM`. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const capitals = words.filter((word) => /^[\p{Lu}\d]/u.test(word));
  const letters = (capitals.length > 0 ? capitals : words).map((word) => word.charAt(0).toUpperCase());
  return letters.slice(0, 2).join('');
}

/** One line, or two of similar length; smaller if those are too long. */
function wordsOf(name: string, font: Font, colour: string, left: number): { svg: string; width: number } {
  const alone = { font, size: sizes.alone, colour };
  const width = textWidth(name, alone);
  const lines = width <= WIDEST_LINE ? [name] : halves(name);
  if (lines.length === 1 && width <= WIDEST_LINE)
    return { svg: textPath(name, left, baselineOf(alone.size, HEIGHT), alone), width };
  const widest = Math.max(...lines.map((line) => textWidth(line, { ...alone, size: sizes.ofTwo })));
  const style = { ...alone, size: sizes.ofTwo * Math.min(1, WIDEST_LINE / widest) };
  const row = HEIGHT / lines.length;
  const svg = lines.map((line, index) =>
    textPath(line, left, index * row + baselineOf(style.size, row), style),
  );
  return { svg: svg.join(''), width: Math.min(widest, WIDEST_LINE) };
}

/** Splits at the space nearest to the middle; a single word stays whole. */
function halves(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [first, ...others] = spaces;
  if (first === undefined) return [name];
  const middle = name.length / 2;
  const at = others.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a), first);
  return [name.slice(0, at), name.slice(at + 1)];
}

function svgOf(name: string, width: number, tall: number, content: string): string {
  const label = name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${tall}" width="${width}" height="${tall}" role="img" aria-label="${label}">${content}</svg>\n`;
}

function badgeOf(font: Font, name: string, size: number, { accent, onAccent }: LogoColours): string {
  const style = { font, size: size * 0.44, colour: onAccent };
  const letters = initialsOf(name);
  const left = (size - textWidth(letters, style)) / 2;
  const words = textPath(letters, left, baselineOf(style.size, size), style);
  return `<rect width="${size}" height="${size}" rx="${Math.round(size / 5)}" fill="${accent}"/>${words}`;
}

/** Centres capitals vertically; their height is about seven tenths of the font size. */
function baselineOf(size: number, within: number): number {
  return within / 2 + size * 0.35;
}
