import { useField, useFormMetadata } from '@conform-to/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../ui/use-format.ts';
import { FieldMessage } from '../fields/FieldMessage.tsx';
import { SIGNED_IN_CODE } from './phone-code.schema.ts';
import type { PhoneCodeFacts } from './phone-code-facts.ts';
import type { PhoneCodeState } from './use-phone-code.ts';

interface Props {
  texts: PhoneCodeFacts['texts'];
  /** State from `usePhoneCode`. */
  code: PhoneCodeState;
  /** Called when the server asks a signed-in shopper for a code, which means that the session has ended. */
  onSignedOut?: () => void;
  /** Renders the field `phone` with its error. */
  phone: (error: string | undefined) => ReactNode;
}

/**
 * A phone number and the code that verifies it. Without JavaScript the function asks for the code on the next page.
 */
export function PhoneCode({ texts, code, onSignedOut, phone }: Props) {
  const { place, isSent, isSending, isKnown, alert, phoneError, send, follow } = code;
  const [field] = useField<string>('code');
  const formatted = useFormat('code');
  const isRefused = field.errors !== undefined;
  const whenRefused = useEffectEvent(() => isKnown && onSignedOut?.());
  useEffect(() => {
    if (isRefused) whenRefused();
  }, [isRefused]);
  const form = useFormMetadata();
  const sendAgain = () => {
    // What was said of the last code, or of none, is not true of the next one.
    if (isRefused) form.reset({ name: field.name });
    void send();
  };
  const sent = isSent && !isRefused ? texts.sent : '';
  const described = [field.descriptionId, isRefused && field.errorId].filter(Boolean).join(' ');
  return (
    <div ref={place} className="phone-and-code" onInput={follow} onChange={follow}>
      {phone(phoneError)}
      <div className="field phone-code" data-field="code" data-known={isKnown || undefined}>
        <label htmlFor={field.id}>{texts.label}</label>
        <div className="phone-code-row">
          <input
            key={field.key}
            id={field.id}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={formatted}
            disabled={!isSent || isKnown}
            aria-describedby={described}
            aria-invalid={isRefused || undefined}
          />
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={isSending || undefined}
            onClick={sendAgain}
          >
            {isSent ? texts.resend : texts.send}
          </button>
        </div>
        <p className="field-hint" id={field.descriptionId}>
          {texts.hint}
        </p>
        <p className="phone-code-state" role="status">
          {isSending ? texts.sending : sent}
        </p>
        <FieldMessage id={field.errorId} errors={isKnown ? undefined : field.errors} />
        <div className="form-errors phone-code-alert" role="alert">
          {alert}
        </div>
        <p className="phone-code-known" role="status">
          {isKnown ? texts.known : ''}
        </p>
      </div>
      <p className="field-hint phone-code-later">{texts.later}</p>
      {isKnown && <input type="hidden" name="code" value={SIGNED_IN_CODE} />}
    </div>
  );
}
