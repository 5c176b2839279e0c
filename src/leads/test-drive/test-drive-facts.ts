import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { FreeTimes } from './test-drive.schema.ts';
import { testDriveBranches } from './test-drive-branch.ts';
import { type TimeGroup, timeGroups } from './time-choice.ts';
import { type TimePickerFacts, timePickerFacts } from './time-picker-facts.ts';

/** What the fields of a test drive show. */
export interface TestDriveFacts {
  /** Where it may begin; none for a vehicle, which stands at a branch. */
  readonly branches: readonly { readonly value: string; readonly label: string }[];
  /** Null where the dealer lets nobody choose a time. */
  readonly picker: TimePickerFacts | null;
  /** Said where no time can be chosen. */
  readonly withoutTimes: string;
  /** Free times for browsers without JavaScript; null where they are not known. */
  readonly offered: { readonly times: readonly TimeGroup[]; readonly zone: string } | null;
}

interface Place {
  readonly isAboutVehicle: boolean;
  /** Free times when the page is rendered on demand; a built page cannot know them. */
  readonly freeTimes: FreeTimes | null;
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
  const picker = timePickerFacts(settings, branches, today);
  const times = freeTimes === null ? [] : timeGroups(freeTimes.days);
  const branch = freeTimes?.location.name ?? '';
  return {
    branches: isAboutVehicle ? [] : branches.map(({ slug, name }) => ({ value: slug, label: name })),
    picker,
    withoutTimes: form.withoutTimes,
    offered:
      picker === null || times.length === 0
        ? null
        : { times, zone: fill(form.zone, { branch, zone: picker.zone }) },
  };
}
