import type { Settings } from '../../../tenant/settings/subjects.ts';
import { fill } from '../../../values/fill.ts';
import { formatPhone } from '../../../values/phone.ts';
import { branchNames } from '../../lead-branch.ts';
import type { FieldTexts } from '../../lead-fields.schema.ts';
import type { StageRules } from '../trade-in.schema.ts';
import { isBranchAsked } from '../trade-in-fields.ts';
import { stagesOf, type TradeInStage } from '../trade-in-stages.ts';

/** What the journey needs to know in the browser, as JSON within `<trade-in>`. */
export interface TradeInFacts {
  readonly stages: readonly TradeInStage[];
  readonly rules: StageRules;
  readonly fieldTexts: FieldTexts;
  readonly terms: { readonly required: boolean; readonly message: string };
  readonly screen: Settings['valuation']['screen'];
  readonly texts: Settings['forms']['texts'] & {
    /** "An error occurred when submitting this form" (leads and dealer §8). */
    readonly failed: string;
    readonly orCall: string;
    /** On the button that closes a notice. */
    readonly close: string;
    /** Null where no result is kept. */
    readonly saveFailed: string | null;
  };
  readonly currency: string;
  /** Models to suggest, by make. */
  readonly models: Readonly<Record<string, readonly string[]>>;
}

export function tradeInFacts(settings: Settings, models: TradeInFacts['models']): TradeInFacts {
  const { valuation, leads, forms, site, locations, navigation } = settings;
  return {
    stages: stagesOf(valuation),
    rules: {
      branches: branchNames(locations.locations),
      isBranchAsked: isBranchAsked(settings),
      isPostcodeAsked: leads.enquiry.postcode,
    },
    fieldTexts: leads.texts,
    terms: { required: leads.terms.required, message: leads.terms.message },
    screen: valuation.screen,
    texts: {
      ...forms.texts,
      failed: leads.texts.failed,
      orCall: site.phone === null ? '' : fill(forms.texts.orCall, { phone: formatPhone(site.phone) }),
      close: navigation.texts.close,
      saveFailed: valuation.saveResults ? valuation.texts.saveFailed : null,
    },
    currency: site.currency,
    models,
  };
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
