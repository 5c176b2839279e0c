import { useField } from '@conform-to/react';
import { Field, type FieldProps } from './Field.tsx';

interface Props {
  /** Id of the form, used as a prefix for the datalists. */
  id: string;
  make: FieldProps;
  model: FieldProps;
  year: FieldProps;
  badge: FieldProps;
  /** Suggested models by make. */
  models: Readonly<Record<string, readonly string[]>>;
}

/** Make, model, year and badge of a car as text fields with suggestions. */
export function CarPicker({ id, make, model, year, badge, models }: Props) {
  const [{ value: typed = '' }] = useField<string>(make.name);
  const known = Object.keys(models).find((one) => one.toLowerCase() === typed.trim().toLowerCase());
  return (
    <>
      <Field {...make} list={`${id}-makes`} />
      <Field {...model} list={`${id}-models`} />
      <Field {...year} />
      <Field {...badge} />
      <Suggestions id={`${id}-makes`} values={Object.keys(models)} />
      <Suggestions id={`${id}-models`} values={known === undefined ? [] : (models[known] ?? [])} />
    </>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
