import type { FormCar } from '../about-vehicle/form-car.ts';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';

/** Props of the fields component of every lead form. */
export interface FieldsProps {
  facts: LeadFormFacts;
  /** The vehicle that the form is about; null if it is about none. */
  car: FormCar | null;
}
