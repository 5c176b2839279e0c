import { answerLines } from '#src/leads/trade-in/trade-in-answers.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { leadFieldsOf } from '../form/lead-fields-of.ts';
import type { LeadFields } from '../store/stored-lead.ts';
import type { TradeIn } from './trade-ins.ts';

/** The estimate with its offer; null without one. */
export function offerOf({ valuation }: TradeIn) {
  return valuation === null || typeof valuation === 'string' ? null : valuation;
}

/** The seller's contact details; "preferred contact defaults to Phone" (leads and dealer §5). */
export function sellerContact({ details }: TradeIn): LeadFields {
  const { name, last_name, phone, email, postcode, PreferredContactMethod, finance, message } = details;
  const method = PreferredContactMethod || 'Phone';
  const tradeIn = details['do-you-have-a-trade-in'];
  return leadFieldsOf({
    ...{ name, last_name, phone, email, postcode, finance, message },
    PreferredContactMethod: method,
    'do-you-have-a-trade-in': tradeIn,
  });
}

/** The shopper's car under separate field names: in ADF it is the second vehicle of the lead. */
export function tradeFields(tradeIn: TradeIn, { valuation: { adjustments } }: Settings): LeadFields {
  const { rego, regoState, year, make, model, badge, vin, kms } = tradeIn.details;
  const offer = offerOf(tradeIn);
  return leadFieldsOf({
    ...{ trade_year: year, trade_make: make, trade_model: model, trade_badge: badge, trade_vin: vin },
    ...{ trade_rego: rego, trade_rego_state: regoState, trade_odometer_km: kms },
    ...(offer && { trade_valuation_low: offer.low, trade_valuation_high: offer.high }),
    trade_notes: answerLines(adjustments, tradeIn.answers).join('\n'),
  });
}
