import type { Settings } from '../../tenant/settings/subjects.ts';
import { MAX_PLATE_CHARACTERS } from '../../values/input/format-typed.ts';
import { isBranchOpen } from '../routing/lead-branch.ts';
import { regoStateNames, regoStates } from './number-plate.ts';
import type { TradeInStage } from './trade-in-stages.ts';

/** A field of a stage, used both by the page and by the functions. */
export type StageField = {
  readonly name: string;
  readonly label: string;
  /** `choice` renders radio buttons. */
  readonly as: 'input' | 'select' | 'textarea' | 'choice';
  readonly required: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: 'given-name' | 'family-name' | 'tel' | 'email' | 'postal-code' | 'off';
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  readonly format?: 'phone' | 'postcode' | 'rego' | 'kilometres';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly maxLength?: number;
  /** Initial value. */
  readonly value?: string;
};

export type FieldSettings = Pick<Settings, 'valuation' | 'leads' | 'forms' | 'locations'>;

const methods = ['Phone', 'Email', 'SMS'] as const;

/**
 * The dealer's own state is listed first, because most shoppers live there. "Default state qld" (leads and dealer
 * §9).
 */
function homeState({ locations: { locations } }: FieldSettings): string {
  return locations[0]?.address.state ?? 'QLD';
}

function plateFields(settings: FieldSettings): StageField[] {
  const { rego, state } = settings.valuation.screen.plate;
  return [
    {
      ...{ name: 'rego', label: rego, as: 'input', required: true, format: 'rego', autoComplete: 'off' },
      ...{ placeholder: settings.forms.placeholders.rego, maxLength: MAX_PLATE_CHARACTERS },
    },
    {
      ...{ name: 'regoState', label: state, as: 'select', required: true, value: homeState(settings) },
      options: regoStates.map((value) => ({ value, label: regoStateNames[value] })),
    },
  ];
}

function carFields({ valuation: { screen } }: FieldSettings): StageField[] {
  const { year, make, model, badge, badgeHint, kms, finance, tradeIn, yes, no } = screen.car;
  const options = [
    { value: 'Yes', label: yes },
    { value: 'No', label: no },
  ];
  const text = { as: 'input', autoComplete: 'off' } as const;
  return [
    { ...text, name: 'make', label: make, required: true, maxLength: 60 },
    { ...text, name: 'model', label: model, required: true, maxLength: 60 },
    { ...text, name: 'year', label: year, required: true, inputMode: 'numeric', maxLength: 4 },
    { ...text, name: 'badge', label: badge, required: false, hint: badgeHint, maxLength: 60 },
    { ...text, name: 'kms', label: kms, required: true, inputMode: 'numeric', format: 'kilometres' },
    { name: 'finance', label: finance, as: 'choice', required: false, options },
    { name: 'do-you-have-a-trade-in', label: tradeIn, as: 'choice', required: false, options },
  ];
}

function conditionFields({ valuation: { adjustments } }: FieldSettings): StageField[] {
  return adjustments.map(({ id, question, answers }) => ({
    name: `adjustmentAnswers.${id}`,
    label: question,
    as: 'choice',
    required: true,
    options: answers.map((answer) => ({ value: answer.id, label: answer.label })),
  }));
}

function contactFields(settings: FieldSettings): StageField[] {
  const { valuation, leads, forms } = settings;
  const { method, methods: labels } = valuation.screen.contact;
  const { labels: names, placeholders } = forms;
  const text = { as: 'input', maxLength: 100 } as const;
  return [
    { ...text, name: 'name', label: names.name, required: true, autoComplete: 'given-name' },
    { ...text, name: 'last_name', label: names.last_name, required: false, autoComplete: 'family-name' },
    {
      ...{ name: 'phone', label: names.phone, as: 'input', type: 'tel', required: true, format: 'phone' },
      ...{ autoComplete: 'tel', inputMode: 'tel', placeholder: placeholders.phone },
    },
    {
      ...{ ...text, name: 'email', label: names.email, type: 'email', required: false },
      ...{ autoComplete: 'email', inputMode: 'email', placeholder: placeholders.email },
    },
    ...(leads.enquiry.postcode ? [postcodeField(forms)] : []),
    ...(isBranchAsked(settings) ? [branchField(settings)] : []),
    {
      ...{ name: 'PreferredContactMethod', label: method, as: 'choice', required: true, value: 'Phone' },
      options: methods.map((value) => ({ value, label: labels[value] })),
    },
  ];
}

function postcodeField({ labels, placeholders }: FieldSettings['forms']): StageField {
  return {
    ...{ name: 'postcode', label: labels.postcode, as: 'input', required: true, format: 'postcode' },
    ...{
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      placeholder: placeholders.postcode,
      maxLength: 4,
    },
  };
}

/** A branch is asked only if no vehicle is bought, because that vehicle's branch would be used. */
export function isBranchAsked({ leads, locations: { locations } }: FieldSettings): boolean {
  return leads.enquiry.location && isBranchOpen(null, locations);
}

function branchField({ forms, locations: { locations } }: FieldSettings): StageField {
  return {
    ...{ name: 'location_id', label: forms.labels.location, as: 'select', required: true },
    options: locations.filter(({ visible }) => visible).map(({ id, name }) => ({ value: id, label: name })),
  };
}

function offerFields({ valuation }: FieldSettings): StageField[] {
  return [{ name: 'message', label: valuation.screen.offer.note, as: 'textarea', required: false }];
}

const fieldsOf: Readonly<Record<TradeInStage, (settings: FieldSettings) => StageField[]>> = {
  plate: plateFields,
  car: carFields,
  condition: conditionFields,
  contact: contactFields,
  offer: offerFields,
};

/** `isPurchase`: the trade-in helps to buy a vehicle. */
export function stageFields(stage: TradeInStage, settings: FieldSettings, isPurchase: boolean): StageField[] {
  return fieldsOf[stage](settings).filter(({ name }) => !(isPurchase && name === 'location_id'));
}
