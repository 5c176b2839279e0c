import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { formatPhone } from '../../values/phone.ts';
import { branchNames, isBranchOpen } from '../lead-branch.ts';
import type { LeadFormName } from '../lead-form-names.ts';
import type { LeadRules } from '../lead-forms.schema.ts';

/** What a form's behaviour needs to know, as JSON within `<lead-form>`: it goes along into a dialog. */
export interface LeadFormFacts {
  readonly form: LeadFormName;
  readonly rules: LeadRules;
  readonly texts: FormTexts;
  readonly ways: FormWays;
}

export type FormTexts = Settings['forms']['texts'] & {
  /** "An error occurred when submitting this form" (leads and dealer §8). */
  readonly failed: string;
  /** The same before the last step. */
  readonly failedStep: string;
  /** Where the dealer has the lead although something failed after that. */
  readonly storedHelp: string;
};

/** In what a form may differ from the others. */
export interface FormWays {
  /** Each step is sent when it is left, so that the dealer has what was filled in. */
  readonly sendsSteps: boolean;
  /** What is said offline; null where the form waits on the device until there is a network. */
  readonly offline: string | null;
  /** The reply has to say where the shopper goes on. */
  readonly needsRedirect: boolean;
}

/** What a component says of a form of its own. */
export interface OwnForm {
  readonly rules?: Pick<LeadRules, 'finance'>;
  readonly texts?: Partial<FormTexts>;
  readonly ways?: Partial<FormWays>;
}

const usualWays: FormWays = { sendsSteps: true, offline: null, needsRedirect: false };

type Needed = Pick<Settings, 'forms' | 'leads' | 'locations' | 'site'>;

/** Facts of a form that is built before anybody says about which vehicle it will be. */
export function leadFormFacts(
  form: LeadFormName,
  settings: Needed,
  { isAboutVehicle, own = {} }: { readonly isAboutVehicle: boolean; readonly own?: OwnForm | undefined },
): LeadFormFacts {
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
      ...own.rules,
    },
    ways: { ...usualWays, ...own.ways },
    texts: {
      ...forms.texts,
      failed: texts.failed,
      failedStep: texts.failed,
      storedHelp: forms.texts.failedHelp,
      orCall: site.phone === null ? '' : fill(forms.texts.orCall, { phone: formatPhone(site.phone) }),
      ...own.texts,
    },
  };
}
