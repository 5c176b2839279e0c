/** The text colour for a background `#rrggbb`: the wanted one if it reaches WCAG AA, else black or white. */
export function readableOn(background: string, wanted?: string): string {
  if (wanted !== undefined && contrastOf(wanted, background) >= 4.5) return wanted;
  return contrastOf('#ffffff', background) >= contrastOf('#000000', background) ? '#ffffff' : '#000000';
}

/** From 1 to 21 (WCAG 2.2, "contrast ratio"): black on white is 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
