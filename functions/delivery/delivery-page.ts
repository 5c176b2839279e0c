import { html } from 'hono/html';
import type { DeliveryAnswer } from '#src/delivery/delivery-answer.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { dealerPage } from '../http/dealer-page.ts';

const ownStyle = `
h1 { font-size: 1.125rem; font-weight: 600; line-height: 1.3; color: var(--ink-muted) }
.answer { margin: 0 0 2.5rem; font-size: 1.25rem; line-height: 1.4 }
.answer--price { font-size: clamp(1.75rem, 6vw, 2.75rem); font-weight: 700; line-height: 1.15; text-wrap: balance; color: var(--price) }
#postcode { width: 9rem }
`;

interface Facts {
  readonly settings: Settings;
  /** Where the visitor came from; null when it is not known. */
  readonly vehicle: Vehicle | null;
  readonly postcode: string;
  readonly answer: DeliveryAnswer;
}

/** The answer for browsers without script, in the dealer's colours, with a way back and another try. */
export function deliveryPage({ settings, vehicle, postcode, answer }: Facts): Promise<string> {
  const { site, delivery } = settings;
  const { texts } = delivery;
  const href = vehicle === null ? '/' : vehiclePath(vehicle);
  const body = html`<h1>${texts.heading}${vehicle === null ? '' : ` · ${vehicle.name}`}</h1>
<p class="answer answer--${answer.kind}" role="status">${answer.message}</p>
<form method="post" action="/api/delivery">
<label for="postcode">${texts.label}</label>
<div class="row">
<input id="postcode" name="postcode" inputmode="numeric" autocomplete="postal-code" maxlength="4" value="${postcode}">
<input type="hidden" name="car_id" value="${vehicle?.slug ?? ''}">
<button>${texts.button}</button>
</div>
</form>
<p><a href="${href}">${fill(texts.back, { name: vehicle?.name ?? site.name })}</a></p>`;
  return dealerPage(settings, { title: texts.heading, body, ownStyle });
}
