import type { HeroSlide } from '../../tenant/settings/editorial/hero-slider.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';

/** Props of all hero variants. */
export interface HeroProps {
  hero: Settings['home']['hero'];
  /** Slides in place of the picture, within their time or before it. */
  slides: readonly HeroSlide[];
  /** Path of the full listing; the default link target. */
  stockPath: string;
  /** Placeholder values. */
  words: Record<string, string>;
}
