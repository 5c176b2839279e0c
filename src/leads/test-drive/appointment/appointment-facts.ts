import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { vehiclePath } from '../../../vehicle/vehicle-urls.ts';
import type { Receipt } from '../../success/receipt.schema.ts';
import type { AppointmentReply } from '../test-drive.schema.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from '../test-drive-page.ts';
import type { TimeGroup } from '../time-picker/time-choice.ts';

/** The reason why a change of an appointment was refused. */
export interface AppointmentRefusal {
  readonly message: string;
  /** Error of the chosen time; null if there was another reason. */
  readonly timeError: string | null;
  /** The time that was chosen, as `2026-11-21T09:00:00+10:00`. */
  readonly chosen: string;
}

export interface AppointmentProps {
  readonly appointment: AppointmentReply;
  /** Current contact details of the branch. */
  readonly recipient: Receipt['recipient'];
  /** URL of a photo of the car; null if none. */
  readonly image: string | null;
  /** Other free times to which the appointment can be moved. */
  readonly others: readonly TimeGroup[];
  readonly refusal: AppointmentRefusal | null;
}

type Needed = Pick<Settings, 'appointments' | 'forms' | 'locations' | 'site' | 'success' | 'vehicle'>;

export type AppointmentTexts = ReturnType<typeof appointmentTexts>;

/** The dealer's texts and link targets on the page. */
export function appointmentTexts(settings: Needed, { label, car }: AppointmentReply) {
  const { appointments, forms, locations, site, success } = settings;
  const { change: _change, where, ...texts } = appointments.texts;
  const bookAgain = car === null ? TEST_DRIVE_PATH : `${vehiclePath(car)}/test-drive`;
  return {
    ...texts,
    choose: forms.texts.choose,
    recipient: { branch: where, call: success.texts.call, directions: locations.texts.getDirections },
    cancelQuestion: fill(appointments.texts.cancelQuestion, { when: label }),
    back: fill(appointments.texts.back, { name: car?.name ?? site.name }),
    /** Null when the dealer no longer takes test drives. */
    bookAgainPath: hasTestDrives(settings) ? bookAgain : null,
  };
}
