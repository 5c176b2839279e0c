/**
 * An island because what is typed is checked, kept as a draft and sent without leaving the page. It hydrates at the
 * first touch, or at once where the device keeps a draft or contact details. Without JavaScript the form is posted.
 */
import type { SubmissionResult } from '@conform-to/react';
import { Form } from '../forms/Form.tsx';
import { Tick } from '../forms/Tick.tsx';
import { carAttributes } from './about-vehicle/car-attributes.ts';
import type { FormCar } from './about-vehicle/form-car.ts';
import { enquirySteps, LeadFields } from './fields/LeadFields.tsx';
import { TermsText } from './fields/TermsText.tsx';
import type { LeadFormFacts } from './lead-form-facts.ts';
import { leadFormSchema } from './lead-forms.schema.ts';
import { useAddressChoice } from './use-address-choice.ts';
import { useLeadSending } from './use-lead-sending.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  facts: LeadFormFacts;
  /** The vehicle that it is about; null for none. */
  car?: FormCar | null;
  lastResult?: SubmissionResult | null;
}

export function LeadForm({ id, facts, car = null, lastResult = null }: Props) {
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
        labels={{ ...facts.labels, message: facts.message.label }}
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
        {!facts.steps && <LeadFields {...fields} />}
      </Form>
    </div>
  );
}
