import { fill } from '../../values/fill.ts';
import {
  type LeadFormDealer,
  type LeadFormFacts,
  type LeadFormPlace,
  leadFormFacts,
} from '../lead-form-facts.ts';
import type { FormCar } from './form-car.ts';
import type { VehicleFormName } from './vehicle-form.ts';

/** A form about a vehicle, before anybody says about which: `/forms/enquiry.json`. */
export interface VehicleFormFacts {
  readonly lead: LeadFormFacts;
  /** Above the form, and above it for a vehicle that is gone. */
  readonly headings: { readonly usual: string; readonly unavailable: string };
  /** Name of the button that closes it over a page. */
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
