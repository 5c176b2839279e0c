import { html } from 'hono/html';
import type { AppointmentReply } from '#src/leads/test-drive/test-drive.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage } from '../../http/dealer-page.ts';

/** An appointment for a browser without script: when, where, into the calendar, and off again. */
export function appointmentPage(settings: Settings, appointment: AppointmentReply): Promise<string> {
  const { texts } = settings.appointments;
  const { message, location, car, status, path, calendar } = appointment;
  const lines = [car?.name, location.name, location.address, location.phone].filter(Boolean);
  const actions =
    status === 'booked'
      ? html`<p><a href="${calendar}">${texts.addToCalendar}</a></p>
<form method="post" action="${path}/cancel"><div class="row"><button>${texts.cancel}</button></div></form>`
      : '';
  const home = car === null ? '/' : vehiclePath(car);
  const body = html`<h1>${texts.heading}</h1>
<p role="status">${message}</p>
<p>${lines.map((line) => html`${line}<br>`)}</p>
${actions}
<p><a href="${home}">${fill(texts.back, { name: car?.name ?? settings.site.name })}</a></p>`;
  return dealerPage(settings, { title: texts.heading, body });
}
