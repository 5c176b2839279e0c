import { Field } from '../../forms/fields/Field.tsx';
import type { LeadFormFacts } from '../form/lead-form-facts.ts';
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

/** Category and message. */
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

/** Branch, number plate, and the pick-up location if the vehicle's branch has more than one. */
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

/** The fields of the enquiry grouped into steps; the first step asks what the enquiry is about. */
export function enquirySteps(props: FieldsProps, legends: NonNullable<LeadFormFacts['steps']>) {
  return [
    { legend: legends.about, fields: <AboutPart {...props} /> },
    { legend: legends.person, fields: <PersonPart {...props} /> },
    { legend: legends.other, fields: <OtherPart {...props} /> },
  ];
}
