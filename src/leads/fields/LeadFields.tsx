import type { ComponentType } from 'react';
import { Choice } from '../../forms/fields/Choice.tsx';
import { Field } from '../../forms/fields/Field.tsx';
import { type PlacedLeadForm, placedFormNames } from '../lead-form-names.ts';
import { TestDriveFields } from '../test-drive/TestDriveFields.tsx';
import { BranchField } from './BranchField.tsx';
import { ContactField, ContactFields } from './ContactFields.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { MessageField } from './MessageField.tsx';
import { OwnVehicleFields } from './OwnVehicleFields.tsx';
import { RequestPhotosFields } from './RequestPhotosFields.tsx';

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

/** For job applicants. */
function CareersFields({ facts }: FieldsProps) {
  return (
    <>
      <ContactFields facts={facts} />
      <BranchField facts={facts} />
      <MessageField facts={facts} required rows={6} />
    </>
  );
}

/** "Lead form (short)" (leads and dealer §3): names, postcode, phone, email and branch. */
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

/** The fields of the lead form that `facts` names. */
export function LeadFields(props: FieldsProps) {
  const form = placedFormNames.find((name) => name === props.facts.form);
  const Fields = form && fieldsOf[form];
  return Fields ? <Fields {...props} /> : null;
}
