import { html } from 'hono/html';
import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { dealerPage, type Markup } from '../http/dealer-page.ts';
import { receiptPageStyle } from './receipt-page-style.ts';
import { momentWords } from './receipt-rows.ts';

type Words = Pick<Settings, 'site' | 'leads' | 'success' | 'appointments' | 'theme' | 'garage' | 'account'>;

interface Facts {
  readonly settings: Words;
  readonly receipt: Receipt;
  /** Where it is asked for; the form on the page stands below it. */
  readonly path: string;
}

/**
 * What a shopper sent, to whom, and what happens next, with a way to withdraw the agreement to offers and news:
 * the same as `/success`, for browsers without script and for later.
 */
export function receiptPage({ settings, receipt, path }: Facts): Promise<string> {
  const { heading, intro, sent, vehicle } = receipt;
  const { receipt: texts } = settings.leads;
  const { name: dealer } = settings.site;
  const body = html`<div class="head"><h1>${heading}</h1>
<p>${intro}</p></div>
<div class="first">
${appointmentPart(receipt, settings)}
${receipt.offer && html`<section class="panel"><h2>${receipt.offer.label}</h2><p class="big">${receipt.offer.text}</p></section>`}
${nextPart(receipt, settings)}
</div>
<div class="second">
${recipientPart(receipt, settings)}
${vehiclePart(receipt, settings)}
</div>
<div class="third">
<h2>${texts.sent}</h2>
<dl>
${vehicle && row(texts.vehicle, vehicle.name)}
${sent.map(({ label, text }) => row(label, text))}
</dl>
<h2>${texts.consent}</h2>
${agreement(settings, receipt, path)}
<p><a href="/">${fill(texts.back, { dealer })}</a></p>
</div>`;
  return dealerPage(settings, { title: heading, body, ownStyle: receiptPageStyle });
}

function appointmentPart({ appointment }: Receipt, { success, appointments }: Words): Markup | '' {
  if (appointment === null) return '';
  const { label, location, status, calendar, path } = appointment;
  const isBooked = status === 'booked';
  return html`<section class="panel"><h2>${success.texts.when}</h2>
<p class="big">${label}</p>
<p>${location.name}${location.address && html`<br>${location.address}`}</p>
${
  isBooked &&
  html`<p class="row"><a class="action" href="${calendar}">${appointments.texts.addToCalendar}</a>
<a href="${path}">${appointments.texts.change}</a></p>`
}</section>`;
}

function nextPart({ next }: Receipt, { success }: Words): Markup | '' {
  if (next.length === 0) return '';
  return html`<section><h2>${success.texts.next}</h2>
<ol>${next.map((step) => html`<li>${step}</li>`)}</ol></section>`;
}

function recipientPart({ recipient }: Receipt, { success: { texts } }: Words): Markup {
  const { name, phone, hours, address, directions } = recipient;
  return html`<section class="panel"><h2>${texts.branch}</h2>
<p><strong>${name}</strong>${hours && html`<br>${hours}`}${address && html`<br>${address}`}</p>
<p class="row">${phone && html`<a class="action" href="${phone.href}">${fill(texts.call, { phone: phone.label })}</a>`}
${directions && html`<a href="${directions}" rel="noopener">${texts.directions}</a>`}</p></section>`;
}

function vehiclePart({ vehicle }: Receipt, { success: { texts } }: Words): Markup | '' {
  if (vehicle === null || vehicle.path === null) return '';
  const { name, path, image } = vehicle;
  return html`<section>${image && html`<img src="${image}" alt="" width="480" height="320">`}
<p><strong>${name}</strong><br><a href="${path}">${texts.viewVehicle}</a></p></section>`;
}

function agreement(settings: Words, { consent }: Receipt, path: string): Markup {
  const { receipt } = settings.leads;
  if (consent.withdrawn_at !== null) {
    const words = momentWords(Date.parse(consent.withdrawn_at), settings);
    return html`<p role="status">${fill(receipt.withdrawn, words)}</p>`;
  }
  if (!consent.opt_in) return html`<p>${receipt.declined}</p>`;
  return html`<p>${receipt.agreed} ${consent.text}</p>
<form method="post" action="${path}/withdraw">
<p>${receipt.withdrawNote}</p>
<div class="row"><button>${receipt.withdraw}</button></div>
</form>`;
}

function row(label: string, text: string): Markup {
  return html`<dt>${label}</dt><dd>${text}</dd>
`;
}
