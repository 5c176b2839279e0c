import { Field, type FieldOption } from './Field.tsx';

interface Props {
  name: string;
  label: string;
  /** Null: nothing is asked, and `value` is sent. */
  choices: readonly FieldOption[] | null;
  /** Chosen before the shopper has; sent unasked where there is nothing to choose. */
  value: string | undefined;
}

/** For which branch or dealership a form is: a list to choose from, unless it is clear already. */
export function BranchPicker({ name, label, choices, value }: Props) {
  if (choices !== null)
    return <Field as="select" name={name} label={label} options={choices} value={value} required />;
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
