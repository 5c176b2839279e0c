/** Red, green and blue from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Contrast ratio of two hex colours, from 1 (equal) to 21 (black on white); the order does not matter.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(parseHex(one)), luminance(parseHex(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The colour closest to `colour` that reaches the ratio on every background. The hue is kept; lightness changes in
 * whichever direction needs the smaller step. Undefined if no colour does.
 */
export function nearestPassing(
  colour: string,
  grounds: readonly string[],
  ratio: number,
): string | undefined {
  const start = toOklab(parseHex(colour));
  for (let step = 0; step <= 1000; step += 1) {
    const candidates = [start[0] - step / 1000, start[0] + step / 1000]
      .map((lightness) => Math.min(1, Math.max(0, lightness)))
      .map((lightness) => formatHex(inGamut(lightness, start[1], start[2])));
    const passing = candidates.find((candidate) =>
      grounds.every((ground) => contrastRatio(candidate, ground) >= ratio),
    );
    if (passing !== undefined) return passing;
  }
  return undefined;
}

function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (match === null) throw new RangeError(`"${hex}" is not a hex colour such as "#1a2b3c".`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue];
}

function formatHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = toLinear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(rgb: Rgb): Rgb {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
}

function fromLinear(rgb: Rgb): Rgb {
  const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
  return [gamma(rgb[0]), gamma(rgb[1]), gamma(rgb[2])];
}

type Oklab = readonly [lightness: number, a: number, b: number];

/** @see https://bottosson.github.io/posts/oklab/ */
function toOklab(rgb: Rgb): Oklab {
  const [red, green, blue] = toLinear(rgb);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Very light and very dark colours allow less chroma in sRGB: reduces the chroma until the colour fits. */
function inGamut(lightness: number, a: number, b: number): Rgb {
  for (let kept = 1; kept >= 0; kept -= 0.02) {
    const linear = fromOklab([lightness, a * kept, b * kept]);
    if (linear.every((part) => part >= -0.0005 && part <= 1.0005)) return clamp(fromLinear(clamp(linear)));
  }
  return clamp(fromLinear(clamp(fromOklab([lightness, 0, 0]))));
}

function clamp(rgb: Rgb): Rgb {
  const within = (part: number) => Math.min(1, Math.max(0, part));
  return [within(rgb[0]), within(rgb[1]), within(rgb[2])];
}
