import { html } from 'hono/html';
import { tradeInFrame } from '#src/leads/trade-in/journey/trade-in-frame.ts';
import { offerWords, tradeInCarName } from '#src/leads/trade-in/offer-words.ts';
import type { TradeInState } from '#src/leads/trade-in/trade-in.schema.ts';
import { stageFields } from '#src/leads/trade-in/trade-in-fields.ts';
import { stagesOf, type TradeInStage } from '#src/leads/trade-in/trade-in-stages.ts';
import { stagedValue } from '#src/leads/trade-in/trade-in-values.ts';
import { securityHeaders } from '#src/publish/headers.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { dealerPage, type Markup } from '../../../http/dealer-page.ts';
import type { PublishedSite } from '../../../ports/published-site.ts';
import type { PlateNote } from '../trade-in-paths.ts';
import { offerMarkup } from './offer-markup.ts';
import { fieldsMarkup, plateMarkup } from './stage-markup.ts';

/** The site's own page; nothing runs on it, for its address is the shopper's secret. */
export const tradeInPageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "script-src 'none'; frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

export interface Shown {
  readonly state: TradeInState;
  /** Of the trade-in; its stages stand below it. */
  readonly path: string;
  readonly stage: TradeInStage;
  readonly note: PlateNote | null;
}

/** A stage of a trade-in for a browser without script, within the page that the dealer has published for it. */
export async function tradeInPage(published: PublishedSite, shown: Shown): Promise<string> {
  const { settings } = published;
  const body = stageBody(settings, shown);
  const frame = await published.file('trade-in.html');
  const page = frame === null ? null : tradeInFrame(new TextDecoder().decode(frame), String(await body));
  return page ?? dealerPage(settings, { title: settings.valuation.pages.tradeIn.heading, body });
}

function stageBody(settings: Settings, shown: Shown): Markup {
  const { valuation } = settings;
  if (shown.state.form_completed) {
    const { heading, another } = valuation.screen.done;
    return html`<h1>${heading}</h1><p role="status">${shown.state.message ?? ''}</p>
<p><a class="button" href="/trade-in">${another}</a></p>`;
  }
  return html`${progress(settings, shown)}
<div class="panel trade-in-stage" data-stage="${shown.stage}">${shown.stage === 'offer' ? offerStage(settings, shown) : questions(settings, shown)}</div>
<p class="trade-in-link">${valuation.screen.link.text} <a href="${shown.path}">${valuation.screen.link.own}</a></p>`;
}

function progress({ valuation, forms }: Settings, { stage, path }: Shown): Markup {
  const stages = stagesOf(valuation);
  const step = stages.indexOf(stage) + 1;
  const before = stages[step - 2];
  return html`<p class="form-steps trade-in-steps">${fill(forms.texts.step, { step, steps: stages.length })}: ${valuation.screen.stages[stage]}
 ${before === undefined ? '' : html`<a href="${path}?stage=${before}">${forms.texts.back}</a>`}</p>`;
}

function questions(settings: Settings, { state, path, stage, note }: Shown): Markup {
  const { valuation, forms } = settings;
  const fields = stageFields(stage, settings, state.purchase !== null);
  const draw = stage === 'plate' ? plateMarkup : fieldsMarkup;
  const action = stage === 'condition' ? 'adjustments' : 'details';
  const [heading, text] = headingOf(settings, stage, state);
  return html`<h1>${heading}</h1>
<p class="trade-in-text">${text}</p>
${note === null ? '' : html`<p class="trade-in-message" role="status">${valuation.texts[note]}</p>`}
<form class="form" method="post" action="${path}/${action}">
${stage === 'condition' ? '' : html`<input type="hidden" name="stage" value="${stage}">`}
${draw(fields, (name) => stagedValue(state, name), forms.texts)}
<p class="form-actions"><button class="button">${forms.texts.next}</button></p>
</form>`;
}

function headingOf({ valuation: { screen } }: Settings, stage: TradeInStage, state: TradeInState) {
  const name = tradeInCarName(state.vehicle);
  if (stage === 'car' && name !== '')
    return [fill(screen.car.found, { name }), screen.car.foundText] as const;
  return [screen[stage].heading, screen[stage].text] as const;
}

function offerStage(settings: Settings, { state, path }: Shown): Markup {
  const { valuation, site } = settings;
  const words = offerWords(state, valuation.screen, site.currency);
  return offerMarkup(settings, { state, words, action: `${path}/offer` });
}
