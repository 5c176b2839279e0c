import { ContactFields } from './ContactFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { MessageField } from './MessageField.tsx';

/**
 * "Request photos form: core fields, optional message, hidden fixed text field" (leads and dealer §3). The function
 * adds the fixed text from the dealer's settings, so no hidden field is rendered.
 */
export function RequestPhotosFields({ facts }: FieldsProps) {
  return (
    <>
      <p>{facts.intro}</p>
      <MessageField facts={facts} rows={2} />
      <ContactFields facts={facts} />
    </>
  );
}
