import { fill } from '../../values/fill.ts';
import {
  type LeadFormDealer,
  type LeadFormFacts,
  type LeadFormPlace,
  leadFormFacts,
} from '../form/lead-form-facts.ts';
import type { FormCar } from './form-car.ts';
import type { VehicleFormName } from './vehicle-form.ts';

/** The texts of a form about any vehicle, as published in files such as `/forms/enquiry.json`. */
export interface VehicleFormFacts {
  readonly lead: LeadFormFacts;
  /** Heading of the form: for a vehicle on sale, and for one that is no longer on sale. */
  readonly headings: { readonly usual: string; readonly unavailable: string };
  /** Accessible name of the dialog's close button. */
  readonly close: string;
}

export function vehicleFormFacts(
  form: VehicleFormName,
  dealer: LeadFormDealer,
  freeTimes?: LeadFormPlace['freeTimes'],
): VehicleFormFacts {
  const { headings } = dealer.settings.forms.vehicle;
  const usual = {
    enquiry: headings.enquiry,
    'test-drive': headings.testDrive,
    'request-photos': headings.requestPhotos,
  };
  const heading = fill(usual[form], dealer.words);
  return {
    lead: leadFormFacts(form, dealer, { isAboutVehicle: true, freeTimes }),
    close: dealer.settings.forms.vehicle.close,
    headings: {
      usual: heading,
      unavailable: form === 'enquiry' ? fill(headings.similar, dealer.words) : heading,
    },
  };
}

export function headingFor({ headings }: VehicleFormFacts, { isUnavailable }: FormCar): string {
  return isUnavailable ? headings.unavailable : headings.usual;
}
