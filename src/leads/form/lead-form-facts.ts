import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatPhone } from '../../values/phone.ts';
import { branchNames, isBranchOpen } from '../lead-branch.ts';
import type { LeadFormName, LeadRules } from '../lead-forms.schema.ts';

/** What a form's behaviour needs to know, as JSON within `<lead-form>`: it goes along into a dialog. */
export interface LeadFormFacts {
  readonly form: LeadFormName;
  readonly rules: LeadRules;
  readonly texts: FormTexts;
}

export type FormTexts = Settings['forms']['texts'] & {
  /** "An error occurred when submitting this form" (leads and dealer §8). */
  readonly failed: string;
};

type Needed = Pick<Settings, 'forms' | 'leads' | 'locations' | 'site'>;

/** Facts of a form that is built before anybody says about which vehicle it will be. */
export function leadFormFacts(form: LeadFormName, settings: Needed, isAboutVehicle: boolean): LeadFormFacts {
  const { leads, forms, site } = settings;
  const { locations } = settings.locations;
  const { texts, terms, enquiry, testDrive, service } = leads;
  return {
    form,
    rules: {
      settings: { texts, terms, enquiry, testDrive, service },
      isUnavailable: false,
      branches: branchNames(locations),
      // A vehicle stands at a branch; where it does not, the function has the last word.
      isBranchOpen: !isAboutVehicle && isBranchOpen(null, locations),
      pickUps: [],
    },
    texts: {
      ...forms.texts,
      failed: texts.failed,
      orCall: site.phone === null ? '' : fill(forms.texts.orCall, { phone: formatPhone(site.phone) }),
    },
  };
}
