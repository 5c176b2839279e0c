/**
 * An island because the input is validated, kept as a draft and sent without leaving the page. It hydrates at the
 * first touch, or at once if the device has a draft or contact details. Without JavaScript the form is posted.
 */
import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form } from '../forms/Form.tsx';
import { Tick } from '../forms/fields/Tick.tsx';
import { leadCarAttributes } from '../leads/about-vehicle/car-attributes.ts';
import type { FormCar } from '../leads/about-vehicle/form-car.ts';
import { ContactField } from '../leads/fields/ContactFields.tsx';
import { MessageField } from '../leads/fields/MessageField.tsx';
import { TermsText } from '../leads/fields/TermsText.tsx';
import { leadFormSchema } from '../leads/lead-forms.schema.ts';
import { useLeadSending } from '../leads/sending/use-lead-sending.ts';
import { formatPhone } from '../values/contact/phone.ts';
import { fill } from '../values/fill.ts';
import { checkoutPath } from '../vehicle/vehicle-urls.ts';
import type { KnownPerson } from './page/checkout-page.ts';
import type { ReservationFormFacts } from './reservation-form-facts.ts';

interface Props {
  facts: ReservationFormFacts;
  car: FormCar;
  /** In dollars, as the page shows it: the function refuses to reserve a car that costs more by now. */
  price: number | null;
  person: KnownPerson | null;
  lastResult: SubmissionResult | null;
  /** Terms above the submit button. */
  children: ReactNode;
}

export function ReservationForm({ facts, car, price, person, lastResult, children }: Props) {
  const { lead, heading } = facts;
  const { optIn, terms } = lead;
  return (
    <div {...leadCarAttributes(car)}>
      <Form
        id="reservation"
        action={lead.action}
        schema={leadFormSchema('reservation', lead.rules)}
        labels={{ ...lead.labels, message: lead.message.label }}
        texts={lead.texts}
        ways={{ offline: facts.offline }}
        submit={lead.submit}
        lastResult={lastResult}
        hidden={{ form: 'reservation', car_slug: car.slug, price_seen: String(price ?? '') }}
        draft={`reservation:reservation:${car.slug}`}
        {...useLeadSending()}
        onRefused={(_, status) => {
          // The session has ended: go to sign in and back. Not a reload, because that would repeat a post if this
          // page is the reply to a posted form. The draft is kept.
          if (status === 401) location.assign(checkoutPath(car, facts.route));
        }}
        ending={
          <>
            {optIn && <Tick name="opt_in" label={optIn.label} checked={optIn.checked} no="false" />}
            {terms && <Tick name="terms_conditions" label={<TermsText {...terms} />} required />}
            {children}
          </>
        }
      >
        <h2>{heading}</h2>
        {person && <p className="muted">{fill(facts.signedIn, { phone: formatPhone(person.phone) })}</p>}
        <PersonFields facts={facts} person={person} />
        <MessageField facts={lead} rows={2} />
      </Form>
    </div>
  );
}

/** The phone is read-only, because a reservation belongs to the signed-in phone. */
function PersonFields({ facts: { lead }, person }: Pick<Props, 'facts' | 'person'>) {
  const phone = person && formatPhone(person.phone);
  return (
    <>
      <div className="field-row">
        <ContactField facts={lead} name="name" required value={person?.name} />
        <ContactField facts={lead} name="last_name" value={person?.lastName} />
      </div>
      <div className="field-row">
        <ContactField facts={lead} name="phone" required {...(phone && { value: phone, readOnly: true })} />
        <ContactField facts={lead} name="email" required value={person?.email} />
      </div>
    </>
  );
}
