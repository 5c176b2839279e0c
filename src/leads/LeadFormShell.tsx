import type { SubmissionResult } from '@conform-to/react';
import type { ComponentType } from 'react';
import { Form } from '../forms/Form.tsx';
import { Tick } from '../forms/Tick.tsx';
import { carAttributes } from './about-vehicle/car-attributes.ts';
import type { FormCar } from './about-vehicle/form-car.ts';
import { enquirySteps } from './fields/EnquiryFields.tsx';
import type { FieldsProps } from './fields/fields-props.ts';
import { TermsText } from './fields/TermsText.tsx';
import type { LeadFormFacts } from './lead-form-facts.ts';
import { leadFormSchema } from './lead-forms.schema.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useLeadSending } from './use-lead-sending.ts';

export interface LeadFormProps {
  /** Unique on the page. */
  id: string;
  facts: LeadFormFacts;
  /** The vehicle that it is about; null for none. */
  car?: FormCar | null;
  lastResult?: SubmissionResult | null;
}

interface Props extends LeadFormProps {
  /** The fields of this form; given, so that a page need not load those of all. */
  Fields: ComponentType<FieldsProps>;
}

/** A lead form around its fields, sent to the function that takes leads. */
export function LeadFormShell({ id, facts, Fields, car = null, lastResult = null }: Props) {
  const { form, optIn, terms, unavailable } = facts;
  const rules = {
    ...facts.rules,
    isUnavailable: car?.isUnavailable ?? false,
    pickUps: facts.pickUps[car?.branch ?? ''] ?? [],
  };
  const fields = { facts, car };
  const steps = facts.steps ? { steps: enquirySteps(fields, facts.steps) } : {};
  const choose = useAddressChoice();
  return (
    <div ref={choose} {...carAttributes(car)}>
      <Form
        id={id}
        action={facts.action}
        schema={leadFormSchema(form, rules)}
        labels={{ ...facts.labels, dealership_slug: facts.labels.dealership, message: facts.message.label }}
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
