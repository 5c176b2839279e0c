import type { Settings } from '../tenant/settings/subjects.ts';
import { formatPhone } from '../values/contact/phone.ts';
import { fill } from '../values/fill.ts';

/** "You can also call {phone}.", after something that could not be sent; `''` for a dealer without a number. */
export function orCall({ forms, site }: Pick<Settings, 'forms' | 'site'>): string {
  return site.phone === null ? '' : fill(forms.texts.orCall, { phone: formatPhone(site.phone) });
}
