import type { Settings } from '../../tenant/settings/subjects.ts';

/** Props of all hero variants. */
export interface HeroProps {
  hero: Settings['home']['hero'];
  /** Path of the full listing; the default link target. */
  stockPath: string;
  /** Placeholder values. */
  words: Record<string, string>;
}
