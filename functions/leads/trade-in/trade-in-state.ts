import { readRegoState } from '#src/leads/trade-in/number-plate.ts';
import type { Purchase, TradeInState } from '#src/leads/trade-in/trade-in.schema.ts';
import { knownAnswers } from '#src/leads/trade-in/trade-in-answers.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { formatPhone } from '#src/values/contact/phone.ts';
import { fill } from '#src/values/fill.ts';
import { formatWholeMoney } from '#src/values/money.ts';
import type { StoredValuation, TradeIn } from './trade-ins.ts';

type Shown = Pick<Settings, 'valuation' | 'site'>;

/** Why there is no estimate, in the dealer's words. */
function reasonText(reason: Exclude<StoredValuation, object>, { texts, ...rules }: Settings['valuation']) {
  switch (reason) {
    case 'incomplete':
      return texts.incomplete;
    case 'too-old':
      return fill(texts.tooOld, { years: rules.maxYears });
    case 'too-far':
      return fill(texts.tooFar, { kilometres: rules.maxKilometres.toLocaleString('en-AU') });
    case 'too-few':
      return texts.tooFew;
  }
}

function shownValuation(
  valuation: StoredValuation | null,
  { valuation: { texts }, site }: Shown,
): TradeInState['valuation'] {
  if (valuation === null || typeof valuation === 'string') return null;
  const { low, high, comparables } = valuation;
  const basis =
    comparables === null
      ? texts.basisOfService
      : fill(texts.basis, { count: comparables, cars: site.vehicleWord.many });
  return { low, high, comparables, basis, conditions: texts.conditions };
}

function messageOf(tradeIn: TradeIn, { valuation: settings, site }: Shown): string | null {
  const { valuation, offerPrice, isCompleted } = tradeIn;
  if (isCompleted) {
    const offer = offerPrice === null ? '' : formatWholeMoney(offerPrice, site.currency);
    return offer === '' ? settings.texts.sent : fill(settings.texts.accepted, { offer });
  }
  return typeof valuation === 'string' ? reasonText(valuation, settings) : null;
}

/** What the shopper sees of a trade-in. */
export function tradeInState(tradeIn: TradeIn, settings: Shown, purchase: Purchase | null): TradeInState {
  const { details, answers, valuation, lead } = tradeIn;
  const { rego, regoState, kms, year, make, model, badge, vin: _vin, nvic: _nvic, ...contact } = details;
  const isKnown = year !== null || make !== '' || model !== '' || badge !== '';
  const offer = valuation !== null && typeof valuation !== 'string' ? valuation.offer : null;
  return {
    ...{ rego, kms, contact: { ...contact, phone: formatPhone(contact.phone) } },
    regoState: readRegoState(regoState) ?? '',
    vehicle: isKnown ? { year, make, model, badge } : null,
    adjustmentAnswers: knownAnswers(settings.valuation.adjustments, answers),
    valuation: shownValuation(valuation, settings),
    message: messageOf(tradeIn, settings),
    offer_price: tradeIn.isCompleted ? tradeIn.offerPrice : offer,
    purchase,
    offer_accepted: tradeIn.isOfferAccepted,
    form_completed: tradeIn.isCompleted,
    lead_id: lead,
  };
}
