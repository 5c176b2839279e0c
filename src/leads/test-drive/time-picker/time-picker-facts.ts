import type { Location } from '../../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { type BranchZones, branchZones } from './branch-zones.ts';
import { maxSlotsPerDay } from './slots-per-day.ts';

type FormTexts = Settings['appointments']['form'];

/** Props of the time picker, derived from the dealer's settings. */
export interface TimePickerFacts extends BranchZones {
  readonly texts: Omit<FormTexts, 'location' | 'message' | 'messageHint' | 'submit'> & {
    readonly optional: string;
  };
  readonly locale: string;
  /** Number of rows to reserve, as CSS custom properties: for a narrow and for a wide form. */
  readonly room: Readonly<Record<`--${string}`, number>>;
}

type Needed = Pick<Settings, 'appointments' | 'forms' | 'locations' | 'site'>;

/** `branches` are the options of the form. Null when the dealer has switched off choosing a time. */
export function timePickerFacts(
  { appointments, forms, locations, site }: Needed,
  branches: readonly Location[],
  today: string,
  isAboutVehicle = false,
): TimePickerFacts | null {
  const { show, form, horizonDays } = appointments;
  if (!show) return null;
  const { location: _l, message: _m, messageHint: _h, submit: _s, ...texts } = form;
  const slots = maxSlotsPerDay(branches, locations.specialHours, appointments);
  return {
    texts: { ...texts, empty: fill(texts.empty, { days: horizonDays }), optional: forms.texts.optional },
    locale: site.locale,
    ...branchZones({ site, branches, today, isAboutVehicle }),
    room: {
      '--weeks': Math.ceil((horizonDays + 1) / 8),
      '--rows': Math.ceil(slots / 3),
      '--rows-wide': Math.ceil(slots / 5),
    },
  };
}
