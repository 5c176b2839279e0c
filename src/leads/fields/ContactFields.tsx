import { Field, type FieldProps } from '../../forms/fields/Field.tsx';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';

type ContactName = 'name' | 'last_name' | 'phone' | 'email' | 'postcode';

interface FieldFacts {
  facts: Pick<LeadFormFacts, 'labels' | 'placeholders'>;
}

const kinds: Readonly<Record<ContactName, Partial<FieldProps>>> = {
  name: { autoComplete: 'given-name', maxLength: 100 },
  last_name: { autoComplete: 'family-name', maxLength: 100 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', format: 'phone' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric', format: 'postcode', maxLength: 4 },
};

/** One contact field, rendered the same way in every form. */
export function ContactField({
  facts: { labels, placeholders },
  name,
  ...field
}: FieldFacts & { name: ContactName } & Pick<FieldProps, 'required' | 'value' | 'readOnly' | 'error'>) {
  const placeholder = name === 'name' || name === 'last_name' ? undefined : placeholders[name];
  return <Field name={name} label={labels[name]} placeholder={placeholder} {...kinds[name]} {...field} />;
}

interface Props extends FieldFacts {
  /** True makes the last name required. */
  fullName?: boolean;
  /** If absent, the form does not ask for a postcode. */
  postcode?: 'required' | 'optional' | undefined;
}

/** "Core contact fields (name, email, phone and so on)" (leads and dealer §3). */
export function ContactFields({ facts, fullName = false, postcode }: Props) {
  return (
    <>
      <div className="field-row">
        <ContactField facts={facts} name="name" required />
        <ContactField facts={facts} name="last_name" required={fullName} />
      </div>
      <div className="field-row">
        <ContactField facts={facts} name="phone" required />
        <ContactField facts={facts} name="email" required />
      </div>
      {postcode && <ContactField facts={facts} name="postcode" required={postcode === 'required'} />}
    </>
  );
}
