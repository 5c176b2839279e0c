/**
 * An island because a quote is updated while typing, a code is sent to the phone, and the input is validated and kept
 * as a draft. It hydrates at the first touch, or at once if the address prefills it. Without JavaScript the form is
 * posted.
 */
import type { SubmissionResult } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useOwnPhone } from '../../account/phone-code/use-own-phone.ts';
import { Form } from '../../forms/Form.tsx';
import { Tick } from '../../forms/fields/Tick.tsx';
import { PhoneCode } from '../../forms/phone-code/PhoneCode.tsx';
import type { PhoneCodeFacts } from '../../forms/phone-code/phone-code-facts.ts';
import { usePhoneCode } from '../../forms/phone-code/use-phone-code.ts';
import { ContactField } from '../../leads/fields/ContactFields.tsx';
import { TermsText } from '../../leads/fields/TermsText.tsx';
import { useLeadSending } from '../../leads/sending/use-lead-sending.ts';
import { FinanceSummary } from './FinanceSummary.tsx';
import type { FinanceFormFacts } from './finance-form-facts.ts';
import { financeLeadEntries } from './finance-lead.schema.ts';
import { type FinanceStart, hiddenFinanceFields } from './finance-start.ts';
import { LoanFields } from './LoanFields.tsx';
import { yearsText } from './quick-quote/quote-words.ts';
import { useQuickQuote } from './quick-quote/use-quick-quote.ts';
import { useFormDeal } from './use-form-deal.ts';
import { useTypedLoan } from './use-typed-loan.ts';

interface Props {
  /** Prefix of element ids; unique on the page. */
  id: string;
  facts: FinanceFormFacts;
  /** Initial values that replace the dealer's. */
  start?: FinanceStart;
  lastResult?: SubmissionResult | null;
  /** Legends of the popup's steps, the last of which is a summary; without them all fields are on one page. */
  steps?: readonly [estimate: string, details: string, phone: string, apply: string] | null;
  /** Progress indicator above the steps; `goTo` returns to a completed step. */
  progress?: (at: number, goTo: (step: number) => void) => ReactNode;
}

/** The application for finance: all fields on its own page, four steps in the popup. */
export function FinanceForm({
  id,
  facts,
  start: given = {},
  lastResult = null,
  steps = null,
  progress,
}: Props) {
  const { lead, labels, legends } = facts;
  const { optIn, terms } = lead;
  const [start] = useState((): FinanceStart => ({ ...facts.start, ...given }));
  const { place, follow, asked, amount, deposit, years } = useTypedLoan(facts, start);
  useFormDeal({ place, follow, given, isPosted: lastResult !== null, facts });
  const quote = useQuickQuote(asked, facts);
  const hidden = hiddenFinanceFields.map((name) => [name, start[name] ?? ''] as const);
  const parts: readonly (readonly [string, ReactNode])[] = [
    [legends.estimate, <LoanFields key="loan" facts={facts} start={start} years={years} quote={quote} />],
    [legends.details, <PersonFields key="person" facts={facts} />],
    [legends.phone, <PhoneFields key="phone" facts={facts} />],
  ];
  const summary = (
    <FinanceSummary facts={facts} quote={quote} loan={{ amount, deposit, years: yearsText(years, labels) }} />
  );
  return (
    <div
      ref={place}
      className="finance-form"
      data-variant={steps ? 'popup' : 'page'}
      onInput={follow}
      onChange={follow}
    >
      <Form
        id={id}
        action={lead.action}
        schema={v.object(financeLeadEntries(lead.rules), lead.rules.settings.texts.required)}
        labels={{ ...lead.labels, ...labels, code: facts.code?.texts.label ?? '' }}
        texts={lead.texts}
        ways={{ sendsSteps: false, offline: facts.offline, needsRedirect: true }}
        submit={lead.submit}
        lastResult={lastResult}
        hidden={{ form: 'finance', ...Object.fromEntries(hidden), ...sentBefore(start) }}
        draft={`finance:${id}:${start['car_slug'] ?? ''}`}
        {...useLeadSending()}
        {...(progress && { progress })}
        steps={
          steps === null
            ? []
            : steps.map((legend, index) => ({ legend, fields: parts[index]?.[1] ?? summary }))
        }
        ending={
          <>
            {optIn && <Tick name="subscribe" label={optIn.label} checked={optIn.checked} no="false" />}
            {terms && <Tick name="terms_conditions" label={<TermsText {...terms} />} required />}
          </>
        }
      >
        {steps === null &&
          parts.map(([legend, fields]) => (
            <fieldset className="finance-part" key={legend}>
              <legend>{legend}</legend>
              {fields}
            </fieldset>
          ))}
      </Form>
    </div>
  );
}

/**
 * Keeps the idempotency key of a posted form, so that a retry without JavaScript does not create a second
 * application.
 */
function sentBefore({ idempotency_key: key = '' }: FinanceStart): FinanceStart {
  return key === '' ? {} : { idempotency_key: key };
}

interface PartProps {
  facts: FinanceFormFacts;
}

function PersonFields({ facts: { lead } }: PartProps) {
  return (
    <>
      <div className="field-row">
        <ContactField facts={lead} name="name" required />
        <ContactField facts={lead} name="last_name" required />
      </div>
      <div className="field-row">
        <ContactField facts={lead} name="email" required />
        <ContactField facts={lead} name="postcode" required />
      </div>
    </>
  );
}

function PhoneFields({ facts: { lead, code } }: PartProps) {
  if (code === null) return <ContactField facts={lead} name="phone" required />;
  return <ProvenPhone lead={lead} code={code} />;
}

function ProvenPhone({ lead, code }: Pick<FinanceFormFacts, 'lead'> & { code: PhoneCodeFacts }) {
  const { ownPhone, sendCode, onSignedOut } = useOwnPhone();
  return (
    <PhoneCode
      texts={code.texts}
      code={usePhoneCode(code, ownPhone, sendCode)}
      onSignedOut={onSignedOut}
      phone={(error) => <ContactField facts={lead} name="phone" required error={error} />}
    />
  );
}
