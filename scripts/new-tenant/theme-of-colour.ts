import type { Settings } from '#src/tenant/settings/subjects.ts';
import { contrastRatio, nearestPassing } from '#src/ui/theme/contrast.ts';

type Colours = Settings['theme']['colours'];

/** WCAG 2.2, 1.4.3; the accent is also the colour of links. */
const READABLE = 4.5;
/** The footer is dark and the hero pale: both keep the brand's hue with high contrast for their text. */
const FOOTER_RATIO = 11;
const HERO_RATIO = 14.5;

/** Normalises `1F5FD1` or `#15d` to `#1f5fd1`; null if invalid. */
export function readColour(text: string): string | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
}

/**
 * Below this contrast a colour is kept, because darkening a yellow until it is readable on white would change
 * its hue.
 */
const PALE_RATIO = 2.2;

/** The middle between two colours: a pale colour at full strength would outshine photographs. */
function between(one: string, other: string): string {
  const [first, second] = [one, other].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const middle = (first ?? []).map((part, index) => Math.round((part + (second?.[index] ?? part)) / 2));
  return `#${middle.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A site's colours from one brand colour, changed only as far as readability requires. */
export function coloursOf(
  brand: string,
  defaults: Colours,
): Pick<Colours, 'accent' | 'onAccent' | 'footer' | 'hero'> {
  const { surface, surfaceRaised, ink, onFooter, onHero } = defaults;
  const grounds = [surface, surfaceRaised];
  const footer = nearestPassing(brand, [onFooter], FOOTER_RATIO) ?? defaults.footer;
  const hero = between(nearestPassing(brand, [onHero], HERO_RATIO) ?? defaults.hero, surface);
  if (contrastRatio(brand, surfaceRaised) < PALE_RATIO) {
    const onAccent = nearestPassing(brand, [ink], READABLE) ?? surfaceRaised;
    return { accent: ink, onAccent, footer, hero };
  }
  const accent = nearestPassing(brand, grounds, READABLE) ?? defaults.accent;
  // A colour with enough contrast as text on white also has enough below white text.
  return { accent, onAccent: '#ffffff', footer, hero };
}
