import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';

interface Props {
  name: string;
  /** Beside the box. */
  label: ReactNode;
  checked?: boolean;
  required?: boolean;
  /** What is sent where the box is not ticked; without it nothing is. */
  no?: string;
}

/** A box to tick, sent as `true`. A browser sends nothing for an empty box, so a hidden field before it sends `no`. */
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
