import type { Settings } from '../tenant/settings/subjects.ts';

/** What each variant of the hero is given. */
export interface HeroProps {
  hero: Settings['home']['hero'];
  /** Link to everything in stock, used where the settings name no other target. */
  stockPath: string;
  /** Placeholders of the dealer's texts. */
  words: Record<string, string>;
}
