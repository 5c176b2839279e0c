import type { FormTexts } from '../../../forms/form-facts.ts';
import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { formTexts, type TermsFacts } from '../../form/lead-form-facts.ts';
import type { FieldTexts } from '../../lead-fields.schema.ts';
import { branchNames } from '../../routing/lead-branch.ts';
import { type FormRules, tradeInFormSchema } from '../trade-in.schema.ts';
import { isBranchAsked, type StageField, stageFields } from '../trade-in-fields.ts';
import { stagesOf, type TradeInStage, tradeInStages } from '../trade-in-stages.ts';

/** Everything the stages show and check, with the dealer's texts: plain data, used as the props of the island. */
export interface TradeInFacts {
  readonly stages: readonly TradeInStage[];
  readonly fields: Readonly<Record<TradeInStage, readonly StageField[]>>;
  readonly rules: FormRules;
  readonly fieldTexts: FieldTexts;
  readonly optIn: { readonly label: string; readonly checked: boolean };
  /** Null if there are no terms to accept. */
  readonly terms: TermsFacts | null;
  readonly screen: Settings['valuation']['screen'];
  readonly texts: FormTexts & {
    /** Error message when saving the valuation fails; null when valuations are not saved. */
    readonly saveFailed: string | null;
  };
  readonly currency: string;
  /** Suggested models by make; empty on pages rendered without the stock. */
  readonly models: Readonly<Record<string, readonly string[]>>;
}

export type FactsSettings = Pick<Settings, 'valuation' | 'leads' | 'forms' | 'site' | 'locations'>;

export function tradeInFacts(
  settings: FactsSettings,
  models: TradeInFacts['models'],
  thisYear: number,
): TradeInFacts {
  const { valuation, leads, site, locations } = settings;
  const { terms } = leads;
  const fieldsOf = (stage: TradeInStage) => stageFields(stage, settings, false);
  return {
    stages: stagesOf(valuation),
    fields: {
      plate: fieldsOf('plate'),
      car: fieldsOf('car'),
      condition: fieldsOf('condition'),
      contact: fieldsOf('contact'),
      offer: fieldsOf('offer'),
    },
    rules: {
      branches: branchNames(locations.locations),
      isBranchAsked: isBranchAsked(settings),
      isPostcodeAsked: leads.enquiry.postcode,
      thisYear,
      terms: terms.required ? terms.message : null,
      questions: valuation.adjustments.map(({ id }) => id),
    },
    fieldTexts: leads.texts,
    optIn: { label: fill(leads.optInText, { dealer: site.name }), checked: leads.optInDefault },
    terms: terms.required ? { text: terms.text, link: terms.link } : null,
    screen: valuation.screen,
    texts: {
      ...formTexts(settings),
      saveFailed: valuation.saveResults ? valuation.texts.saveFailed : null,
    },
    currency: site.currency,
    models,
  };
}

/** The fields of a stage. When a vehicle is bought, the branch is not asked, because the vehicle's branch is used. */
export function askedFields(
  stage: TradeInStage,
  { fields }: Pick<TradeInFacts, 'fields'>,
  isPurchase: boolean,
): readonly StageField[] {
  return fields[stage].filter(({ name }) => !(isPurchase && name === 'location_id'));
}

/** The schema that checks the form of a stage before it is sent. */
export function stageSchema(
  stage: TradeInStage,
  { rules, fieldTexts }: Pick<TradeInFacts, 'rules' | 'fieldTexts'>,
  isPurchase: boolean,
) {
  const isBranchAsked = rules.isBranchAsked && !isPurchase;
  return tradeInFormSchema(stage, fieldTexts, { ...rules, isBranchAsked });
}

/** The stage that contains one of these fields. */
export function stageOfField(names: readonly string[], { fields }: Pick<TradeInFacts, 'fields'>) {
  return tradeInStages.find((stage) => fields[stage].some(({ name }) => names.includes(name)));
}

/** Text shown while a stage is being saved. */
export function workingText(stage: TradeInStage, { working }: TradeInFacts['screen']): string {
  if (stage === 'plate') return working.plate;
  return stage === 'contact' ? working.estimate : working.other;
}

/** Makes and models in the dealer's stock, as suggestions. */
export function modelsByMake(
  vehicles: readonly { readonly make: string; readonly model: string }[],
): Record<string, string[]> {
  const byMake = Map.groupBy(vehicles, ({ make }) => make);
  const makes = [...byMake.keys()].sort((one, other) => one.localeCompare(other));
  return Object.fromEntries(
    makes.map((make) => [make, [...new Set(byMake.get(make)?.map(({ model }) => model))].sort()]),
  );
}
