import { Field, type FieldOption } from './Field.tsx';

interface Props {
  name: string;
  label: string;
  /** Options of the list; null sends `value` in a hidden field. */
  choices: readonly FieldOption[] | null;
  /** The preselected option, or the value of the hidden field. */
  value: string | undefined;
}

/** The branch or dealership of a form: a list, or a hidden field if there is nothing to choose. */
export function BranchPicker({ name, label, choices, value }: Props) {
  if (choices !== null)
    return <Field as="select" name={name} label={label} options={choices} value={value} required />;
  return value === undefined ? null : <input type="hidden" name={name} value={value} />;
}
