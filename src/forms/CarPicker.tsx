import { useField } from '@conform-to/react';
import { Field, type FieldProps } from './Field.tsx';

interface Props {
  /** Of the form; the lists of suggestions are named by it. */
  id: string;
  make: FieldProps;
  model: FieldProps;
  year: FieldProps;
  badge: FieldProps;
  /** Models to suggest, by make. */
  models: Readonly<Record<string, readonly string[]>>;
}

/** Which car it is, by hand. Makes and models that are known are suggested; any other can be typed. */
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
