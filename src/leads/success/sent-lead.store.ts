import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import type { FormValues } from '../../forms/read-form.ts';
import type { Accepted } from '../../forms/sending/outcome.ts';
import { readStored, type Stored, tabShelf, writeStored } from '../../ui/storage/stored-value.store.ts';
import { type SentLead, sentLeadSchema } from './sent-lead.schema.ts';

const stored: Stored<SentLead | null> = {
  key: 'sent-lead',
  version: 1,
  schema: v.nullable(sentLeadSchema),
  empty: null,
};

/** The last lead sent by this tab, for `/success`; null if none. Kept per tab, because tabs send different leads. */
export const $sentLead = atom<SentLead | null>(null);
onMount($sentLead, () => {
  if ($sentLead.value === null) $sentLead.set(readStored(stored, tabShelf()));
});

/** Replaces the previous record. Returns false if the browser cannot store it for the next page. */
export function rememberSentLead(lead: SentLead): boolean {
  $sentLead.set(lead);
  return writeStored(stored, lead, tabShelf());
}

const THANKS_PATH = '/success';

/** Detail of a `lead-sent` event. `preventDefault` cancels the navigation to the page of thanks. */
export interface LeadSent {
  readonly form: string;
  readonly leadId: string;
  readonly receipt: string | null;
  readonly carSlug: string | null;
  readonly fields: FormValues;
  readonly reply: Accepted;
  /** For trade-ins: "offer accepted" is a separate analytics event (leads and dealer §9). */
  readonly isOfferAccepted: boolean;
}

/**
 * Dispatches `lead-sent` after the server has accepted a lead. Returns false if a listener cancelled the navigation.
 */
export function tellLeadSent(target: EventTarget, fields: FormValues, reply: Accepted): boolean {
  const detail = leadSent(fields, reply);
  return target.dispatchEvent(new CustomEvent('lead-sent', { detail, bubbles: true, cancelable: true }));
}

/**
 * Where to go after a lead was sent: the URL in the reply, or `/success`, or, if the tab cannot store the lead, the
 * lead's own receipt page.
 */
export function thanksAfter(fields: FormValues, reply: Accepted): string {
  const { form, leadId, receipt, carSlug } = leadSent(fields, reply);
  const appointment = reply['appointment'] ?? null;
  const sent = v.safeParse(sentLeadSchema, { form, leadId, receipt, carSlug, at: Date.now(), appointment });
  const isKept = sent.success && rememberSentLead(sent.output);
  const { redirectUrl = THANKS_PATH } = reply;
  if (redirectUrl !== THANKS_PATH) return redirectUrl;
  return isKept ? THANKS_PATH : (receipt ?? THANKS_PATH);
}

function leadSent(fields: FormValues, reply: Accepted): LeadSent {
  const form = String(fields['form'] ?? '');
  const carSlug = String(fields['car_slug'] ?? '') || null;
  const isOfferAccepted = reply['offer_accepted'] === true;
  const { lead_id: leadId, receipt = null } = reply;
  return { form, leadId, receipt, carSlug, fields, reply, isOfferAccepted };
}
