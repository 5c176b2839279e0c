import { useState } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fill } from '../../values/fill.ts';
import type { AppointmentReply } from '../test-drive/test-drive.schema.ts';
import type { Receipt as ReceiptFacts } from './receipt.schema.ts';
import { AGREEMENT_ID, type ReceiptProps, type ReceiptTexts } from './receipt-facts.ts';

interface Props extends ReceiptProps {
  readonly texts: ReceiptTexts;
  /** True on the receipt's own page, where consent can be withdrawn; elsewhere a link leads to that page. */
  readonly isOwnPage?: boolean;
}

/**
 * The receipt of a lead: what was sent, to which branch, and what happens next. The heading is rendered by the page.
 */
export function Receipt({ receipt, path, texts, isOwnPage = false }: Props) {
  const { appointment, offer, next, vehicle, recipient } = receipt;
  return (
    <div className="receipt">
      <div className="receipt-first">
        {appointment && <ReceiptAppointment appointment={appointment} texts={texts.appointment} />}
        {offer && (
          <section className="panel receipt-lead">
            <h2>{offer.label}</h2>
            <p className="receipt-big figures">{offer.text}</p>
          </section>
        )}
        {next.length > 0 && (
          <section>
            <h2>{texts.success.next}</h2>
            <ol className="receipt-steps">
              {next.map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <div className="receipt-second">
        <ReceiptRecipient recipient={recipient} texts={texts.success} />
        {vehicle && <ReceiptVehicle vehicle={vehicle} viewVehicle={texts.success.viewVehicle} />}
      </div>
      <div className="receipt-third">
        <Sent receipt={receipt} texts={texts} hasIntro={!isOwnPage} />
        {isOwnPage ? (
          <Agreement consent={receipt.consent} path={path} texts={texts} />
        ) : (
          <div>
            {receipt.consent.opt_in && <p className="small muted">{texts.success.agreement}</p>}
            <a className="receipt-link no-print" href={path}>
              {texts.success.receipt}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

interface AppointmentProps {
  readonly appointment: Pick<AppointmentReply, 'status' | 'label' | 'path' | 'calendar'> & {
    readonly location: { readonly name: string; readonly address?: string };
  };
  readonly texts: {
    readonly when: string;
    readonly addToCalendar: string;
    /** Label of the link to the appointment's page; absent on that page itself. */
    readonly change?: string;
  };
}

/** Date and place of a test drive. The link to change it is hidden if it is over or cancelled. */
export function ReceiptAppointment({ appointment, texts }: AppointmentProps) {
  const { label, location, status, calendar, path } = appointment;
  return (
    <section className="panel receipt-lead">
      <h2>{texts.when}</h2>
      <p className="receipt-big">{status === 'cancelled' ? <s>{label}</s> : label}</p>
      <p>{[location.name, location.address].filter(Boolean).join(', ')}</p>
      {status === 'booked' && (
        <p className="receipt-actions no-print">
          <a className="button" href={calendar}>
            <Icon name="clock" /> {texts.addToCalendar}
          </a>
          {texts.change && (
            <a className="button button--quiet" href={path}>
              {texts.change}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

interface RecipientProps {
  readonly recipient: ReceiptFacts['recipient'];
  readonly texts: Pick<ReceiptTexts['success'], 'branch' | 'call' | 'directions'>;
}

/** Contact details of the branch that received the lead. */
export function ReceiptRecipient({ recipient, texts }: RecipientProps) {
  const { name, hours, address, phone, directions } = recipient;
  return (
    <section className="panel">
      <h2>{texts.branch}</h2>
      <p className="receipt-name">{name}</p>
      {hours && <p className="figures">{hours}</p>}
      {address && <p>{address}</p>}
      <p className="receipt-actions">
        {phone && (
          <a className="button figures" href={phone.href}>
            <Icon name="phone" /> {fill(texts.call, { phone: phone.label })}
          </a>
        )}
        {directions && (
          <a className="button button--quiet no-print" href={directions} rel="noopener">
            <Icon name="map-pin" /> {texts.directions}
          </a>
        )}
      </p>
    </section>
  );
}

interface VehicleProps {
  readonly vehicle: Pick<NonNullable<ReceiptFacts['vehicle']>, 'name' | 'path' | 'image'>;
  readonly viewVehicle: string;
}

export function ReceiptVehicle({ vehicle: { name, path, image }, viewVehicle }: VehicleProps) {
  return (
    <section>
      {image && <Picture key={image} src={image} />}
      <p className="receipt-name">{name}</p>
      {path && (
        <p>
          <a className="receipt-link" href={path}>
            {viewVehicle}
          </a>
        </p>
      )}
    </section>
  );
}

/** The vehicle's photo; if it fails to load, it is removed so that no empty space is left. */
function Picture({ src }: { src: string }) {
  const [isThere, setIsThere] = useState(true);
  if (!isThere) return null;
  return (
    <span className="receipt-picture photo-backdrop">
      <img
        src={src}
        alt=""
        width="480"
        height="320"
        decoding="async"
        onError={() => {
          setIsThere(false);
        }}
      />
    </span>
  );
}

interface SentProps {
  readonly receipt: ReceiptFacts;
  readonly texts: ReceiptTexts;
  readonly hasIntro: boolean;
}

function Sent({ receipt: { intro, sent, vehicle }, texts, hasIntro }: SentProps) {
  const rows = vehicle ? [{ label: texts.receipt.vehicle, text: vehicle.name }, ...sent] : sent;
  return (
    <section>
      <h2>{texts.receipt.sent}</h2>
      {hasIntro && <p className="small muted">{intro}</p>}
      <dl>
        {rows.map(({ label, text }) => (
          <div key={`${label} ${text}`}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AgreementProps {
  readonly consent: ReceiptFacts['consent'];
  readonly path: string;
  readonly texts: ReceiptTexts;
}

/**
 * The button that withdraws consent without signing in (Spam Act 2003: an unsubscribe facility that needs no
 * account).
 */
function Agreement({ consent, path, texts: { receipt } }: AgreementProps) {
  return (
    <section id={AGREEMENT_ID}>
      <h2>{receipt.consent}</h2>
      <p role={consent.withdrawn_at === null ? undefined : 'status'}>{consent.words}</p>
      {consent.opt_in && (
        <form className="no-print" method="post" action={`${path}/withdraw`}>
          <p className="small muted">{receipt.withdrawNote}</p>
          <button type="submit" className="button button--quiet">
            {receipt.withdraw}
          </button>
        </form>
      )}
    </section>
  );
}
