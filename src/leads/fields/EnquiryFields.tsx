import { Field } from '../../forms/Field.tsx';
import type { LeadFormFacts } from '../lead-form-facts.ts';
import { BranchField } from './BranchField.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { MessageField } from './MessageField.tsx';
import { RegoField } from './OwnVehicleFields.tsx';

/** "Contact/enquiry form with a message labelled Comments" (leads and dealer §2, §3). */
export function EnquiryFields(props: FieldsProps) {
  return (
    <>
      <PersonPart {...props} />
      <OtherPart {...props} />
      <AboutPart {...props} />
    </>
  );
}

function PersonPart({ facts }: FieldsProps) {
  return (
    <ContactFields facts={facts} postcode={facts.rules.settings.enquiry.postcode ? 'required' : undefined} />
  );
}

/** What the enquiry is about, and what it says. */
function AboutPart({ facts, car }: FieldsProps) {
  const { category, categories, defaultCategory, messageRequired } = facts.rules.settings.enquiry;
  const gone = car?.isUnavailable ? facts.unavailable : null;
  return (
    <>
      {category && (
        <Field
          as="select"
          name="category"
          label={facts.labels.category}
          options={categories.map((name) => ({ value: name, label: name }))}
          value={defaultCategory}
          required
        />
      )}
      <MessageField
        facts={facts}
        required={messageRequired && !gone}
        {...(gone && { value: gone.message })}
      />
    </>
  );
}

/** Branch, number plate and, for a vehicle whose branch has several, where it is handed over. */
function OtherPart({ facts, car }: FieldsProps) {
  const pickUps = car === null ? [] : (facts.pickUps[car.branch] ?? []);
  const asksRego = facts.rules.settings.enquiry.rego;
  return (
    <div className="field-row field-row--filled">
      {car === null && <BranchField facts={facts} />}
      {pickUps.length > 1 && (
        <Field
          as="select"
          name="distribution_location"
          label={facts.labels.distribution_location}
          options={pickUps.map((place) => ({ value: place, label: place }))}
          required
        />
      )}
      {asksRego && <RegoField facts={facts} />}
    </div>
  );
}

/** The groups of an enquiry that is made step by step: what it is about comes first. */
export function enquirySteps(props: FieldsProps, legends: NonNullable<LeadFormFacts['steps']>) {
  return [
    { legend: legends.about, fields: <AboutPart {...props} /> },
    { legend: legends.person, fields: <PersonPart {...props} /> },
    { legend: legends.other, fields: <OtherPart {...props} /> },
  ];
}
