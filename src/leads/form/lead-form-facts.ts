import type { FormTexts } from '../../forms/form-facts.ts';
import { orCall } from '../../forms/or-call.ts';
import type { Location } from '../../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { LeadFormName } from '../lead-form-names.ts';
import type { LeadRules } from '../lead-forms.schema.ts';
import { type BranchQuestion, type BranchType, branchQuestion } from '../routing/branch-question.ts';
import { branchNames, isBranchOpen } from '../routing/lead-branch.ts';
import { type FormTimes, type TestDriveFacts, testDriveFacts } from '../test-drive/test-drive-facts.ts';
import type { PartsQuestion } from './parts-question.ts';

/** Everything a lead form shows and checks, with the dealer's texts: plain data, used as the props of its island. */
export interface LeadFormFacts {
  readonly form: LeadFormName;
  /** URL path that the form posts to. */
  readonly action: string;
  readonly submit: string;
  readonly rules: LeadRules;
  readonly texts: FormTexts;
  readonly labels: Settings['forms']['labels'] & { readonly booking_at?: string };
  readonly placeholders: Settings['forms']['placeholders'];
  readonly message: {
    readonly label: string;
    readonly hint?: string | undefined;
    readonly value?: string | undefined;
  };
  /** Null when the form does not ask for a branch. */
  readonly branch: { readonly name: 'location' | 'location_id'; readonly question: BranchQuestion } | null;
  readonly optIn: { readonly label: string; readonly checked: boolean } | null;
  readonly terms: TermsFacts | null;
  /** Text above the fields. */
  readonly intro: string;
  /** The subject of a question to the parts counter. */
  readonly subject: PartsQuestion | null;
  /** Headings of the steps; null for a form with a single step. */
  readonly steps: Settings['contact']['steps'] | null;
  /** Texts for a vehicle that is no longer for sale. */
  readonly unavailable: { readonly message: string; readonly subcategory: string } | null;
  /** Pick-up locations by branch id, for branches that have more than one. */
  readonly pickUps: Readonly<Record<string, readonly string[]>>;
  /** Null for all forms but the test drive. */
  readonly testDrive: TestDriveFacts | null;
}

export interface TermsFacts {
  readonly text: string;
  /** The part of the label that links to the terms; null if nothing is linked. */
  readonly link: { readonly words: string; readonly href: string } | null;
}

/** The settings a form depends on; branches are in display order. */
export interface LeadFormDealer {
  readonly settings: Pick<Settings, 'appointments' | 'contact' | 'forms' | 'leads' | 'locations' | 'site'>;
  readonly branches: readonly Location[];
  readonly words: Readonly<Record<string, string>>;
  /** Today in the dealer's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

export interface LeadFormPlace {
  /** Whether the form is about a vehicle, whose branch is then known. */
  readonly isAboutVehicle?: boolean;
  /** Id of the branch whose page contains the form. */
  readonly location?: string | undefined;
  readonly subject?: PartsQuestion | undefined;
  /** Free test drive times; only known on pages rendered on demand. */
  readonly freeTimes?: FormTimes | null | undefined;
}

