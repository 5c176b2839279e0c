import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import type { Accepted } from '../../forms/outcome.ts';
import type { FormValues } from '../../forms/read-form.ts';
import { readStored, type Stored, tabShelf, writeStored } from '../../ui/stored-value.store.ts';
import { type SentLead, sentLeadSchema } from './sent-lead.schema.ts';

const stored: Stored<SentLead | null> = {
  key: 'sent-lead',
  version: 1,
  schema: v.nullable(sentLeadSchema),
  empty: null,
};

/** What this tab has sent last, for `/success`; null where it has sent nothing. Another tab has sent something else. */
export const $sentLead = atom<SentLead | null>(null);
onMount($sentLead, () => {
  if ($sentLead.value === null) $sentLead.set(readStored(stored, tabShelf()));
});

/** Takes the place of what was sent before; false where the browser keeps nothing for the next page. */
export function rememberSentLead(lead: SentLead): boolean {
  $sentLead.set(lead);
  return writeStored(stored, lead, tabShelf());
}

const thanksPath = '/success';

/** What a `lead-sent` event carries; `preventDefault` keeps the shopper on the page. */
export interface LeadSent {
  readonly form: string;
  readonly leadId: string;
  readonly receipt: string | null;
  readonly carSlug: string | null;
  readonly fields: FormValues;
  readonly reply: Accepted;
  /** Of a trade-in: "offer accepted" is an event of its own (leads and dealer §9). */
  readonly isOfferAccepted: boolean;
}

/** Says on the page that the server has a lead. False when a listener wants the shopper to stay. */
export function tellLeadSent(target: EventTarget, fields: FormValues, reply: Accepted): boolean {
  const detail = leadSent(fields, reply);
  return target.dispatchEvent(new CustomEvent('lead-sent', { detail, bubbles: true, cancelable: true }));
}

/**
 * Where the shopper goes now: where the reply says, or to the page of thanks, else to the lead's own page, which
 * needs nothing kept.
 */
export function thanksAfter(fields: FormValues, reply: Accepted): string {
  const { form, leadId, receipt, carSlug } = leadSent(fields, reply);
  const appointment = reply['appointment'] ?? null;
  const sent = v.safeParse(sentLeadSchema, { form, leadId, receipt, carSlug, at: Date.now(), appointment });
  const isKept = sent.success && rememberSentLead(sent.output);
  const { redirectUrl = thanksPath } = reply;
  if (redirectUrl !== thanksPath) return redirectUrl;
  return isKept ? thanksPath : (receipt ?? thanksPath);
}

function leadSent(fields: FormValues, reply: Accepted): LeadSent {
  const form = String(fields['form'] ?? '');
  const carSlug = String(fields['car_slug'] ?? '') || null;
  const isOfferAccepted = reply['offer_accepted'] === true;
  const { lead_id: leadId, receipt = null } = reply;
  return { form, leadId, receipt, carSlug, fields, reply, isOfferAccepted };
}
