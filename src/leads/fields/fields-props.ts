import type { FormCar } from '../about-vehicle/form-car.ts';
import type { LeadFormFacts } from '../lead-form-facts.ts';

/** What the fields of each lead form are rendered from. */
export interface FieldsProps {
  facts: LeadFormFacts;
  /** The vehicle that the form is about; null for none. */
  car: FormCar | null;
}
