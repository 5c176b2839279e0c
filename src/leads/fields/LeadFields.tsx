import type { ComponentType } from 'react';
import { Choice } from '../../forms/Choice.tsx';
import { Field } from '../../forms/Field.tsx';
import type { FormCar } from '../about-vehicle/form-car.ts';
import type { LeadFormFacts } from '../lead-form-facts.ts';
import { type PlacedLeadForm, placedFormNames } from '../lead-form-names.ts';
import { TestDriveFields } from '../test-drive/TestDriveFields.tsx';
import { BranchField } from './BranchField.tsx';
import { ContactField, ContactFields } from './ContactFields.tsx';
import { MessageField } from './MessageField.tsx';
import { OwnVehicleFields, RegoField } from './OwnVehicleFields.tsx';

export interface FieldsProps {
  facts: LeadFormFacts;
  /** The vehicle that the form is about; null for none. */
  car: FormCar | null;
}

/** "Contact/enquiry form with a message labelled Comments" (leads and dealer §2, §3). */
function EnquiryFields(props: FieldsProps) {
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

/** A request to the workshop. */
function ServiceFields({ facts }: FieldsProps) {
  const { options } = facts.rules.settings.service;
  return (
    <>
      <ContactFields facts={facts} />
      <OwnVehicleFields facts={facts} />
      <BranchField facts={facts} />
      {options.length > 0 && (
        <Choice
          type="checkbox"
          name="additional_services"
          legend={facts.labels.additional_services}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )}
      <MessageField facts={facts} required />
    </>
  );
}

/** A question to the parts counter. */
function PartsFields({ facts }: FieldsProps) {
  const { subject } = facts;
  return (
    <>
      {subject && <Field as="select" name="subcategory" label={subject.label} options={subject.choices} />}
      <MessageField facts={facts} required />
      <OwnVehicleFields facts={facts} />
      <BranchField facts={facts} />
      <ContactFields facts={facts} />
    </>
  );
}

/** From somebody who would like to work here. */
function CareersFields({ facts }: FieldsProps) {
  return (
    <>
      <ContactFields facts={facts} />
      <BranchField facts={facts} />
      <MessageField facts={facts} required rows={6} />
    </>
  );
}

/** "Lead form (short): name, last_name, postcode, phone, email, location_id" (leads and dealer §3). */
function ShortFields({ facts }: FieldsProps) {
  return (
    <>
      <ContactFields facts={facts} fullName postcode="required" />
      <BranchField facts={facts} />
    </>
  );
}

/** "A mini contact layout with postcode, phone and email" (leads and dealer §2). */
function MiniContactFields({ facts }: FieldsProps) {
  return (
    <>
      <div className="mini-contact">
        <ContactField facts={facts} name="postcode" required />
        <ContactField facts={facts} name="phone" required />
        <ContactField facts={facts} name="email" required />
      </div>
      <BranchField facts={facts} />
    </>
  );
}

/**
 * "Request photos form: core fields, optional message, hidden fixed text field" (leads and dealer §3). The function
 * adds that text, which is the dealer's own.
 */
function RequestPhotosFields({ facts }: FieldsProps) {
  return (
    <>
      <p>{facts.intro}</p>
      <MessageField facts={facts} rows={2} />
      <ContactFields facts={facts} />
    </>
  );
}

const fieldsOf: Readonly<Record<PlacedLeadForm, ComponentType<FieldsProps>>> = {
  enquiry: EnquiryFields,
  service: ServiceFields,
  parts: PartsFields,
  careers: CareersFields,
  short: ShortFields,
  'mini-contact': MiniContactFields,
  'request-photos': RequestPhotosFields,
  'test-drive': TestDriveFields,
};

/** The fields of a lead form, by its name. */
export function LeadFields(props: FieldsProps) {
  const form = placedFormNames.find((name) => name === props.facts.form);
  const Fields = form && fieldsOf[form];
  return Fields ? <Fields {...props} /> : null;
}

/** The groups of an enquiry that is made step by step: what it is about comes first. */
export function enquirySteps(props: FieldsProps, legends: NonNullable<LeadFormFacts['steps']>) {
  return [
    { legend: legends.about, fields: <AboutPart {...props} /> },
    { legend: legends.person, fields: <PersonPart {...props} /> },
    { legend: legends.other, fields: <OtherPart {...props} /> },
  ];
}
