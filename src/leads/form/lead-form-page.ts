import type { SubmissionResult } from '../../forms/sending/submission-result.ts';
import { fill } from '../../values/fill.ts';
import type { FormCar } from '../about-vehicle/form-car.ts';
import { vehicleForms } from '../about-vehicle/vehicle-form.ts';
import { headingFor, vehicleFormFacts } from '../about-vehicle/vehicle-form-facts.ts';
import type { PlacedLeadForm } from '../lead-form-names.ts';
import type { FormTimes } from '../test-drive/test-drive-facts.ts';
import { type LeadFormDealer, type LeadFormFacts, leadFormFacts } from './lead-form-facts.ts';

/** Props of the on-demand page of a lead form, `src/pages/on-demand/lead-form.astro`. */
export interface LeadFormPageProps {
  readonly form: PlacedLeadForm;
  /** The path that was requested. */
  readonly path: string;
  /** The vehicle that the form is about; null if none. */
  readonly car: FormCar | null;
  /** Posted values and their errors; null if nothing was posted yet. */
  readonly lastResult: SubmissionResult | null;
  /** Free test drive times, for browsers without JavaScript; null if unknown. */
  readonly freeTimes?: FormTimes | null;
}

interface LeadFormScreen {
  readonly heading: string;
  readonly facts: LeadFormFacts;
}

/** Turns the props of the page into what it renders. */
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
