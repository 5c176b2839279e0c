/**
 * An island because the input is validated, formatted and kept as a draft, and one press starts one payment. It
 * hydrates at the first touch, or at once if the tab has a draft. Without JavaScript the form is posted.
 */
import { useForm } from '@conform-to/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ContactNote } from '../forms/contact/ContactNote.tsx';
import { rememberContact } from '../forms/contact/contact.store.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { FormNote } from '../forms/FormNote.tsx';
import { Field } from '../forms/fields/Field.tsx';
import { firstField, focusField } from '../forms/form-focus.ts';
import { sentValues } from '../forms/form-values.ts';
import { parseForm } from '../forms/sending/parse-form.ts';
import { useDraft } from '../forms/use-draft.ts';
import { ContactField } from '../leads/fields/ContactFields.tsx';
import { formatPhone } from '../values/contact/phone.ts';
import { LONGEST_REFERENCE, onlinePaymentFormSchema } from './online-payment.schema.ts';
import type { PaymentFormFacts, PaymentPageProps } from './payment-form-facts.ts';
import { PAYMENT_FORM, PAYMENTS_PATH } from './payment-paths.ts';
import { usePayment } from './use-payment.ts';

interface Props extends PaymentPageProps {
  facts: PaymentFormFacts;
}

/** Amount and reference come first, because the rest is prefilled for signed-in shoppers. */
export function PaymentForm({ facts, idempotencyKey, payer, lastResult }: Props) {
  const { labels, texts } = facts;
  const ref = useRef<HTMLFormElement>(null);
  const draft = useDraft(ref, PAYMENT_FORM, payer === null);
  const payment = usePayment({
    texts,
    key: draft.key,
    renewKey: () => {
      draft.forget();
      draft.save();
    },
    onBegun: rememberContact,
  });
  const [form] = useForm<Record<string, unknown>>({
    id: PAYMENT_FORM,
    lastResult: payment.result ?? lastResult ?? undefined,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseForm(formData, onlinePaymentFormSchema(facts.rules)),
    onSubmit: (event) => {
      event.preventDefault();
      if (ref.current) void payment.send(sentValues(ref.current));
    },
  });
  const focusFirst = useEffectEvent(() => {
    const first = firstField(ref.current, Object.keys(form.allErrors));
    if (first !== null) focusField(ref.current, first);
  });
  useEffect(() => {
    if (payment.result) requestAnimationFrame(() => focusFirst());
  }, [payment.result]);
  const startAgain = () => {
    draft.forget();
    ref.current?.reset();
  };
  return (
    <FormFrame
      {...{ ref, form, labels, texts }}
      sending={payment}
      action={PAYMENTS_PATH}
      hidden={{ idempotency_key: idempotencyKey }}
      onTyped={draft.save}
      notes={
        <>
          {draft.filledIn === 'draft' && (
            <FormNote text={texts.restored} action={texts.startAgain} onAct={startAgain} />
          )}
          {draft.filledIn === 'contact' && (
            <ContactNote form={ref} texts={texts} onForgotten={draft.dismiss} />
          )}
        </>
      }
      actions={
        <button type="submit" className="button" data-submit aria-disabled={payment.isBusy || undefined}>
          {facts.submit}
        </button>
      }
    >
      <PaymentFields facts={facts} payer={payer} />
    </FormFrame>
  );
}

function PaymentFields({ facts, payer }: Pick<Props, 'facts' | 'payer'>) {
  const { labels, hints } = facts;
  return (
    <>
      <div className="field-row">
        <Field
          name="amount"
          label={labels.amount}
          format="money"
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          hint={hints.amount}
          required
        />
        <Field
          name="reference"
          label={labels.reference}
          autoComplete="off"
          maxLength={LONGEST_REFERENCE}
          hint={hints.reference}
          required
        />
      </div>
      <div className="field-row">
        <ContactField facts={facts} name="name" required value={payer?.name} />
        <ContactField facts={facts} name="last_name" value={payer?.last_name} />
      </div>
      <div className="field-row">
        <ContactField facts={facts} name="phone" required value={payer ? formatPhone(payer.phone) : ''} />
        <ContactField facts={facts} name="email" required value={payer?.email} />
      </div>
    </>
  );
}
