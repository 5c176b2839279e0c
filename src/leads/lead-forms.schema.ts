import * as v from 'valibot';
import type { FinanceFieldRules } from '../finance/form/finance-fields.schema.ts';
import { financeLeadEntries } from '../finance/form/finance-lead.schema.ts';
import type { LeadSettings } from '../tenant/settings/leads/leads.schema.ts';
import { MAX_PLATE_CHARACTERS } from '../values/input/format-typed.ts';
import {
  choices,
  contactEntries,
  emailField,
  fullNameEntries,
  optionalChoice,
  optionalKilometres,
  optionalLine,
  optionalMessage,
  optionalPostcode,
  optionalYear,
  phoneField,
  postcodeField,
  requiredChoice,
  requiredMessage,
  termsEntries,
  usualTerms,
} from './lead-fields.schema.ts';
import type { LeadFormName } from './lead-form-names.ts';

/** What the schema of a form depends on besides the dealer's settings. */
export interface LeadRules {
  readonly settings: Pick<LeadSettings, 'texts' | 'enquiry' | 'testDrive' | 'service'> & {
    readonly terms: Omit<LeadSettings['terms'], 'link'>;
  };
  /** True when the vehicle is sold, because its enquiry has another message; false without a vehicle. */
  readonly isUnavailable: boolean;
  /** Accepted branch values: ids and slugs of branches, and slugs of their dealerships. */
  readonly branches: readonly string[];
  /** Whether a branch must be chosen: there are several, and no vehicle decides it. */
  readonly isBranchOpen: boolean;
  /** Pick-up locations of the vehicle's branch, if it has more than one. */
  readonly pickUps: readonly string[];
  /** The year in the dealer's time zone, which limits the year of a vehicle. */
  readonly thisYear: number;
  /** Rules of a finance application. If absent, a finance form is an enquiry with optional figures. */
  readonly finance?: FinanceFieldRules;
}

/** The parsed value of a field; null if it was left empty. */
type FieldValue = string | number | boolean | string[] | null;
type FormEntries = Readonly<Record<string, v.GenericSchema<unknown, FieldValue>>>;
type FormSchema = v.ObjectSchema<FormEntries, string>;

const enquiry = (rules: LeadRules) => {
  const { settings, isUnavailable } = rules;
  const { texts } = settings;
  const { messageRequired, category, categories, postcode } = settings.enquiry;
  return {
    ...contactEntries(texts),
    postcode: postcode ? postcodeField(texts) : optionalPostcode(texts),
    ...branchEntries(rules, 'location'),
    distribution_location:
      rules.pickUps.length > 1 ? requiredChoice(texts, rules.pickUps) : optionalLine(texts),
    rego: optionalLine(texts, MAX_PLATE_CHARACTERS),
    category: category ? requiredChoice(texts, categories) : optionalChoice(texts, categories),
    message: messageRequired && !isUnavailable ? requiredMessage(texts) : optionalMessage(texts),
    additional_services: choices(texts, settings.service.options),
    car_year: optionalYear(texts, rules.thisYear),
    car_description: optionalLine(texts),
    page_id: optionalLine(texts, 100),
    ...usualTerms(settings),
  };
};

const testDrive = ({ settings, isBranchOpen }: LeadRules) => ({
  // Only the function knows which branches take test drives, so any branch passes here.
  location: v.pipe(
    optionalLine(settings.texts),
    v.check((branch) => branch !== '' || !isBranchOpen, settings.texts.required),
  ),
  message: optionalMessage(settings.texts),
  ...contactEntries(settings.texts),
  ...termsEntries(
    settings.testDrive.terms !== null || settings.terms.required ? settings.terms.message : null,
  ),
});

const requestPhotos = ({ settings }: LeadRules) => ({
  ...contactEntries(settings.texts),
  message: optionalMessage(settings.texts),
});

/** "name (First Name), last_name, postcode, phone (Mobile Number), email …, location_id" (leads and dealer §3). */
const short = (rules: LeadRules) => ({
  ...fullNameEntries(rules.settings.texts),
  postcode: postcodeField(rules.settings.texts),
  ...branchEntries(rules, 'location_id'),
  ...usualTerms(rules.settings),
});

