import type { FormTexts } from '../../../forms/form-facts.ts';
import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { branchNames } from '../../lead-branch.ts';
import type { FieldTexts } from '../../lead-fields.schema.ts';
import { formTexts, type TermsFacts } from '../../lead-form-facts.ts';
import { type FormRules, tradeInFormSchema } from '../trade-in.schema.ts';
import { isBranchAsked, type StageField, stageFields } from '../trade-in-fields.ts';
import { stagesOf, type TradeInStage, tradeInStages } from '../trade-in-stages.ts';

/** What the stages of a trade-in show and check, in a dealer's words: plain data, the props of the island. */
export interface TradeInFacts {
  readonly stages: readonly TradeInStage[];
  readonly fields: Readonly<Record<TradeInStage, readonly StageField[]>>;
  readonly rules: FormRules;
  readonly fieldTexts: FieldTexts;
  readonly optIn: { readonly label: string; readonly checked: boolean };
  /** Null where nothing has to be agreed to. */
  readonly terms: TermsFacts | null;
  readonly screen: Settings['valuation']['screen'];
  readonly texts: FormTexts & {
    /** Null where no result is kept. */
    readonly saveFailed: string | null;
  };
  readonly currency: string;
  /** Models to suggest, by make; none on pages that are rendered without the stock. */
  readonly models: Readonly<Record<string, readonly string[]>>;
}

export type FactsSettings = Pick<Settings, 'valuation' | 'leads' | 'forms' | 'site' | 'locations'>;

export function tradeInFacts(settings: FactsSettings, models: TradeInFacts['models']): TradeInFacts {
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

/** What a stage asks of a shopper. Where a vehicle is bought, its branch is the one that the trade-in is for. */
export function askedFields(
  stage: TradeInStage,
  { fields }: Pick<TradeInFacts, 'fields'>,
  isPurchase: boolean,
): readonly StageField[] {
  return fields[stage].filter(({ name }) => !(isPurchase && name === 'location_id'));
}

/** What the form of a stage is checked with before it is sent. */
export function stageSchema(
  stage: TradeInStage,
  { rules, fieldTexts }: Pick<TradeInFacts, 'rules' | 'fieldTexts'>,
  isPurchase: boolean,
) {
  const isBranchAsked = rules.isBranchAsked && !isPurchase;
  return tradeInFormSchema(stage, fieldTexts, { ...rules, isBranchAsked });
}

/** The stage that asks for one of these fields. */
export function stageOfField(names: readonly string[], { fields }: Pick<TradeInFacts, 'fields'>) {
  return tradeInStages.find((stage) => fields[stage].some(({ name }) => names.includes(name)));
}

/** What a stage says while its answers are on their way. */
export function workingText(stage: TradeInStage, { working }: TradeInFacts['screen']): string {
  if (stage === 'plate') return working.plate;
  return stage === 'contact' ? working.estimate : working.other;
}

/** Makes and models that the dealer knows, for suggestions. */
export function modelsByMake(
  vehicles: readonly { readonly make: string; readonly model: string }[],
): Record<string, string[]> {
  const byMake = Map.groupBy(vehicles, ({ make }) => make);
  const makes = [...byMake.keys()].sort((one, other) => one.localeCompare(other));
  return Object.fromEntries(
    makes.map((make) => [make, [...new Set(byMake.get(make)?.map(({ model }) => model))].sort()]),
  );
}
