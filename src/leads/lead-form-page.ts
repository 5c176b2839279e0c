import type { SubmissionResult } from '../forms/submission-result.ts';
import { fill } from '../values/fill.ts';
import type { FormCar } from './about-vehicle/form-car.ts';
import { vehicleForms } from './about-vehicle/vehicle-form.ts';
import { headingFor, vehicleFormFacts } from './about-vehicle/vehicle-form-facts.ts';
import { type LeadFormDealer, type LeadFormFacts, leadFormFacts } from './lead-form-facts.ts';
import type { PlacedLeadForm } from './lead-form-names.ts';
import type { FreeTimes } from './test-drive/test-drive.schema.ts';

/** A lead form on a page of its own: `src/pages/on-demand/lead-form.astro`. */
export interface LeadFormPageProps {
  readonly form: PlacedLeadForm;
  /** The address that was asked. */
  readonly path: string;
  /** The vehicle that it is about; null for none. */
  readonly car: FormCar | null;
  /** What was posted and what is wrong with it; null for a form that nobody has sent. */
  readonly lastResult: SubmissionResult | null;
  /** Free times of a test drive, listed for browsers without JavaScript; null where they are not known. */
  readonly freeTimes?: FreeTimes | null;
}

interface LeadFormScreen {
  readonly heading: string;
  readonly facts: LeadFormFacts;
}

/** What that page shows. */
export function leadFormScreen(
  { form, car, freeTimes }: Pick<LeadFormPageProps, 'form' | 'car' | 'freeTimes'>,
  dealer: LeadFormDealer,
): LeadFormScreen {
  const ofVehicle = Object.values(vehicleForms).find((name) => name === form);
  if (ofVehicle !== undefined && car !== null) {
    const facts = vehicleFormFacts(ofVehicle, dealer, freeTimes);
    return { heading: headingFor(facts, car), facts: facts.lead };
  }
  const { contact, forms } = dealer.settings;
  const placed = Object.entries(contact.forms).find(([name]) => name === form)?.[1];
  const heading = placed?.heading ?? fill(forms.vehicle.headings.testDrive, dealer.words);
  return { heading, facts: leadFormFacts(form, dealer, { freeTimes }) };
}
