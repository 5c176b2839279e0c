import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { vehiclePath } from '../../vehicle/vehicle-urls.ts';
import type { Receipt } from '../success/receipt.schema.ts';
import type { AppointmentReply } from './test-drive.schema.ts';
import { hasTestDrives, TEST_DRIVE_PATH } from './test-drive-page.ts';
import type { TimeGroup } from './time-choice.ts';

/** Why an appointment was not changed. */
export interface AppointmentRefusal {
  readonly message: string;
  /** What is wrong with the chosen time; null where something else is the reason. */
  readonly timeError: string | null;
  /** The time that was chosen, `2026-11-21T09:00:00+10:00`. */
  readonly chosen: string;
}

/** What the page of an appointment is rendered for. */
export interface AppointmentProps {
  readonly appointment: AppointmentReply;
  /** Of the branch, as it is today. */
  readonly recipient: Receipt['recipient'];
  /** Address of a picture of the car; null for none. */
  readonly image: string | null;
  /** Where else it may be moved to. */
  readonly others: readonly TimeGroup[];
  readonly refusal: AppointmentRefusal | null;
}

type Needed = Pick<Settings, 'appointments' | 'forms' | 'locations' | 'site' | 'success' | 'vehicle'>;

export type AppointmentTexts = ReturnType<typeof appointmentTexts>;

/** The dealer's words on the page, and where its links lead. */
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
    /** Null where the dealer takes no test drives any more. */
    bookAgainPath: hasTestDrives(settings) ? bookAgain : null,
  };
}
