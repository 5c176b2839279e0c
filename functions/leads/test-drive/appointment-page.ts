import { html } from 'hono/html';
import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import type { AppointmentReply } from '#src/leads/test-drive/test-drive.schema.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '#src/leads/test-drive/test-drive-page.ts';
import type { TimeGroup } from '#src/leads/test-drive/time-choice.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage, type Markup } from '../../http/dealer-page.ts';
import { appointmentPageStyle } from './appointment-page-style.ts';
import { timeOptions } from './free-times-field.ts';

interface Facts {
  readonly settings: Settings;
  readonly appointment: AppointmentReply;
  /** Of the branch, as it is today. */
  readonly recipient: Receipt['recipient'];
  /** Address of a picture of the car; null for none. */
  readonly image: string | null;
  /** Where else it may be moved to. */
  readonly others: readonly TimeGroup[];
}

/** An appointment for whoever has its link: when, where, into the calendar, to another time, and off again. */
export function appointmentPage(facts: Facts): Promise<string> {
  const { settings, appointment } = facts;
  const { texts } = settings.appointments;
  const { message, label, car, status } = appointment;
  const body = html`<div class="head"><h1>${texts.heading}</h1>
<p role="status">${message}</p></div>
<div class="facts panel">
<h2>${texts.when}</h2>
<p class="big">${status === 'cancelled' ? html`<s>${label}</s>` : label}</p>
${status === 'booked' && html`<p><a class="action" href="${appointment.calendar}">${texts.addToCalendar}</a></p>`}
${place(facts)}
</div>
${vehicle(facts)}
<div class="changes">
${status === 'booked' ? changes(facts) : bookAgain(facts)}
<p><a href="${car === null ? '/' : vehiclePath(car)}">${fill(texts.back, { name: car?.name ?? settings.site.name })}</a></p>
</div>`;
  return dealerPage(settings, { title: texts.heading, body, ownStyle: appointmentPageStyle });
}

function place({ settings, appointment: { location }, recipient }: Facts): Markup {
  const { texts } = settings.appointments;
  const { phone, directions } = recipient;
  return html`<h2>${texts.where}</h2>
<p><strong>${location.name}</strong>${location.address && html`<br>${location.address}`}</p>
<p class="links">${phone && html`<a href="${phone.href}">${phone.label}</a>`}
${directions && html`<a href="${directions}" rel="noopener">${settings.locations.texts.getDirections}</a>`}</p>`;
}

function vehicle({ appointment: { car }, image }: Facts): Markup | '' {
  if (car === null) return '';
  return html`<div class="vehicle">${image && html`<img src="${image}" alt="" width="480" height="320">`}
<p><a href="${vehiclePath(car)}">${car.name}</a></p></div>`;
}

/** Both ask before they do anything, with no script to do so. */
function changes({ settings, appointment, others }: Facts): Markup {
  const { texts } = settings.appointments;
  const { path, label } = appointment;
  const times = html`<form method="post" action="${path}/move">
<label for="booking-at">${texts.newTime}</label>
<select id="booking-at" name="booking_at" required><option value="">${settings.forms.texts.choose}</option>${timeOptions(others)}</select>
<div class="row"><button>${texts.moveButton}</button></div>
</form>`;
  return html`<details name="change"><summary>${texts.move}</summary>
${others.length === 0 ? html`<p>${texts.noOtherTime}</p>` : times}
</details>
<details name="change"><summary>${texts.cancel}</summary>
<form method="post" action="${path}/cancel">
<p>${fill(texts.cancelQuestion, { when: label })}</p>
<div class="row"><button>${texts.cancelButton}</button></div>
</form>
</details>`;
}

function bookAgain({ settings, appointment: { car } }: Facts): Markup | '' {
  if (!hasTestDrives(settings)) return '';
  const path = car === null ? TEST_DRIVE_PATH : `${vehiclePath(car)}/test-drive`;
  return html`<p><a class="action" href="${path}">${settings.appointments.texts.bookAgain}</a></p>`;
}
