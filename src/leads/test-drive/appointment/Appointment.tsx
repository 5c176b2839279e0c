import { vehiclePath } from '../../../vehicle/vehicle-urls.ts';
import { ReceiptAppointment, ReceiptRecipient, ReceiptVehicle } from '../../success/Receipt.tsx';
import { FreeTimesSelect } from '../time-picker/FreeTimesSelect.tsx';
import type { AppointmentProps, AppointmentTexts } from './appointment-facts.ts';

interface Props extends AppointmentProps {
  readonly texts: AppointmentTexts;
}

/**
 * A test drive for anyone who has its link: date, place, calendar file, and forms to move or cancel it. Works without
 * JavaScript.
 */
export function Appointment(props: Props) {
  const { appointment, recipient, image, refusal, texts } = props;
  const { car } = appointment;
  return (
    <div className="receipt">
      <header className="receipt-head">
        <h1>{texts.heading}</h1>
        {refusal && <Refusal refusal={refusal} />}
        <p role={refusal ? undefined : 'status'}>{appointment.message}</p>
      </header>
      <div className="receipt-first">
        <ReceiptAppointment appointment={appointment} texts={texts} />
      </div>
      <div className="receipt-second">
        <ReceiptRecipient recipient={recipient} texts={texts.recipient} />
        {car && (
          <ReceiptVehicle
            vehicle={{ name: car.name, path: vehiclePath(car), image }}
            viewVehicle={texts.back}
          />
        )}
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
        {car === null && (
          <p className="no-print">
            <a className="receipt-link" href="/">
              {texts.back}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

const TIME_ID = 'booking-at';

function Refusal({ refusal: { message, timeError } }: { refusal: NonNullable<Props['refusal']> }) {
  return (
    <p className="form-errors" role="alert">
      <strong>{timeError === null ? message : <a href={`#${TIME_ID}`}>{timeError}</a>}</strong>
    </p>
  );
}

/** Moving and cancelling need a confirmation: each form is in a `<details>`, of which one at a time is open. */
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
            <label htmlFor={TIME_ID}>{texts.newTime}</label>
            <FreeTimesSelect
              id={TIME_ID}
              groups={others}
              none={texts.choose}
              chosen={refusal?.chosen}
              isRequired
              isInvalid={error !== null}
              describedBy={error === null ? undefined : `${TIME_ID}-error`}
            />
            {error && (
              <p className="field-error" id={`${TIME_ID}-error`}>
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
