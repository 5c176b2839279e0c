import { useField } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { useFieldWords } from './FormScope.tsx';

interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: string;
}

interface Props {
  name: string;
  legend: ReactNode;
  options: readonly ChoiceOption[];
  /** `radio` allows one answer, `checkbox` any number. */
  type?: 'radio' | 'checkbox';
  /** The preselected value. */
  value?: string | undefined;
  required?: boolean;
  onChange?: (value: string) => void;
}

/** A group of radio buttons or checkboxes with a legend. */
export function Choice({ name, legend, options, type = 'radio', value, required = false, onChange }: Props) {
  const [field] = useField<string | string[]>(name);
  const { optional } = useFieldWords();
  const chosen = [field.initialValue ?? value ?? []].flat();
  return (
    <fieldset
      className="field field--choice"
      data-field={name}
      aria-describedby={field.errors && field.errorId}
    >
      <legend>
        {legend}
        {!required && value === undefined && <span className="optional"> {optional}</span>}
      </legend>
      <div className="choices" key={field.key}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type={type}
              id={index === 0 ? field.id : undefined}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              required={required && type === 'radio'}
              aria-invalid={field.errors ? true : undefined}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}
