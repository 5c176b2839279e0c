/**
 * An island because what is typed is checked, kept as a draft and sent without leaving the page. It hydrates at the
 * first touch, or at once where the device keeps a draft or contact details. Without JavaScript the form is posted.
 */
import type { SubmissionResult } from '@conform-to/react';
import { Form } from '../forms/Form.tsx';
import { Tick } from '../forms/Tick.tsx';
import type { FormCar } from './about-vehicle/form-car.ts';
import { enquirySteps, LeadFields } from './fields/LeadFields.tsx';
import { TermsText } from './fields/TermsText.tsx';
import { visitSoFar } from './form/visit.client.ts';
import type { LeadFormFacts } from './lead-form-facts.ts';
import { leadFormSchema } from './lead-forms.schema.ts';
import { tellLeadSent, thanksAfter } from './success/sent-lead.store.ts';
import { useAddressChoice } from './use-address-choice.ts';

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
        extra={() => ({ url: location.pathname, lead_attributes: JSON.stringify(visitSoFar()) })}
        onStored={(reply, values, element) => element && tellLeadSent(element, values, reply)}
        onSent={(reply, values, element) => {
          if (element === null || !tellLeadSent(element, values, reply)) return;
          const path = thanksAfter(values, reply);
          // A dialog is an entry of the history of its own, to which nobody wants to go back.
          if (element.closest('dialog[open]')) location.replace(path);
          else location.assign(path);
        }}
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

/** What the events about a lead say of its vehicle (`src/analytics/lead-events.client.ts`). */
function carAttributes(car: FormCar | null) {
  if (car === null) return {};
  return {
    'data-car-id': car.id,
    'data-car-slug': car.slug,
    'data-car-name': car.name,
    'data-car-type': car.carType,
    'data-test-drive-only': car.isTestDriveOnly ? '' : undefined,
    'data-unavailable': car.isUnavailable ? '' : undefined,
  };
}
