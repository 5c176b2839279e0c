import { Tick } from '../../../forms/fields/Tick.tsx';
import { fill } from '../../../values/fill.ts';
import { TermsText } from '../../fields/TermsText.tsx';
import { askedFields, type TradeInFacts } from '../journey/trade-in-facts.ts';
import type { Journey } from '../journey/trade-in-journey.ts';
import type { TradeInControls } from '../journey/use-trade-in.ts';
import { tradeInCarName, valuationWords } from '../offer-words.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import { Offer } from './Offer.tsx';
import { StageFields } from './StageFields.tsx';
import { StageForm } from './StageForm.tsx';
import { StageHeading } from './StageHeading.tsx';
import { StageLink } from './StageLink.tsx';

interface Props {
  facts: TradeInFacts;
  journey: Journey;
  /** Null on a page rendered on demand. */
  controls: TradeInControls | null;
  /** Base path of the trade-in for posting without JavaScript; null before it has started. */
  path: string | null;
  /** Id of the vehicle to buy, if only the page knows it; `''` if none. */
  carId: string;
}

/** One stage of a trade-in: heading, fields or offer, and buttons. */
export function Stage({ facts, journey, controls, path, carId }: Props) {
  const { stage, state, purchase, moves } = journey;
  const isPurchase = purchase !== null && purchase !== 'gone';
  const headingId = `trade-in-${stage}-heading`;
  const { heading, text, message } = introOf(stage, state, facts);
  return (
    <section className="panel trade-in-stage" data-stage={stage} aria-labelledby={headingId}>
      {stage === 'offer' && state !== null ? (
        <Offer {...{ facts, state, headingId, moves }} />
      ) : (
        <>
          <StageHeading id={headingId} moves={moves}>
            {heading}
          </StageHeading>
          <p className="trade-in-text">{text}</p>
          {message && (
            <p className="trade-in-message" role="status">
              {message}
            </p>
          )}
        </>
      )}
      <StageForm
        {...{ facts, journey, isPurchase, controls }}
        {...postedTo(stage, path, { state, carId })}
        buttons={(isBusy) => (
          <>
            <Submits {...{ facts, stage, state, isBusy, controls }} isBegun={path !== null} />
            {stage !== 'plate' && (
              <StageLink
                className="button button--quiet"
                href={`${path}?stage=${facts.stages[facts.stages.indexOf(stage) - 1]}`}
                onGo={controls?.back}
              >
                {facts.texts.back}
              </StageLink>
            )}
          </>
        )}
      >
        <StageFields stage={stage} fields={askedFields(stage, facts, isPurchase)} models={facts.models} />
        {stage === 'offer' && (
          <>
            <Tick name="opt_in" label={facts.optIn.label} checked={facts.optIn.checked} no="false" />
            {facts.terms && <Tick name="terms_conditions" label={<TermsText {...facts.terms} />} required />}
          </>
        )}
      </StageForm>
    </section>
  );
}

/** The intro of the car stage depends on whether the number plate was found. */
function introOf(stage: TradeInStage, state: TradeInState | null, { screen }: TradeInFacts) {
  const name = stage === 'car' && state !== null ? tradeInCarName(state.vehicle) : '';
  const { found, foundText } = screen.car;
  if (name !== '') return { heading: fill(found, { name }), text: foundText, message: null };
  return { ...screen[stage], message: stage === 'car' ? state?.message : null };
}

/** Form action and hidden fields of a stage for browsers without JavaScript. */
function postedTo(
  stage: TradeInStage,
  path: string | null,
  { state, carId }: { readonly state: TradeInState | null; readonly carId: string },
) {
  const price = state?.offer_price ?? null;
  // The displayed price is posted along, so that a changed price is never accepted by mistake.
  const offer = { url: '/trade-in', ...(price !== null && { offer_price: String(price) }) };
  if (stage === 'offer') return { action: `${path}/offer`, hidden: offer };
  if (stage === 'condition') return { action: `${path}/adjustments`, hidden: {} };
  if (path === null) return { action: '/api/trade-in', hidden: carId === '' ? {} : { car_id: carId } };
  return { action: `${path}/details`, hidden: { stage } };
}

interface SubmitsProps {
  facts: TradeInFacts;
  stage: TradeInStage;
  state: TradeInState | null;
  isBusy: boolean;
  controls: TradeInControls | null;
  /** True once the trade-in has started; the skip button is hidden then. */
  isBegun: boolean;
}

/** Submit buttons of a stage. */
function Submits({ facts, stage, state, isBusy, controls, isBegun }: SubmitsProps) {
  const { screen, texts, currency } = facts;
  const goOn = state === null ? undefined : controls?.go;
  const shared = { type: 'submit', 'aria-disabled': isBusy || undefined } as const;
  const words = stage === 'offer' && state !== null ? valuationWords(state, screen, currency) : null;
  if (words !== null)
    return (
      <>
        <button {...shared} className="button" name="offer_accepted" value="true">
          {words.accept}
        </button>
        <button {...shared} className="button button--quiet" name="offer_accepted" value="false">
          {screen.offer.decline}
        </button>
      </>
    );
  if (stage !== 'plate')
    return (
      <button {...shared} className="button">
        {stage === 'offer' ? screen.offer.send : texts.next}
      </button>
    );
  return (
    <>
      <button {...shared} className="button">
        {screen.plate.submit}
      </button>
      {!isBegun && (
        <button
          {...shared}
          {...(goOn && { type: 'button', onClick: () => goOn('car') })}
          className="button button--quiet"
          name="skip"
          value="true"
          formNoValidate
        >
          {screen.plate.skip}
        </button>
      )}
    </>
  );
}
