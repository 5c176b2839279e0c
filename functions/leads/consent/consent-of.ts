import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { LeadConsent } from '../store/stored-lead.ts';

interface Given {
  /** Null where the form did not say: the box was not there, and counts as it would have stood. */
  readonly optIn: boolean | null;
  /** Path of the page. */
  readonly page: string;
  /** The terms that were agreed to, word for word; null for none. */
  readonly terms: string | null;
}

/** "Log who, when, how" (Spam Act 2003, ACMA): the sentence as it stood beside the box, the page, the time. */
export function consentOf(
  { leads, site }: Pick<Settings, 'leads' | 'site'>,
  { optIn, page, terms }: Given,
  nowMs: number,
): LeadConsent {
  return {
    optIn: optIn ?? leads.optInDefault,
    text: fill(leads.optInText, { dealer: site.name }),
    page,
    at: nowMs,
    terms,
  };
}
