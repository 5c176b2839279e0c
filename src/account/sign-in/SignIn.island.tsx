/**
 * An island because a code is sent to the phone and verified without leaving the page. It hydrates at the first
 * touch, or at once if the device remembers a phone. Without JavaScript the form is posted, and the next page asks
 * for the code.
 */

import { FormFrame } from '../../forms/FormFrame.tsx';
import { Field } from '../../forms/fields/Field.tsx';
import { PhoneCode } from '../../forms/phone-code/PhoneCode.tsx';
import '../../forms/form.css';
import '../../forms/phone-code/phone-code.css';
import { NamesForm } from './NamesForm.tsx';
import './sign-in.css';
import type { SignInFacts, SignInProps } from './sign-in-facts.ts';
import { useSignIn } from './use-sign-in.ts';

interface Props extends Omit<SignInProps, 'type'> {
  /** Prefix of element ids; unique on the page. */
  id: string;
  heading: string;
  /** Text with the reason for signing in. */
  text: string;
  facts: SignInFacts;
}

export function SignIn({ id, heading, text, facts, redirect, back }: Props) {
  const { texts, names } = facts;
  const { form, place, code, contact, status, failure, isNew } = useSignIn(id, facts, redirect);
  const isSubmitting = status === 'verificationSubmitted' || status === 'done';
  if (isNew && names !== null) {
    return (
      <>
        <div className="sign-in-head">
          <h1 tabIndex={-1} ref={(element) => element?.focus()}>
            {names.namesHeading}
          </h1>
          <p>{names.namesText}</p>
        </div>
        <NamesForm redirect={redirect} texts={names} optional={facts.form.optional} />
      </>
    );
  }
  return (
    <div className="sign-in" data-status={status}>
      <div className="sign-in-head">
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
      <FormFrame
        ref={place}
        form={form}
        action="/api/account/verify"
        labels={{ phone: facts.labels.phone, code: facts.code.texts.label }}
        texts={facts.form}
        sending={{ isBusy: isSubmitting, status: status === 'done' ? texts.signedIn : '', failure }}
        hidden={{ redirect, back, ...contact }}
        actions={
          <>
            <button type="submit" className="button" data-submit aria-disabled={isSubmitting || undefined}>
              {isSubmitting ? texts.submitting : texts.submit}
            </button>
            <a className="sign-in-back" href={back}>
              {texts.back}
            </a>
          </>
        }
      >
        <PhoneCode
          texts={facts.code.texts}
          code={code}
          phone={(error) => (
            <Field
              name="phone"
              label={facts.labels.phone}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              format="phone"
              placeholder={facts.placeholders.phone}
              required
              error={error}
            />
          )}
        />
        <p className="small muted">{texts.privacy}</p>
      </FormFrame>
    </div>
  );
}
