import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { LeadConsent } from '../store/stored-lead.ts';

interface Given {
  /**
   * Null when the form did not send it because it shows no checkbox; the checkbox's default then
   * applies.
   */
  readonly optIn: boolean | null;
  /** Path of the page with the form. */
  readonly page: string;
  /** The exact terms that were agreed to; null for none. */
  readonly terms: string | null;
}

/**
 * "Log who, when, how" (Spam Act 2003, ACMA): the sentence beside the checkbox, the page and the
 * time.
 */
export function leadConsent(
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
