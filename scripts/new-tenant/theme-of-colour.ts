import type { Settings } from '#src/tenant/settings/subjects.ts';
import { contrastRatio, nearestPassing } from '#src/ui/contrast.ts';

type Colours = Settings['theme']['colours'];

/** WCAG 2.2, 1.4.3; the accent is a link's text too. */
const readable = 4.5;
/** The footer is dark and the hero pale: both keep the brand's hue and leave much room for their text. */
const footerRatio = 11;
const heroRatio = 14.5;

/** `#1f5fd1` of `1F5FD1` or `#15d`; null for what is no colour. */
export function readColour(text: string): string | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (hex === undefined) return null;
  return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex}`;
}

/** A brand's yellow moved until it reads on white is no yellow any more. */
const paleRatio = 2.2;

/** Halfway: a pale colour at its strongest would outshine every photograph. */
function between(one: string, other: string): string {
  const [first, second] = [one, other].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const middle = (first ?? []).map((part, index) => Math.round((part + (second?.[index] ?? part)) / 2));
  return `#${middle.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a site from a brand's one, moved no further than everybody needs to read it. */
export function coloursOf(
  brand: string,
  defaults: Colours,
): Pick<Colours, 'accent' | 'onAccent' | 'footer' | 'hero'> {
  const { surface, surfaceRaised, ink, onFooter, onHero } = defaults;
  const grounds = [surface, surfaceRaised];
  const footer = nearestPassing(brand, [onFooter], footerRatio) ?? defaults.footer;
  const hero = between(nearestPassing(brand, [onHero], heroRatio) ?? defaults.hero, surface);
  if (contrastRatio(brand, surfaceRaised) < paleRatio) {
    const onAccent = nearestPassing(brand, [ink], readable) ?? surfaceRaised;
    return { accent: ink, onAccent, footer, hero };
  }
  const accent = nearestPassing(brand, grounds, readable) ?? defaults.accent;
  // What reads on white reads beneath it.
  return { accent, onAccent: '#ffffff', footer, hero };
}
