import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { FormFacts } from './form-filling.ts';
import type { VehicleFormName } from './vehicle-form.ts';

/** What the form page of a dealer knows before it knows its vehicle. */
export function formFacts(
  form: VehicleFormName,
  { forms, leads, locations, site }: Pick<Settings, 'forms' | 'leads' | 'locations' | 'site'>,
): FormFacts {
  const { headings } = forms.vehicle;
  const usual = {
    enquiry: headings.enquiry,
    'test-drive': headings.testDrive,
    'request-photos': headings.requestPhotos,
  };
  const worded = (text: string) => fill(text, { car: site.vehicleWord.one, cars: site.vehicleWord.many });
  const heading = worded(usual[form]);
  const isEnquiry = form === 'enquiry';
  const several = locations.locations.filter((branch) => branch.distributionLocations.length > 1);
  return {
    headings: { usual: heading, unavailable: isEnquiry ? worded(headings.similar) : heading },
    unavailable: isEnquiry ? leads.unavailable : null,
    pickUps: isEnquiry
      ? Object.fromEntries(several.map((branch) => [branch.id, branch.distributionLocations]))
      : {},
  };
}
