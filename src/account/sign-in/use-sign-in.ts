import { type SubmissionResult, useForm } from '@conform-to/react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { rememberedContact } from '../../forms/contact/contact.store.ts';
import { focusField } from '../../forms/form-focus.ts';
import { mobileField } from '../../forms/phone-code/phone-code.schema.ts';
import { type PhoneCodeState, usePhoneCode } from '../../forms/phone-code/use-phone-code.ts';
import { parseForm } from '../../forms/sending/parse-form.ts';
import { readPhone } from '../../values/contact/phone.ts';
import { sendPhoneCode } from '../phone-code/send-phone-code.api.ts';
import { isSignedIn, onAccountChange, tellTabs } from '../session/session.store.ts';
import { verifyCodeSchema } from './sign-in.schema.ts';
import type { SignInFacts } from './sign-in-facts.ts';
import { verify } from './verify.api.ts';

const nobody = { name: '', last_name: '', email: '' };

/** "Login status: verificationSent, verificationSubmitted, default" (leads and dealer §4). */
type Status = 'default' | 'verificationSent' | 'verificationSubmitted' | 'done';

/** Verifies the typed code; if none was sent yet, sends one. */
export function useSignIn(id: string, facts: SignInFacts, redirect: string) {
  const { errors, texts } = facts;
  const place = useRef<HTMLFormElement>(null);
  const code = usePhoneCode(facts.code, null, sendPhoneCode);
  const contact = useRememberedContact(place, code);
  const [phase, setPhase] = useState<'open' | 'submitted' | 'done'>('open');
  const [isNew, setNew] = useState(false);
  const [failure, setFailure] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<SubmissionResult>();

  /** `replace`, so that Back does not return to the sign-in page. */
  const goOn = () => {
    setPhase('done');
    location.replace(redirect);
  };
  useOtherTabs(() => phase === 'open' && goOn());

  const submit = async (typed: Parameters<typeof verify>[0]) => {
    if (!navigator.onLine) return setFailure([texts.offline]);
    setPhase('submitted');
    const outcome = await verify(typed, facts.code.timeoutMs);
    if (outcome.kind === 'signed-in' && !isSignedIn()) {
      setPhase('open');
      return setFailure([texts.noCookies]);
    }
    if (outcome.kind === 'signed-in') {
      place.current?.dispatchEvent(new CustomEvent('happened', { detail: 'code-verified', bubbles: true }));
      tellTabs();
      if (outcome.isNew && facts.names !== null) setNew(true);
      else goOn();
      return;
    }
    setPhase('open');
    if (outcome.kind === 'refused') setRefused({ status: 'error', error: { code: [outcome.message] } });
    else if (outcome.kind === 'failed' && !navigator.onLine) setFailure([texts.offline]);
    else {
      const reason = outcome.kind === 'too-many' ? errors.tooMany : texts.unknown;
      setFailure([reason, texts.orCall].filter(Boolean));
    }
  };
  const schema = code.isSent ? verifyCodeSchema(errors) : v.object({ phone: mobileField(errors) });
  const [form] = useForm<Record<string, unknown>>({
    id,
    lastResult: refused,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
    onValidate: ({ formData }) => parseForm<Record<string, unknown>>(formData, schema),
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      setFailure([]);
      if (phase !== 'open') return;
      if (code.isSent) {
        const typed = v.parse(verifyCodeSchema(errors), Object.fromEntries(formData));
        void submit({ phone: typed.phone, code: typed.code });
      } else {
        // After the code was sent, the focus moves to the code field.
        focusField(place.current, 'code');
        void code.send();
      }
    },
  });
  useEffect(() => {
    if (refused) requestAnimationFrame(() => focusField(place.current, 'code'));
  }, [refused]);
  const asked = code.isSent ? 'verificationSent' : 'default';
  const status: Status = phase === 'submitted' ? 'verificationSubmitted' : phase === 'done' ? phase : asked;
  return { form, place, code, contact, status, failure, isNew };
}

/**
 * Prefills contact details that lead forms have stored on this device. The names are used only with the phone they
 * were stored with.
 */
function useRememberedContact(place: RefObject<HTMLFormElement | null>, { typed, follow }: PhoneCodeState) {
  const [contact] = useState(rememberedContact);
  const fillIn = useEffectEvent(() => {
    if (place.current === null) return;
    const phone = place.current.querySelector<HTMLInputElement>('input[name="phone"]');
    if (phone?.value === '' && contact !== null) phone.value = contact.phone;
    follow();
  });
  useEffect(() => fillIn(), []);
  const isTheirs = contact !== null && typed !== null && readPhone(contact.phone) === typed;
  return isTheirs ? { name: contact.name, last_name: contact.last_name, email: contact.email } : nobody;
}

/** Continues when the shopper signs in in another tab, or returns to this page by Back after signing in. */
function useOtherTabs(goOn: () => void): void {
  const onSignedIn = useEffectEvent(() => isSignedIn() && goOn());
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onSignedIn();
    };
    const stop = onAccountChange(() => onSignedIn());
    addEventListener('pageshow', onReturn);
    return () => {
      stop();
      removeEventListener('pageshow', onReturn);
    };
  }, []);
}