const miniContact = ({ settings, branches }: LeadRules) => ({
  postcode: postcodeField(settings.texts),
  phone: phoneField(settings.texts),
  email: emailField(settings.texts),
  message: optionalMessage(settings.texts),
  // The layout of this form has no room for a branch list, so it only ever posts the branch of its page.
  location: optionalChoice(settings.texts, branches),
  ...usualTerms(settings),
});

/** "Valuation form: preferred contact defaults to Phone" (leads and dealer §3, §5). */
const valuation = ({ settings: { texts }, thisYear }: LeadRules) => ({
  ...contactEntries(texts),
  postcode: optionalPostcode(texts),
  message: optionalMessage(texts),
  rego: optionalLine(texts, MAX_PLATE_CHARACTERS),
  odometer_km: optionalKilometres(texts),
  car_year: optionalYear(texts, thisYear),
  car_description: optionalLine(texts),
  PreferredContactMethod: v.pipe(
    optionalChoice(texts, ['Phone', 'Email', 'SMS']),
    v.transform((method) => method || 'Phone'),
  ),
  finance: optionalChoice(texts, ['Yes', 'No']),
  'do-you-have-a-trade-in': optionalChoice(texts, ['Yes', 'No']),
});

const service = (rules: LeadRules) => ({
  ...contactEntries(rules.settings.texts),
  ...ownVehicleEntries(rules),
  ...branchEntries(rules, 'location'),
  additional_services: choices(rules.settings.texts, rules.settings.service.options),
  message: requiredMessage(rules.settings.texts),
  ...usualTerms(rules.settings),
});

const parts = (rules: LeadRules) => ({
  message: requiredMessage(rules.settings.texts),
  ...ownVehicleEntries(rules),
  ...branchEntries(rules, 'location'),
  ...contactEntries(rules.settings.texts),
  ...usualTerms(rules.settings),
});

const ownVehicleEntries = ({ settings: { texts }, thisYear }: LeadRules) => ({
  car_description: optionalLine(texts),
  car_year: optionalYear(texts, thisYear),
  rego: optionalLine(texts, MAX_PLATE_CHARACTERS),
});

const careers = (rules: LeadRules) => ({
  ...contactEntries(rules.settings.texts),
  ...branchEntries(rules, 'location'),
  message: requiredMessage(rules.settings.texts),
  ...usualTerms(rules.settings),
});

const reservation = ({ settings }: LeadRules) => ({
  ...contactEntries(settings.texts),
  message: optionalMessage(settings.texts),
  ...usualTerms(settings),
});

/** "Category and dealership or location selection are required when shown" (leads and dealer §5). */
function branchEntries({ settings, branches, isBranchOpen }: LeadRules, name: string): FormEntries {
  const { texts, enquiry: asked } = settings;
  const asks = isBranchOpen && (asked.dealership ? 'dealership' : asked.location && 'branch');
  return {
    [name]: asks === 'branch' ? requiredChoice(texts, branches) : optionalChoice(texts, branches),
    // When the form does not ask for it, a missing value is no error.
    ...(asks === 'dealership' && { dealership_slug: requiredChoice(texts, branches) }),
  };
}

const entriesOf: Readonly<Record<LeadFormName, (rules: LeadRules) => FormEntries>> = {
  enquiry,
  'test-drive': testDrive,
  'request-photos': requestPhotos,
  short,
  'mini-contact': miniContact,
  finance: financeLeadEntries,
  valuation,
  service,
  parts,
  careers,
  reservation,
};

/**
 * The schema of a form for a dealer and a vehicle, used in the browser and in the function. Fields are in the order
 * of the form, because the error summary lists them in that order. A required field that is missing altogether, such
 * as radio buttons of which none is chosen, gets the dealer's message and not one of valibot's.
 */
export function leadFormSchema(form: LeadFormName, rules: LeadRules): FormSchema {
  return v.object(entriesOf[form](rules), rules.settings.texts.required);
}

/** For every step but the last: filled fields are checked, missing fields are allowed. */
export function leadStepSchema(form: LeadFormName, rules: LeadRules) {
  return v.partial(leadFormSchema(form, rules));
}
