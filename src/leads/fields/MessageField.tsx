import { Field } from '../../forms/fields/Field.tsx';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';

interface Props {
  facts: Pick<LeadFormFacts, 'message'>;
  required?: boolean;
  rows?: number;
  value?: string;
}

/** The free text field; its label differs between forms. */
export function MessageField({ facts: { message }, required = false, rows = 4, value }: Props) {
  return (
    <Field
      as="textarea"
      name="message"
      label={message.label}
      hint={message.hint}
      value={value ?? message.value}
      rows={rows}
      maxLength={5000}
      required={required}
    />
  );
}
