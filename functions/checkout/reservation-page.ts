import { html } from 'hono/html';
import type { ReservationReply } from '#src/checkout/reservation.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage } from '../http/dealer-page.ts';

/** A reservation for a browser without script: until when it stands, and the way to give it up. */
export function reservationPage(settings: Settings, reservation: ReservationReply): Promise<string> {
  const { texts } = settings.checkout;
  const { message, car, status, path } = reservation;
  const release = html`<form method="post" action="${path}/release">
<div class="row"><button>${texts.release}</button></div>
</form>`;
  const body = html`<h1>${texts.heading}</h1>
<p role="status">${message}</p>
${status === 'held' ? release : ''}
<p><a href="${vehiclePath(car)}">${fill(texts.back, { name: car.name })}</a></p>`;
  return dealerPage(settings, { title: texts.heading, body });
}
