import { Icon } from '../../ui/Icon.tsx';
import { vehiclePath } from '../../vehicle/vehicle-urls.ts';
import type { AppointmentProps, AppointmentTexts } from './appointment-facts.ts';
import { FreeTimesSelect } from './FreeTimesSelect.tsx';

interface Props extends AppointmentProps {
  readonly texts: AppointmentTexts;
}

/** A test drive for whoever has its link: when, where, into the calendar, to another time, and off. Needs no JavaScript. */
export function Appointment(props: Props) {
  const { appointment, refusal, texts } = props;
  return (
    <div className="receipt">
      <header className="receipt-head">
        <h1>{texts.heading}</h1>
        {refusal && <Refusal refusal={refusal} />}
        <p role={refusal ? undefined : 'status'}>{appointment.message}</p>
      </header>
      <Facts {...props} />
      <div className="receipt-second">
        <Vehicle {...props} />
      </div>
      <div className="receipt-third">
        {appointment.status === 'booked' ? (
          <>
            <Move {...props} />
            <Cancel {...props} />
          </>
        ) : (
          texts.bookAgainPath && (
            <p>
              <a className="button" href={texts.bookAgainPath}>
                {texts.bookAgain}
              </a>
            </p>
          )
        )}
        <p className="no-print">
          <a className="receipt-link" href={texts.backPath}>
            {texts.back}
          </a>
        </p>
      </div>
    </div>
  );
}

const timeId = 'booking-at';

function Refusal({ refusal: { message, timeError } }: { refusal: NonNullable<Props['refusal']> }) {
  return (
    <p className="form-errors" role="alert">
      <strong>{timeError === null ? message : <a href={`#${timeId}`}>{timeError}</a>}</strong>
    </p>
  );
}

function Facts({ appointment, recipient, texts }: Props) {
  const { label, status, calendar, location } = appointment;
  const { phone, directions } = recipient;
  return (
    <div className="panel">
      <h2>{texts.when}</h2>
      <p className="receipt-big">{status === 'cancelled' ? <s>{label}</s> : label}</p>
      {status === 'booked' && (
        <p className="no-print">
          <a className="button" href={calendar}>
            <Icon name="clock" /> {texts.addToCalendar}
          </a>
        </p>
      )}
      <h2>{texts.where}</h2>
      <p>
        <strong>{location.name}</strong>
        {location.address !== '' && (
          <>
            <br />
            {location.address}
          </>
        )}
      </p>
      <p className="receipt-actions">
        {phone && (
          <a className="receipt-link" href={phone.href}>
            {phone.label}
          </a>
        )}
        {directions && (
          <a className="receipt-link no-print" href={directions} rel="noopener">
            {texts.directions}
          </a>
        )}
      </p>
    </div>
  );
}

function Vehicle({ appointment: { car }, image }: Props) {
  if (car === null) return null;
  return (
    <section>
      {image && (
        <span className="receipt-picture photo-backdrop">
          <img src={image} alt="" width="480" height="320" />
        </span>
      )}
      <p className="receipt-name">
        <a className="receipt-link" href={vehiclePath(car)}>
          {car.name}
        </a>
      </p>
    </section>
  );
}

/** Both changes ask before they do anything: what is needed for them stands in a fold, of which one is open. */
function Move({ appointment, others, refusal, texts }: Props) {
  const error = refusal?.timeError ?? null;
  const wasTried = error !== null || (refusal?.chosen ?? '') !== '';
  return (
    <details name="change" className="panel unfold no-print" open={wasTried}>
      <summary>{texts.move}</summary>
      {others.length === 0 ? (
        <p>{texts.noOtherTime}</p>
      ) : (
        <form method="post" action={`${appointment.path}/move`}>
          <div className="field">
            <label htmlFor={timeId}>{texts.newTime}</label>
            <FreeTimesSelect
              id={timeId}
              groups={others}
              none={texts.choose}
              chosen={refusal?.chosen}
              isRequired
              isInvalid={error !== null}
              describedBy={error === null ? undefined : `${timeId}-error`}
            />
            {error && (
              <p className="field-error" id={`${timeId}-error`}>
                {error}
              </p>
            )}
          </div>
          <button type="submit" className="button">
            {texts.moveButton}
          </button>
        </form>
      )}
    </details>
  );
}

function Cancel({ appointment, texts }: Props) {
  return (
    <details name="change" className="panel unfold no-print">
      <summary>{texts.cancel}</summary>
      <form method="post" action={`${appointment.path}/cancel`}>
        <p>{texts.cancelQuestion}</p>
        <button type="submit" className="button button--quiet">
          {texts.cancelButton}
        </button>
      </form>
    </details>
  );
}
