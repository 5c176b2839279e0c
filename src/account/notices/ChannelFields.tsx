import type { NoticeChannel } from './notice-channels.ts';
import './channel-fields.css';

interface Props {
  /** Prefix of element ids. */
  id: string;
  /** Labels of the offered channels. */
  labels: Readonly<Partial<Record<NoticeChannel, string>>>;
  channel: NoticeChannel;
  texts: { readonly how: string; readonly emailField: string };
  email: string;
  isAddressNeeded: boolean;
  /** Error of the e-mail address. */
  error?: string | undefined;
}

/** Choice between text message and e-mail, with the address field for e-mail. */
export function ChannelFields({ id, labels, channel, texts, email, isAddressNeeded, error }: Props) {
  const offered = Object.entries(labels);
  return (
    <>
      {offered.length > 1 && (
        <fieldset className="field field--choice field--channel">
          <legend>{texts.how}</legend>
          <div className="choices">
            {offered.map(([value, label]) => (
              <label key={value}>
                <input type="radio" name="channel" value={value} defaultChecked={value === channel} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {offered.length === 1 && labels.sms && <p>{labels.sms}</p>}
      {labels.email && (
        <div className="field channel-address">
          <label htmlFor={`${id}-email`}>{texts.emailField}</label>
          <input
            type="email"
            id={`${id}-email`}
            name="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={email}
            required={isAddressNeeded}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-email-error`}
          />
          {error && (
            <p className="field-error" id={`${id}-email-error`} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </>
  );
}
