import { html } from 'hono/html';
import type { OwnEnquiry } from '#src/account/enquiry.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Markup } from '../http/dealer-page.ts';
import { momentWords } from '../leads/receipt-rows.ts';

type Words = Pick<Settings, 'garage' | 'site'>;

/** Test drives to come and vehicles that are held, as `src/garage/page/GarageScreen.astro` styles them; null for none. */
export function comingMarkup(enquiries: readonly OwnEnquiry[], { garage }: Words): Markup | null {
  const { texts } = garage.page;
  const open = enquiries.filter(({ is_open }) => is_open);
  if (open.length === 0) return null;
  return html`<ul role="list" class="sent">${open.map(
    ({ kind, message, car, about, path }) => html`<li class="sent-item sent-item--open">
<h3>${kind}</h3>
<p>${message}</p>
<p class="sent-links"><a class="button" href="${path}">${
      about === 'reservation' ? texts.changeReservation : texts.changeDrive
    }</a>${carLink(car)}</p></li>`,
  )}</ul>`;
}

/** What has been sent, but for what stands above as coming up. */
export function enquiriesMarkup(enquiries: readonly OwnEnquiry[], words: Words): Markup | null {
  const { see } = words.garage.page.texts;
  const past = enquiries.filter(({ is_open }) => !is_open);
  if (past.length === 0) return null;
  return html`<ul role="list" class="sent">${past.map(
    ({ kind, sent_at, message, car, path }) => html`<li class="sent-item">
<h3>${kind}</h3>
<p class="sent-date"><time datetime="${sent_at}">${momentWords(Date.parse(sent_at), words).date}</time></p>
<p>${message}</p>
<p class="sent-links"><a href="${path}" aria-label="${see}: ${kind}">${see}</a>${carLink(car)}</p></li>`,
  )}</ul>`;
}

function carLink(car: OwnEnquiry['car']): Markup | '' {
  if (car === null) return '';
  return car.path === null ? html`<span>${car.name}</span>` : html`<a href="${car.path}">${car.name}</a>`;
}
