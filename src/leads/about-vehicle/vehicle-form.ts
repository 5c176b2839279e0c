import type { Settings } from '../../tenant/settings/subjects.ts';
import { canTestDrive } from '../../vehicle/actions/actions.ts';
import { isAvailable } from '../../vehicle/status/availability.ts';
import type { Vehicle } from '../../vehicle/vehicle.schema.ts';

/** The forms about a vehicle, by the last part of their address: `/cars/{slug}/enquire`. */
export const vehicleForms = {
  enquire: 'enquiry',
  'test-drive': 'test-drive',
  'request-photos': 'request-photos',
} as const;

export type VehicleFormName = (typeof vehicleForms)[keyof typeof vehicleForms];

type Switches = {
  readonly vehicle: {
    readonly card: Pick<Settings['vehicle']['card'], 'enquire' | 'findSimilar' | 'testDrive'>;
  };
  readonly gallery: { readonly requestPhotos: { readonly show: boolean } };
};

/** Path of the JSON file with the texts of a form; the build writes one for each form. */
export function formPagePath(form: VehicleFormName): string {
  return `/forms/${form}.json`;
}

/** The vehicle forms that are enabled in the dealer's settings. */
export function offeredForms({ vehicle: { card }, gallery }: Switches): VehicleFormName[] {
  const isOffered: Readonly<Record<VehicleFormName, boolean>> = {
    enquiry: card.enquire.show || card.findSimilar.show,
    'test-drive': card.testDrive.show,
    'request-photos': gallery.requestPhotos.show,
  };
  return Object.values(vehicleForms).filter((form) => isOffered[form]);
}

/** Whether this form can be used for the vehicle in its present state; a sold vehicle allows enquiries only. */
export function isFormFor(form: VehicleFormName, vehicle: Vehicle, { vehicle: { card } }: Switches): boolean {
  if (form === 'enquiry') return true;
  return form === 'test-drive' ? canTestDrive(vehicle, card) : isAvailable(vehicle);
}
