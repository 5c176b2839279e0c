import { CarPicker } from '../../../forms/fields/CarPicker.tsx';
import { Choice } from '../../../forms/fields/Choice.tsx';
import { Field, type FieldProps } from '../../../forms/fields/Field.tsx';
import type { StageField } from '../trade-in-fields.ts';
import type { TradeInStage } from '../trade-in-stages.ts';

interface Props {
  stage: TradeInStage;
  fields: readonly StageField[];
  /** Suggested models by make. */
  models: Readonly<Record<string, readonly string[]>>;
}

export function StageFields({ stage, fields, models }: Props) {
  const inputs = fields.map((field) => <StageInput key={field.name} {...field} />);
  if (stage === 'plate')
    // CSS colours the number plate according to the selected state.
    return (
      <div className="plate">
        {inputs}
        <span className="plate-face" aria-hidden="true" />
      </div>
    );
  if (stage !== 'car') return <div className="field-row trade-in-fields">{inputs}</div>;
  const car = ['make', 'model', 'year', 'badge'] as const;
  const [make, model, year, badge] = car.map((name) => propsOf(fields.find((field) => field.name === name)));
  return (
    <div className="field-row trade-in-fields">
      {make && model && year && badge && (
        <CarPicker id="trade-in-car" {...{ make, model, year, badge, models }} />
      )}
      {inputs.filter(({ key }) => !car.some((name) => name === key))}
    </div>
  );
}

function propsOf(field: StageField | undefined): FieldProps | null {
  if (field === undefined || field.as === 'choice') return null;
  return { ...field, as: field.as };
}

function StageInput(field: StageField) {
  const props = propsOf(field);
  if (props !== null) return <Field {...props} />;
  const { name, label, options = [], value, required } = field;
  return <Choice {...{ name, options, value, required }} legend={label} />;
}
