import type { Settings } from '../tenant/settings/subjects.ts';
import type { FactLanguage } from '../values/vehicle/stock-word.ts';

/** The language in which a dealer's site shows the facts of its vehicles. */
export function factLanguage({ site, search }: Pick<Settings, 'site' | 'search'>): FactLanguage {
  return { locale: site.locale, words: search.screen.words };
}
