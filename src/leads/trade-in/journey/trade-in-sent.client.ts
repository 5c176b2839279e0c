import * as v from 'valibot';
import type { FormValues } from '../../../forms/read-form.ts';
import { visitSoFar } from '../../form/visit.client.ts';
import { sentLeadSchema } from '../../success/sent-lead.schema.ts';
import { rememberSentLead } from '../../success/sent-lead.store.ts';
import type { TradeInState } from '../trade-in.schema.ts';

/** What is sent with the offer: with the price that is in sight, so that no other is accepted by mistake. */
export function decision(isAccepted: boolean, state: TradeInState | null): FormValues {
  const price = state?.offer_price ?? null;
  return {
    offer_accepted: String(isAccepted && price !== null),
    ...(price !== null && { offer_price: String(price) }),
    url: location.pathname,
    lead_attributes: JSON.stringify(visitSoFar()),
  };
}

/** Tells the page that the trade-in is a lead, and goes to the thanks; false where somebody wants to stay. */
export function goToThanks(host: HTMLElement, state: TradeInState, receipt: string): boolean {
  const sent = v.safeParse(sentLeadSchema, {
    ...{ form: 'trade-in', leadId: state.lead_id, receipt, at: Date.now() },
    carSlug: state.purchase?.slug ?? null,
  });
  if (!sent.success) return false;
  const { form, leadId, carSlug } = sent.output;
  const detail = { form, leadId, receipt, carSlug, fields: {}, isOfferAccepted: state.offer_accepted };
  const event = new CustomEvent('lead-sent', { detail, bubbles: true, cancelable: true });
  if (!host.dispatchEvent(event)) return false;
  location.assign(rememberSentLead(sent.output) ? '/success' : receipt);
  return true;
}
