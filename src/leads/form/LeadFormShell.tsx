import type { SubmissionResult } from '@conform-to/react';
import type { ComponentType } from 'react';
import { Form } from '../../forms/Form.tsx';
import { Tick } from '../../forms/fields/Tick.tsx';
import { leadCarAttributes } from '../about-vehicle/car-attributes.ts';
import type { FormCar } from '../about-vehicle/form-car.ts';
import { enquirySteps } from '../fields/EnquiryFields.tsx';
import type { FieldsProps } from '../fields/fields-props.ts';
import { TermsText } from '../fields/TermsText.tsx';
import { leadFormSchema } from '../lead-forms.schema.ts';
import { useLeadSending } from '../sending/use-lead-sending.ts';
import type { WantedTime } from '../test-drive/time-picker/wanted-time.ts';
import type { LeadFormFacts } from './lead-form-facts.ts';
import { useQueryOptions } from './use-query-options.ts';

export interface LeadFormProps {
  /** Prefix of all element ids in the form; unique on the page. */
  id: string;
  facts: LeadFormFacts;
  /** The vehicle that the form is about; null if it is about none. */
  car?: FormCar | null;
  lastResult?: SubmissionResult | null;
}

interface Props extends LeadFormProps {
  /**
   * The component that renders this form's fields. It is a prop so that a page loads the code of its own form only.
   */
  Fields: ComponentType<FieldsProps>;
  wanted?: WantedTime | null;
}

/** A lead form: wraps the given fields and posts them to the leads function. */
export function LeadFormShell({ id, facts, Fields, car = null, lastResult = null, wanted = null }: Props) {
  const { form, optIn, terms, unavailable } = facts;
  const rules = {
    ...facts.rules,
    isUnavailable: car?.isUnavailable ?? false,
    pickUps: facts.pickUps[car?.branch ?? ''] ?? [],
  };
  const fields = { facts, car, wanted };
  const steps = facts.steps ? { steps: enquirySteps(fields, facts.steps) } : {};
  const choose = useQueryOptions();
  return (
    <div ref={choose} {...leadCarAttributes(car)}>
      <Form
        id={id}
        action={facts.action}
        schema={leadFormSchema(form, rules)}
        labels={{
          ...facts.labels,
          dealership_slug: facts.labels.dealership,
          location_id: facts.labels.location,
          message: facts.message.label,
        }}
        texts={facts.texts}
        submit={facts.submit}
        lastResult={lastResult}
        hidden={{
          form,
          ...(car && { car_slug: car.slug }),
          ...(car?.isUnavailable && unavailable && { subcategory: unavailable.subcategory }),
        }}
        draft={`${form}:${id}:${car?.slug ?? ''}`}
        {...useLeadSending()}
        ending={
          <>
            {optIn && <Tick name="opt_in" label={optIn.label} checked={optIn.checked} no="false" />}
            {terms && <Tick name="terms_conditions" label={<TermsText {...terms} />} required />}
          </>
        }
        {...steps}
      >
        {!facts.steps && <Fields {...fields} />}
      </Form>
    </div>
  );
}
