import { Field } from '../../forms/fields/Field.tsx';
import { MAX_PLATE_CHARACTERS } from '../../values/input/format-typed.ts';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';

interface Props {
  facts: Pick<LeadFormFacts, 'labels' | 'placeholders'>;
}

export function RegoField({ facts: { labels, placeholders } }: Props) {
  return (
    <Field
      name="rego"
      label={labels.rego}
      format="rego"
      placeholder={placeholders.rego}
      maxLength={MAX_PLATE_CHARACTERS}
      autoComplete="off"
    />
  );
}

/** The customer's own vehicle, described for a workshop booking. */
export function OwnVehicleFields({ facts }: Props) {
  const { labels, placeholders } = facts;
  return (
    <>
      <Field
        name="car_description"
        label={labels.car_description}
        placeholder={placeholders.car_description}
        maxLength={200}
      />
      <div className="field-row">
        <Field name="car_year" label={labels.car_year} inputMode="numeric" maxLength={4} autoComplete="off" />
        <RegoField facts={facts} />
      </div>
    </>
  );
}
