import { html } from 'hono/html';
import { type OfferWords, tradeInCarName } from '#src/leads/trade-in/offer-words.ts';
import type { TradeInState } from '#src/leads/trade-in/trade-in.schema.ts';
import { stageFields } from '#src/leads/trade-in/trade-in-fields.ts';
import { stagedValue } from '#src/leads/trade-in/trade-in-values.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { trapField } from '#src/values/form-trap.ts';
import type { Markup } from '../../../http/dealer-page.ts';
import { fieldsMarkup, tickMarkup } from './stage-markup.ts';

interface Offered {
  readonly state: TradeInState;
  readonly words: OfferWords | null;
  readonly action: string;
}

/** The estimate with the form that ends the trade-in: it is accepted, or somebody calls. */
export function offerMarkup(settings: Settings, { state, words, action }: Offered): Markup {
  const { screen } = settings.valuation;
  return html`<h1>${words === null ? screen.offer.call : tradeInCarName(state.vehicle) || screen.offer.heading}</h1>
${words === null ? html`<p>${state.message ?? ''}</p>` : estimate(settings, state, words)}
<form class="form" method="post" action="${action}">
<p class="form-trap" aria-hidden="true"><label>${trapField}<input name="${trapField}" tabindex="-1" autocomplete="off"></label></p>
${fieldsMarkup(stageFields('offer', settings, false), (name) => stagedValue(state, name), settings.forms.texts)}
${agreements(settings)}
<input type="hidden" name="url" value="/trade-in">
${words === null ? '' : html`<input type="hidden" name="offer_price" value="${state.offer_price ?? ''}">`}
<p class="form-actions">${buttons(settings, words)}</p>
</form>`;
}

function estimate(
  { valuation: { screen } }: Settings,
  { purchase }: TradeInState,
  words: OfferWords,
): Markup {
  const { offer, range, basis, conditions, difference } = words;
  return html`<div class="offer">
<p class="offer-lead">${screen.offer.text}</p>
<p class="offer-figure figures">${offer}</p>
<p>${range}</p>
<p class="offer-basis small">${basis} ${conditions}</p>
</div>
${difference === null || purchase === null ? '' : html`<div class="offer-difference"><p>${purchase.name}</p><p class="offer-left figures">${difference.text}</p><p class="small muted">${difference.basis}</p></div>`}`;
}

function agreements({ leads, site }: Settings): Markup {
  const { optInText, optInDefault, terms } = leads;
  return html`${tickMarkup('opt_in', fill(optInText, { dealer: site.name }), { isTicked: optInDefault })}
${terms.required ? tickMarkup('terms_conditions', terms.text, { isRequired: true }) : ''}`;
}

function buttons({ valuation: { screen } }: Settings, words: OfferWords | null): Markup {
  if (words === null) return html`<button class="button">${screen.offer.send}</button>`;
  return html`<button class="button" name="offer_accepted" value="true">${words.accept}</button>
<button class="button button--quiet" name="offer_accepted" value="false">${screen.offer.decline}</button>`;
}
