import type { Context } from 'hono';
import * as v from 'valibot';
import { leadEnvelopeSchema } from '#src/leads/lead-envelope.schema.ts';
import { box, optionalMessage, tickedBox } from '#src/leads/lead-fields.schema.ts';
import { routeLead } from '#src/leads/routing/lead-routing.ts';
import { tradeInOfferEntries } from '#src/leads/trade-in/trade-in.schema.ts';
import type { LeadSettings } from '#src/tenant/settings/leads/leads.schema.ts';
import { fill } from '#src/values/fill.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { addStatement, countOfToday, isCounting } from '../../analytics/count-event.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { readBody } from '../../http/read-body.ts';
import { problemReply } from '../../http/replies/problem.ts';
import type { Ports } from '../../ports/ports.ts';
import { carOf } from '../car-of.ts';
import { leadContext } from '../lead-context.ts';
import { leadLimitReply } from '../lead-limit-reply.ts';
import type { NewLead } from '../store/new-lead.ts';
import { storeLead } from '../store/store-lead.ts';
import { stateOf, type TradeInTools, tradeInOf, unknownTradeIn } from './show-trade-in.ts';
import { offerOf, sellerContact, tradeFields } from './trade-in-lead-fields.ts';
import { completeStatement, type TradeIn } from './trade-ins.ts';

const { opt_in, url, lead_attributes, homepage, filled_in_ms } = leadEnvelopeSchema.entries;

/** `POST /api/trade-in/{token}/offer`. */
export function offerSchema({ texts, terms }: Pick<LeadSettings, 'texts' | 'terms'>) {
  return v.object({
    ...tradeInOfferEntries(texts),
    message: optionalMessage(texts),
    terms_conditions: terms.required ? tickedBox(terms.message) : box,
    ...{ opt_in, url, lead_attributes, homepage, filled_in_ms },
  });
}

type Sent = v.InferOutput<ReturnType<typeof offerSchema>>;
interface Own {
  readonly tradeIn: TradeIn;
  readonly token: string;
}

/**
 * The last stage: the shopper accepts the offer or asks to be called. The trade-in becomes a lead,
 * once, and cannot change any more. "Offer accepted" (event 18) is counted here instead of in the
 * browser.
 */
export async function sendTradeIn(c: Context<AppEnv>, tools: TradeInTools, token: string): Promise<Response> {
  const { ports, value } = tools;
  const { published } = c.var;
  const unvalued = await tradeInOf(c, ports, token);
  if (unvalued === null) return unknownTradeIn(c);
  const own = { tradeIn: await value(published, unvalued), token };
  const sent = await readBody(c, offerSchema(published.settings.leads));
  if (!sent.ok) return sent.reply;
  const refusal = await refusalOf(c, tools, own.tradeIn, sent.value);
  if (refusal !== null) return refusal;
  // A trade-in already sent makes no second lead.
  const isRetry = own.tradeIn.isCompleted;
  const tooMany = isRetry ? null : await leadLimitReply(c, ports, sellerContact(own.tradeIn));
  if (tooMany !== null) return tooMany;
  const lead = await leadOf(c, ports, own, sent.value);
  const stored = await storeLead(ports, published, lead).catch((error: unknown) => ({ error }));
  const after = await tradeInOf(c, ports, token);
  if ('error' in stored) {
    // It was changed in another window, or sent with another answer: the stored state is shown.
    if (after?.isCompleted) return stateReply(c, tools, after, null);
    if (after === null || isSame(after, own.tradeIn)) throw stored.error;
    return changed(c, tools, after);
  }
  if (after === null) throw new Error('A trade-in that was just sent was not found.');
  if (wantsPage(c.req.raw)) return c.redirect(stored.receiptPath, 303);
  return stateReply(c, tools, after, stored.receiptPath);
}

async function stateReply(
  c: Context<AppEnv>,
  tools: TradeInTools,
  tradeIn: TradeIn,
  receipt: string | null,
): Promise<Response> {
  return c.json({ ...(await stateOf(c, tools, tradeIn)), receipt });
}

function isSame(one: TradeIn, other: TradeIn): boolean {
  const { details, adjustments } = one.stored;
  const isUnchanged = details === other.stored.details && adjustments === other.stored.adjustments;
  return isUnchanged && one.isCompleted === other.isCompleted;
}

async function refusalOf(
  c: Context<AppEnv>,
  tools: TradeInTools,
  tradeIn: TradeIn,
  { offer_accepted, offer_price }: Sent,
): Promise<Response | null> {
  const { texts } = c.var.published.settings.valuation;
  const { name, phone } = tradeIn.details;
  if (name === '' || phone === '') {
    const missing = [...(name === '' ? ['name'] : []), ...(phone === '' ? ['phone'] : [])];
    const errors = missing.map((field) => ({ field, message: texts.contactFirst }));
    return problemReply({ status: 422, title: 'No contact', detail: texts.contactFirst, errors });
  }
  if (offer_accepted !== true || tradeIn.isCompleted) return null;
  const offer = offerOf(tradeIn)?.offer ?? null;
  if (offer === null) return problemReply({ status: 409, title: 'No offer', detail: texts.noOffer });
  return offer_price === null || offer_price === offer ? null : changed(c, tools, tradeIn);
}

async function changed(c: Context<AppEnv>, tools: TradeInTools, tradeIn: TradeIn): Promise<Response> {
  const { valuation, site } = c.var.published.settings;
  const price = offerOf(tradeIn)?.offer ?? null;
  const offer = price === null ? '' : formatWholeMoney(price, site.currency);
  const detail = price === null ? valuation.texts.noOffer : fill(valuation.texts.changed, { offer });
  const more = await stateOf(c, tools, tradeIn);
  return problemReply({ status: 409, title: 'Changed', detail, more });
}

async function leadOf(
  c: Context<AppEnv>,
  { now }: Ports,
  { tradeIn, token }: Own,
  sent: Sent,
): Promise<NewLead> {
  const { published } = c.var;
  const { settings } = published;
  const { leads, valuation, locations } = settings;
  const nowMs = now();
  const isAccepted = sent.offer_accepted === true;
  const acceptedOffer = isAccepted ? (offerOf(tradeIn)?.offer ?? null) : null;
  const vehicle: Vehicle | null = await carOf(published, { car_slug: tradeIn.slug ?? '' });
  const asked = { chosen: tradeIn.details.location_id, dealership: '', vehicle, work: 'sales' } as const;
  const terms = leads.terms.required ? leads.terms.text : null;
  const event = { kind: 'offer-accepted', key: vehicle?.id ?? '' } as const;
  return {
    ...leadContext(c, { ...sent, idempotency_key: '' }, { terms, nowMs }),
    idempotencyKey: `trade-in ${token}`,
    category: valuation.lead.category,
    subcategory: isAccepted ? valuation.lead.accepted : valuation.lead.sent,
    fields: {
      ...sellerContact(tradeIn),
      ...(sent.message !== '' && { message: sent.message }),
      ...tradeFields(tradeIn, settings),
      ...(acceptedOffer !== null && { trade_offer_accepted: acceptedOffer }),
    },
    ...{ vehicle, routing: routeLead(asked, locations) },
    with: (lead) => [
      completeStatement(tradeIn, { lead, acceptedOffer, nowMs }),
      ...(isAccepted && isCounting(published)
        ? [addStatement(countOfToday(published, event, nowMs), 1)]
        : []),
    ],
  };
}
