import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { timeZoneText } from './appointment/time-zone-text.ts';
import type { FreeTimes } from './free-times.schema.ts';
import { testDriveBranches } from './test-drive-branch.ts';
import { type TimeGroup, timeGroups } from './time-picker/time-choice.ts';
import { type TimePickerFacts, timePickerFacts } from './time-picker/time-picker-facts.ts';

/** What the test drive fields render. */
export interface TestDriveFacts {
  /** Branches to choose from; empty for a form about a vehicle, whose branch is known. */
  readonly branches: readonly { readonly value: string; readonly label: string }[];
  /** Null when the dealer has switched off choosing a time. */
  readonly picker: TimePickerFacts | null;
  /** Text shown in place of the picker. */
  readonly withoutTimes: string;
  /** Free times for browsers without JavaScript; null if unknown. */
  readonly offered: {
    readonly times: readonly TimeGroup[];
    readonly zone: string;
    /** The time that the page's address asks for; `''` if none. */
    readonly wanted: string;
    /** Said if that time is not free. */
    readonly gone: string;
  } | null;
}

/** The free times that a page rendered on demand knows. */
export interface FormTimes extends FreeTimes {
  /** The time that its address asks for. */
  readonly wanted?: string;
}

interface Place {
  readonly isAboutVehicle: boolean;
  /** Free times, if the page is rendered on demand; null on a built page. */
  readonly freeTimes: FormTimes | null;
}

type Needed = Parameters<typeof timePickerFacts>[0];

export function testDriveFacts(
  settings: Needed & Pick<Settings, 'appointments'>,
  locations: readonly Location[],
  today: string,
  { isAboutVehicle, freeTimes }: Place,
): TestDriveFacts {
  const { form } = settings.appointments;
  const branches = testDriveBranches(locations);
  const picker = timePickerFacts(settings, branches, today, isAboutVehicle);
  return {
    branches: isAboutVehicle ? [] : branches.map(({ slug, name }) => ({ value: slug, label: name })),
    picker,
    withoutTimes: form.withoutTimes,
    offered: picker === null || freeTimes === null ? null : offeredTimes(freeTimes, settings, today),
  };
}

function offeredTimes(
  { days, location: { name: branch }, time_zone: timeZone, wanted = '' }: FormTimes,
  { appointments: { form }, site: { locale } }: Needed,
  today: string,
): TestDriveFacts['offered'] {
  const times = timeGroups(days, locale);
  if (times.length === 0) return null;
  const zone = timeZoneText({ timeZone, locale }, Date.parse(today));
  return { times, zone: fill(form.zone, { branch, zone }), wanted, gone: fill(form.gone, { branch }) };
}
