import { contrastRatio } from '#src/ui/theme/contrast.ts';

/**
 * The text colour for a background `#rrggbb`: the wanted one if its contrast meets WCAG AA, else
 * black or white.
 */
export function readableTextColour(background: string, wanted?: string): string {
  if (wanted !== undefined && contrastRatio(wanted, background) >= 4.5) return wanted;
  return contrastRatio('#ffffff', background) >= contrastRatio('#000000', background) ? '#ffffff' : '#000000';
}
