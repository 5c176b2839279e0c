import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { afterPress } from '../../ui/after-press.client.ts';
import { readEmail } from '../../values/contact/email.ts';
import { formatPhone } from '../../values/contact/phone.ts';
import { mobileField } from './phone-code.schema.ts';
import type { CodeSent, PhoneCodeFacts, SendCode } from './phone-code-facts.ts';

export interface PhoneCodeState {
  /** Ref of the element around the phone and code fields. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** A code was sent to this number. */
  readonly isSent: boolean;
  readonly isSending: boolean;
  /** The typed number as national digits; null unless it is a mobile number. */
  readonly typed: string | null;
  /** The number belongs to the signed-in shopper, so no code is needed. */
  readonly isKnown: boolean;
  /** Why no code was sent; `''` if there is no problem. */
  readonly alert: string;
  readonly phoneError: string | undefined;
  readonly send: () => Promise<void>;
  /** Call this after every input. */
  readonly follow: () => void;
}

const LONGEST_NAME = 100;

/** "Code not sent, then 'Sending...', then 'Code sent!' with the button 'Resend Code'" (leads and dealer §4). */
export function usePhoneCode(
  { texts, timeoutMs }: PhoneCodeFacts,
  ownPhone: string | null,
  sendCode: SendCode,
): PhoneCodeState {
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  /** The number to which the last code was sent. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState('');
  const [phoneError, setPhoneError] = useState<string>();
  const isSent = sentTo !== null;

  const mobile = () => v.safeParse(mobileField(texts), input(place.current, 'phone')?.value ?? '');
  const forget = () => {
    setSentTo(null);
    setAlert('');
    emptyCode(place.current);
  };
  const follow = () => {
    const phone = mobile();
    const number = phone.success ? phone.output : null;
    if (number !== typed) setPhoneError(undefined);
    setTyped(number);
    // A code is only valid for its number.
    if (isSent && number !== sentTo) forget();
  };
  const recognize = useEffectEvent(() => {
    const field = input(place.current, 'phone');
    if (field?.value === '' && ownPhone !== null) field.value = formatPhone(ownPhone);
    follow();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the shopper signs in while the page is open.
  useEffect(() => recognize(), [ownPhone]);

  const onReset = useEffectEvent(() => {
    forget();
    setTyped(null);
  });
  const onLeadSent = useEffectEvent(({ target }: Event) => {
    const isOurs = target instanceof Node && target.contains(place.current);
    if (!isOurs || !isSent || !input(place.current, 'code')?.value) return;
    setSentTo(null);
    tell(place.current, 'code-verified');
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    const reset = () => onReset();
    const sent = (event: Event) => onLeadSent(event);
    form?.addEventListener('reset', reset);
    document.addEventListener('lead-sent', sent);
    return () => {
      form?.removeEventListener('reset', reset);
      document.removeEventListener('lead-sent', sent);
    };
  }, []);

  const failed = (outcome: Exclude<CodeSent, { kind: 'sent' }>) => {
    if (outcome.kind === 'failed' && outcome.isOfPhone) {
      setPhoneError(outcome.detail);
      input(place.current, 'phone')?.focus();
      return;
    }
    const reason = outcome.kind === 'too-many' ? texts.tooMany : outcome.detail || texts.unknown;
    setAlert([reason, texts.orCall].join(' ').trim());
  };
  const send = async () => {
    if (isSending) return;
    const phone = mobile();
    setAlert('');
    setPhoneError(phone.success ? undefined : phone.issues[0].message);
    if (!phone.success) return input(place.current, 'phone')?.focus();
    setSending(true);
    const outcome = await sendCode({ ...claimed(place.current), phone: phone.output }, timeoutMs);
    setSending(false);
    // The alert shifts the content below, which must not happen during a press.
    if (outcome.kind !== 'sent') return afterPress(() => failed(outcome));
    tell(place.current, 'code-sent');
    emptyCode(place.current);
    const now = mobile();
    // The number may have changed while the request was pending.
    if (!now.success || now.output !== phone.output) return;
    // Rendered at once, because the code field is disabled until then and would not get the focus.
    flushSync(() => setSentTo(phone.output));
    focusCode(place.current);
  };
  const isKnown = ownPhone !== null && typed === ownPhone;
  return { place, isSent, isSending, typed, isKnown, alert, phoneError, send, follow };
}

function input(place: HTMLElement | null, name: string): HTMLInputElement | null {
  const form = place?.closest('form');
  return form?.querySelector<HTMLInputElement>(`input[name="${name}"]:not([type="hidden"])`) ?? null;
}

function emptyCode(place: HTMLElement | null): void {
  const code = input(place, 'code');
  if (code) code.value = '';
}

/** Focuses the code field unless the shopper has moved on to another one. */
function focusCode(place: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || place?.querySelector('button') === activeElement)
    input(place, 'code')?.focus();
}

/** The recipient of the code as far as the form knows. */
function claimed(place: HTMLElement | null) {
  const form = place?.closest('form');
  const data = form ? new FormData(form) : new FormData();
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    first_name: text('name').slice(0, LONGEST_NAME),
    last_name: text('last_name').slice(0, LONGEST_NAME),
    email: readEmail(text('email')) ?? '',
    dealership_slug: text('dealership_slug').slice(0, LONGEST_NAME),
  };
}

function tell(place: HTMLElement | null, event: 'code-sent' | 'code-verified'): void {
  place?.dispatchEvent(new CustomEvent('happened', { detail: event, bubbles: true }));
}
