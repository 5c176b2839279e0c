import { html } from 'hono/html';
import { timeZoneText } from '#src/leads/test-drive/appointment-words.ts';
import type { FreeTimes } from '#src/leads/test-drive/test-drive.schema.ts';
import { type TimeGroup, timeGroups } from '#src/leads/test-drive/time-choice.ts';
import { fill } from '#src/values/fill.ts';
import type { Markup } from '../../http/dealer-page.ts';
import type { PublishedSite } from '../../ports/published-site.ts';

/** Times as options of a list, under their days. What is chosen stands alone, so that it names its day too. */
export function timeOptions(groups: readonly TimeGroup[]): Markup[] {
  return groups.map(
    ({ label: day, options }) =>
      html`<optgroup label="${day}">${options.map(
        ({ value, label }) => html`<option value="${value}">${label}, ${day}</option>`,
      )}</optgroup>`,
  );
}

/** The free times as a field of the form for browsers without script, like `Field.astro` makes it. */
export function freeTimesField(
  { settings }: Pick<PublishedSite, 'settings'>,
  { days, location, time_zone }: FreeTimes,
): Markup {
  const { form } = settings.appointments;
  const [first] = days;
  const zone = timeZoneText(time_zone, Date.parse(first?.date ?? '2000-01-01'));
  return html`<div class="field" data-field="booking_at">
<label for="plain-booking-at">${form.when}</label>
<select id="plain-booking-at" name="booking_at" aria-describedby="plain-booking-at-hint">
<option value="">${form.anyTime}</option>
${timeOptions(timeGroups(days))}
</select>
<p class="field-hint" id="plain-booking-at-hint">${fill(form.zone, { branch: location.name, zone })}</p>
</div>`;
}
