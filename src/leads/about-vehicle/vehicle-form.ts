import type { Settings } from '../../tenant/settings/subjects.ts';
import { canTestDrive } from '../../vehicle/actions.ts';
import { isAvailable } from '../../vehicle/availability.ts';
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

/** What a form says, built once for a dealer. */
export function formPagePath(form: VehicleFormName): string {
  return `/forms/${form}.json`;
}

/** The forms that a dealer has at all. */
export function offeredForms({ vehicle: { card }, gallery }: Switches): VehicleFormName[] {
  const isOffered: Readonly<Record<VehicleFormName, boolean>> = {
    enquiry: card.enquire.show || card.findSimilar.show,
    'test-drive': card.testDrive.show,
    'request-photos': gallery.requestPhotos.show,
  };
  return Object.values(vehicleForms).filter((form) => isOffered[form]);
}

/** Whether a form makes sense for a vehicle as it is now: who is sold can only be asked about. */
export function isFormFor(form: VehicleFormName, vehicle: Vehicle, { vehicle: { card } }: Switches): boolean {
  if (form === 'enquiry') return true;
  return form === 'test-drive' ? canTestDrive(vehicle, card) : isAvailable(vehicle);
}
