import { type ReactNode, type RefObject, useState } from 'react';
import { fill } from '../../../values/fill.ts';
import { formatWholeMoney } from '../../../values/money.ts';
import { tradeInCarName } from '../offer-words.ts';
import { GivenAnswers } from '../stage/GivenAnswers.tsx';
import { Stage } from '../stage/Stage.tsx';
import { StageHeading } from '../stage/StageHeading.tsx';
import { StageLink } from '../stage/StageLink.tsx';
import type { TradeInStage } from '../trade-in-stages.ts';
import type { TradeInFacts } from './trade-in-facts.ts';
import type { Journey } from './trade-in-journey.ts';
import type { TradeInControls } from './use-trade-in.ts';

interface Props {
  facts: TradeInFacts;
  journey: Journey;
  /** Null on a page rendered on demand. */
  controls: TradeInControls | null;
  host?: RefObject<HTMLDivElement | null>;
  /** Base path of the trade-in for browsers without JavaScript; null before it has started. */
  path?: string | null;
  /** Id of the vehicle to buy, if only the page knows it; `''` if none. */
  carId?: string;
  /** Link to browse vehicles to buy; null on pages for sellers only. */
  browse: { readonly label: string; readonly href: string } | null;
}

/** Renders the current stage of a trade-in, or the panel that replaces the stages. */
export function TradeInScreen({ facts, journey, controls, host, path = null, carId = '', browse }: Props) {
  const { part, stage, state, purchase, moves } = journey;
  return (
    <div className="trade-in" ref={host} data-waiting={part === 'waiting' ? '' : undefined}>
      {(browse || purchase) && <PurchaseLine {...{ facts, purchase, browse }} />}
      {part === 'resume' && controls && <ResumePanel {...{ facts, journey, controls }} />}
      {part === 'done' && (
        <Panel heading={facts.screen.done.heading} text={state?.message ?? ''} moves={moves}>
          <StageLink className="button" href="/trade-in" onGo={controls?.startAgain}>
            {facts.screen.done.another}
          </StageLink>
        </Panel>
      )}
      {(part === 'stages' || part === 'waiting') && (
        <>
          <Progress stage={stage} facts={facts} />
          <Stage key={`${stage} ${moves}`} {...{ facts, journey, controls, path, carId }} />
          {stage !== 'plate' && state !== null && <GivenAnswers {...{ facts, journey, controls, path }} />}
        </>
      )}
    </div>
  );
}

function Progress({ stage, facts: { stages, screen, texts } }: { stage: TradeInStage; facts: TradeInFacts }) {
  const at = stages.indexOf(stage);
  return (
    <div className="trade-in-progress">
      <p className="form-steps">
        {fill(texts.step, { step: at + 1, steps: stages.length })} · {screen.stages[stage]}
      </p>
      <ol role="list" aria-hidden="true">
        {stages.map((one, index) => (
          <li key={one} className={index === at ? 'is-now' : index < at ? 'is-done' : undefined} />
        ))}
      </ol>
    </div>
  );
}

type PurchaseProps = { facts: TradeInFacts } & Pick<Journey, 'purchase'> & Pick<Props, 'browse'>;

/** The vehicle to buy, above the stages. */
function PurchaseLine({ facts: { screen, currency }, purchase, browse }: PurchaseProps) {
  const car = purchase === 'gone' ? null : purchase;
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="trade-in-purchase" data-unknown={purchase === null ? '' : undefined}>
      <p className="small muted">{screen.purchase.heading}</p>
      <span className="trade-in-picture photo-backdrop">
        {car?.image && !isBroken && (
          <img src={car.image} alt="" width={96} height={64} onError={() => setBroken(true)} />
        )}
      </span>
      <a
        href={car ? `/cars/${encodeURIComponent(car.slug)}` : browse?.href}
        className="trade-in-purchase-name"
      >
        {car ? car.name : browse?.label}
      </a>
      <p className="figures trade-in-purchase-price">
        {car && car.price !== null && formatWholeMoney(car.price, currency)}
      </p>
      {purchase === 'gone' && <p>{screen.purchase.gone}</p>}
    </div>
  );
}

function ResumePanel({
  facts: { screen },
  journey,
  controls,
}: Pick<Props, 'facts' | 'journey'> & { controls: TradeInControls }) {
  const { heading, text, unnamed, resume, startAgain } = screen.resume;
  const name = tradeInCarName(journey.state?.vehicle ?? null);
  return (
    <Panel heading={heading} text={name === '' ? unnamed : fill(text, { name })} moves={journey.moves}>
      <button type="button" className="button" onClick={controls.goOn}>
        {resume}
      </button>
      <button type="button" className="button button--quiet" onClick={controls.startAgain}>
        {startAgain}
      </button>
    </Panel>
  );
}

/** Panel that replaces the stages: waiting, resume or done. */
function Panel({
  heading,
  text,
  moves,
  children,
}: {
  heading: string;
  text: string;
  moves: number;
  children: ReactNode;
}) {
  return (
    <div className="panel trade-in-stage">
      <StageHeading moves={moves}>{heading}</StageHeading>
      <p>{text}</p>
      <p className="form-actions">{children}</p>
    </div>
  );
}
