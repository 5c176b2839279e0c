import { withMainPhone } from '../locations/main-phone.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { withDealerWords } from './dealer-words.ts';
import { withFeatures } from './features.ts';

/** A dealer's settings as pages, functions and search results read them. */
export function siteSettings(settings: Settings): Settings {
  return withFeatures(withDealerWords(withMainPhone(settings)));
}
