import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { timeZoneText } from './appointment-words.ts';
import { mostSlotsPerDay } from './slots-per-day.ts';

type FormTexts = Settings['appointments']['form'];

/** What the picker shows of a dealer's settings. */
export interface TimePickerFacts {
  readonly texts: Omit<FormTexts, 'location' | 'message' | 'messageHint' | 'submit'> & {
    readonly optional: string;
  };
  /** Name of the dealer's time zone. */
  readonly zone: string;
  /** Rows to keep room for, as custom properties of the style sheet: in a narrow form and in a wide one. */
  readonly room: Readonly<Record<`--${string}`, number>>;
}

type Needed = Pick<Settings, 'appointments' | 'forms' | 'locations' | 'site'>;

/** `branches`: those that the form may be about. Null where the dealer lets nobody choose a time. */
export function timePickerFacts(
  { appointments, forms, locations, site }: Needed,
  branches: readonly Location[],
  today: string,
): TimePickerFacts | null {
  const { show, form, horizonDays } = appointments;
  if (!show) return null;
  const { location: _l, message: _m, messageHint: _h, submit: _s, ...texts } = form;
  const slots = mostSlotsPerDay(branches, locations.specialHours, appointments);
  return {
    texts: { ...texts, empty: fill(texts.empty, { days: horizonDays }), optional: forms.texts.optional },
    zone: timeZoneText(site.timeZone, Date.parse(today)),
    room: {
      '--weeks': Math.ceil((horizonDays + 1) / 8),
      '--rows': Math.ceil(slots / 3),
      '--rows-wide': Math.ceil(slots / 5),
    },
  };
}
