import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';

interface Props {
  name: string;
  label: ReactNode;
  checked?: boolean;
  required?: boolean;
  /** Value sent when the box is not ticked; without it nothing is sent. */
  no?: string;
}

/** A checkbox, sent as `true`. Browsers send nothing for an unticked box, so a hidden field before it sends `no`. */
export function Tick({ name, label, checked = false, required = false, no }: Props) {
  const [field] = useField<string | string[]>(name);
  const sent = field.initialValue;
  const isTicked = sent === undefined ? checked : [sent].flat().at(-1) === 'true';
  return (
    <div className="field field--tick" data-field={name}>
      {no !== undefined && <input type="hidden" name={name} value={no} />}
      <input
        type="checkbox"
        key={field.key}
        id={field.id}
        name={name}
        value="true"
        defaultChecked={isTicked}
        required={required}
        aria-describedby={field.errors && field.errorId}
        aria-invalid={field.errors ? true : undefined}
      />
      <label htmlFor={field.id}>{label}</label>
      <FieldMessage id={field.errorId} errors={field.errors} />
    </div>
  );
}
