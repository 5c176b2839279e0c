import type { FormCar } from '../about-vehicle/form-car.ts';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';
import type { WantedTime } from '../test-drive/time-picker/wanted-time.ts';

/** Props of the fields component of every lead form. */
export interface FieldsProps {
  facts: LeadFormFacts;
  /** The vehicle that the form is about; null if it is about none. */
  car: FormCar | null;
  /** The test drive time of the link that opened the form; null if it names none. */
  wanted: WantedTime | null;
}