/** Derives the facts of a form from the dealer's settings. */
export function leadFormFacts(
  form: LeadFormName,
  dealer: LeadFormDealer,
  place: LeadFormPlace = {},
): LeadFormFacts {
  const { settings, branches, today } = dealer;
  const { leads, forms } = settings;
  const { locations } = settings.locations;
  const { isAboutVehicle = false, location, subject = null, freeTimes = null } = place;
  const { texts, terms, enquiry, testDrive, service } = leads;
  const own = branches.find(({ id }) => id === location);
  const several = branches.filter((branch) => branch.distributionLocations.length > 1);
  const isEnquiry = form === 'enquiry';
  return {
    form,
    action: form === 'test-drive' ? '/api/test-drive' : '/api/leads',
    submit: submitOf(form, settings),
    rules: {
      settings: { texts, terms, enquiry, testDrive, service },
      isUnavailable: false,
      branches: branchNames(locations),
      isBranchOpen: !isAboutVehicle && isBranchOpen(null, locations),
      pickUps: [],
      thisYear: Number(today.slice(0, 4)),
    },
    texts: formTexts(settings),
    labels: labelsOf(form, settings),
    placeholders: forms.placeholders,
    message: messageOf(form, dealer, { isAboutVehicle, subject }),
    branch: asksBranch(form, isAboutVehicle)
      ? {
          name: form === 'short' ? 'location_id' : 'location',
          question: branchQuestion({
            branches,
            own,
            type: branchTypes[form],
            // The layout of this form has no room for a branch list, so it only ever posts the branch of its page.
            asked: form === 'mini-contact' ? { location: false, dealership: false } : enquiry,
            names: settings.locations.dealershipNames,
          }),
        }
      : null,
    optIn: {
      label: fill(leads.optInText, { dealer: settings.site.name }),
      checked: leads.optInDefault,
    },
    terms: termsOf(form, leads),
    intro: form === 'request-photos' ? forms.vehicle.requestPhotos.intro : '',
    subject,
    steps: isEnquiry && isAboutVehicle && forms.vehicle.enquirySteps ? settings.contact.steps : null,
    unavailable: isEnquiry ? leads.unavailable : null,
    pickUps: isEnquiry
      ? Object.fromEntries(several.map((branch) => [branch.id, branch.distributionLocations]))
      : {},
    testDrive:
      form === 'test-drive' ? testDriveFacts(settings, branches, today, { isAboutVehicle, freeTimes }) : null,
  };
}

const branchTypes: Readonly<Partial<Record<LeadFormName, BranchType>>> = {
  service: 'service',
  parts: 'parts',
};

function asksBranch(form: LeadFormName, isAboutVehicle: boolean): boolean {
  return !isAboutVehicle && form !== 'test-drive' && form !== 'request-photos';
}

/** Texts common to all forms of a dealer. */
export function formTexts({ forms, leads, site }: Pick<Settings, 'forms' | 'leads' | 'site'>): FormTexts {
  const { failed } = leads.texts;
  return {
    ...forms.texts,
    failed,
    failedStep: failed,
    storedHelp: forms.texts.failedHelp,
    orCall: orCall({ forms, site }),
  };
}

function labelsOf(
  form: LeadFormName,
  { appointments, forms: { labels } }: LeadFormDealer['settings'],
): LeadFormFacts['labels'] {
  if (form !== 'test-drive') return labels;
  const { location, when } = appointments.form;
  return { ...labels, location, booking_at: when };
}

function submitOf(form: LeadFormName, { appointments, contact, forms }: LeadFormDealer['settings']): string {
  if (form === 'test-drive') return appointments.form.submit;
  if (form === 'request-photos') return forms.vehicle.requestPhotos.submit;
  return isPlaced(form, contact.forms) ? contact.forms[form].submit : contact.forms.enquiry.submit;
}

type Placed = Settings['contact']['forms'];

function isPlaced(form: string, forms: Placed): form is keyof Placed {
  return Object.hasOwn(forms, form);
}

function messageOf(
  form: LeadFormName,
  { settings, words }: LeadFormDealer,
  { isAboutVehicle, subject }: { readonly isAboutVehicle: boolean; readonly subject: PartsQuestion | null },
): LeadFormFacts['message'] {
  const { appointments, contact, forms } = settings;
  if (form === 'service' || form === 'careers') return { label: contact.forms[form].message };
  if (form === 'parts') return { label: contact.forms.parts.message, value: subject?.message };
  if (form === 'request-photos') return { label: forms.vehicle.requestPhotos.message };
  if (form === 'test-drive' && !isAboutVehicle)
    return { label: fill(appointments.form.message, words), hint: appointments.form.messageHint };
  return { label: forms.labels.message };
}

/** "Optional terms checkbox when a custom disclaimer exists" for test drives (leads and dealer §3). */
function termsOf(form: LeadFormName, { terms, testDrive }: Settings['leads']): TermsFacts | null {
  if (form === 'request-photos') return null;
  const text = (form === 'test-drive' ? testDrive.terms : null) ?? (terms.required ? terms.text : null);
  return text === null ? null : { text, link: terms.link };
}
