import { useField } from '@conform-to/react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useFormat } from '../../ui/use-format.ts';
import type { InputFormat } from '../../values/input/format-typed.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { useFieldWords } from './FormScope.tsx';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

export interface FieldProps {
  name: string;
  label: ReactNode;
  as?: 'input' | 'textarea' | 'select';
  type?: 'text' | 'email' | 'tel' | 'date';
  options?: readonly FieldOption[] | undefined;
  required?: boolean;
  hint?: string | undefined;
  /** Initial value. */
  value?: string | undefined;
  /** The text cannot be changed, such as the phone of a signed-in shopper. */
  readOnly?: boolean;
  /** An error from outside the schema, such as a number that cannot receive messages. */
  error?: string | undefined;
  /** Formats the text while typing. */
  format?: InputFormat | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  inputMode?: ComponentProps<'input'>['inputMode'];
  rows?: number;
  /** Id of a `datalist`. */
  list?: string;
  onChange?: (value: string) => void;
}

const figures: readonly (InputFormat | undefined)[] = ['postcode', 'money', 'kilometres'];

/** A field with label, hint and error. Uncontrolled: the browser holds its value. */
export function Field({ name, label, as = 'input', required = false, hint, format, ...props }: FieldProps) {
  const [field] = useField<string>(name);
  const { optional } = useFieldWords();
  const formatted = useFormat(format);
  const errors = field.errors ?? (props.error ? [props.error] : undefined);
  const described = [hint && field.descriptionId, errors && field.errorId].filter(Boolean).join(' ');
  const shared = {
    id: field.id,
    name,
    required,
    autoComplete: props.autoComplete,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    'aria-describedby': described || undefined,
    'aria-invalid': errors ? true : undefined,
  };
  const value = field.initialValue ?? props.value ?? '';
  return (
    <div className={`field field--${format ?? as}`} data-field={name}>
      <label htmlFor={field.id}>
        {label}
        {!required && <span className="optional"> {optional}</span>}
      </label>
      {as === 'textarea' && (
        <textarea
          {...shared}
          key={field.key}
          defaultValue={value}
          rows={props.rows ?? 4}
          style={{ '--rows': props.rows ?? 4 } as CSSProperties}
        />
      )}
      {as === 'select' && (
        <Select
          {...shared}
          key={field.key}
          value={value}
          options={props.options ?? []}
          onChange={props.onChange}
        />
      )}
      {as === 'input' && (
        <input
          {...shared}
          {...(format === 'rego' && { autoCapitalize: 'characters', spellCheck: false })}
          key={field.key}
          ref={formatted}
          type={props.type ?? 'text'}
          defaultValue={value}
          readOnly={props.readOnly}
          inputMode={props.inputMode ?? (figures.includes(format) ? 'numeric' : undefined)}
          list={props.list}
          onInput={(event) => props.onChange?.(event.currentTarget.value)}
        />
      )}
      <FieldMessage id={field.errorId} errors={errors} hint={hint} hintId={field.descriptionId} />
    </div>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  value: string;
  options: readonly FieldOption[];
  onChange: ((value: string) => void) | undefined;
}

/**
 * Conform empties every list of a form that is reset, unless the list has this property of an input: the browser then
 * resets it by itself.
 */
function resetLikeInput(list: HTMLSelectElement | null): void {
  if (list) Object.assign(list, { defaultValue: '' });
}

function Select({ value, options, onChange, ...shared }: SelectProps) {
  const { choose } = useFieldWords();
  const isChosen = options.some((option) => option.value === value);
  return (
    <select
      {...shared}
      ref={resetLikeInput}
      defaultValue={isChosen ? value : ''}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    >
      {!isChosen && <option value="">{choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
