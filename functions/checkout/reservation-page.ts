import { html } from 'hono/html';
import type { ReservationReply } from '#src/checkout/reservation.schema.ts';
import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import { appointmentText } from '#src/leads/test-drive/appointment-words.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { imageUrl } from '#src/ui/image-url.ts';
import { fill } from '#src/values/fill.ts';
import { formatMoney } from '#src/values/money.ts';
import { enquiryPath, vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage, type Markup } from '../http/dealer-page.ts';
import type { StoredLead } from '../leads/stored-lead.ts';
import { reservationPageStyle } from './reservation-page-style.ts';

interface Facts {
  readonly settings: Settings;
  readonly reservation: ReservationReply;
  readonly lead: StoredLead;
  /** Of the branch where the car stands, as it is today. */
  readonly recipient: Receipt['recipient'];
  /** From the provider's page, which has not said yet that it was paid. */
  readonly isBack: boolean;
  /** What has just not worked; null for nothing. */
  readonly problem: string | null;
}

/** A reservation for whoever has its link: until when, what was paid, what next, into the calendar, and off again. */
export function reservationPage(facts: Facts): Promise<string> {
  const { settings, reservation, isBack, problem } = facts;
  const { texts } = settings.checkout;
  const { message, car, status } = reservation;
  const sentence = isBack ? fill(texts.confirming, { name: car.name }) : message;
  const isStanding = status === 'held' || status === 'paying';
  const body = html`<div class="head"><h1>${texts.heading}</h1>
<p role="status">${sentence}</p>${problem && html`<p role="alert">${problem}</p>`}</div>
${isStanding ? factsPart(facts) : ''}
${carPart(facts)}
<div class="changes">
${status === 'held' && nextPart(facts)}
${isStanding && releasePart(facts)}
${!isStanding && html`<p><a class="action" href="${enquiryPath(car)}">${settings.checkout.page.similar}</a></p>`}
<p><a href="${vehiclePath(car)}">${fill(texts.back, { name: car.name })}</a></p>
</div>`;
  return dealerPage(settings, { title: texts.heading, body, ownStyle: reservationPageStyle });
}

function factsPart({ settings, reservation, recipient, isBack }: Facts): Markup {
  const { texts } = settings.checkout;
  const { status, held_until: until, amount, payment, calendar, pay, path } = reservation;
  const money = { amount: formatMoney(amount, settings.site.currency) };
  const isPaying = status === 'paying';
  const words: Partial<Record<typeof payment, string>> = { none: texts.notPaid, paid: texts.paid };
  return html`<div class="facts panel">
<h2>${texts.until}</h2>
<p class="big">${appointmentText(Date.parse(until), settings.site.timeZone)}</p>
${!isPaying && html`<p><a class="action" href="${calendar}">${texts.addToCalendar}</a></p>`}
<h2>${texts.amount}</h2>
<p class="big">${fill(words[payment] ?? '{amount}', money)}</p>
${pay && !isBack && html`<p><a class="action" href="${pay}">${fill(texts.pay, money)}</a></p>`}
${isPaying && isBack && html`<p><a class="action" href="${path}?paid=1">${texts.lookAgain}</a></p>`}
${placePart(settings, recipient)}
</div>`;
}

function placePart({ checkout, locations }: Settings, recipient: Facts['recipient']): Markup {
  const { name, address, hours, phone, directions } = recipient;
  return html`<h2>${checkout.texts.where}</h2>
<p><strong>${name}</strong>${address && html`<br>${address}`}${hours && html`<br>${hours}`}</p>
<p class="links">${phone && html`<a href="${phone.href}">${phone.label}</a>`}
${directions && html`<a href="${directions}" rel="noopener">${locations.texts.getDirections}</a>`}</p>`;
}

function carPart({ settings: { images }, lead, reservation: { car } }: Facts): Markup {
  const image = lead.vehicle?.image ?? null;
  const src = image === null ? null : imageUrl(image, Math.min(...images.widths), 3 / 2, images);
  return html`<div class="vehicle">${src && html`<img src="${src}" alt="" width="480" height="320">`}
<p><a href="${vehiclePath(car)}">${car.name}</a></p></div>`;
}

function nextPart({ settings, reservation: { car }, recipient }: Facts): Markup {
  const { next, nextSteps } = settings.checkout.texts;
  const words = { name: car.name, branch: recipient.name };
  return html`<section><h2>${next}</h2>
<ol>${nextSteps.map((step) => html`<li>${fill(step, words)}</li>`)}</ol></section>`;
}

/** Asks before anything is given up, with no script to do so. */
function releasePart({ settings, reservation }: Facts): Markup {
  const { texts } = settings.checkout;
  const { car, amount, payment, path } = reservation;
  const money = formatMoney(amount, settings.site.currency);
  return html`<details><summary>${texts.release}</summary>
<form method="post" action="${path}/release">
<p>${fill(texts.releaseQuestion, { name: car.name })}${payment === 'paid' && ` ${fill(texts.releaseRefund, { amount: money })}`}</p>
<div class="row"><button>${texts.release}</button></div>
</form>
</details>`;
}
