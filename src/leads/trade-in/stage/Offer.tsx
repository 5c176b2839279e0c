import type { CSSProperties } from 'react';
import type { TradeInFacts } from '../journey/trade-in-facts.ts';
import { tradeInCarName, valuationWords } from '../offer-words.ts';
import type { TradeInState } from '../trade-in.schema.ts';
import { StageHeading } from './StageHeading.tsx';

interface Props {
  facts: Pick<TradeInFacts, 'screen' | 'currency'>;
  state: TradeInState;
  headingId: string;
  moves: number;
}

/** The offer stage: the estimate, or the reason why the dealer will call instead. */
export function Offer({ facts: { screen, currency }, state, headingId, moves }: Props) {
  const words = valuationWords(state, screen, currency);
  if (words === null)
    return (
      <>
        <StageHeading id={headingId} moves={moves}>
          {screen.offer.call}
        </StageHeading>
        <p className="trade-in-text">{state.message}</p>
      </>
    );
  const { difference } = words;
  return (
    <>
      <div className="offer">
        <StageHeading id={headingId} moves={moves}>
          {tradeInCarName(state.vehicle) || screen.offer.heading}
        </StageHeading>
        <p className="muted">{screen.offer.text}</p>
        <p className="offer-figure figures">{words.offer}</p>
        <div
          className="offer-range"
          aria-hidden="true"
          style={{ '--position': `${Math.round(words.position * 100)}%` } as CSSProperties}
        >
          <span className="offer-mark" />
        </div>
        <p className="figures">{words.range}</p>
        <p className="small muted">
          {words.basis} {words.conditions}
        </p>
      </div>
      {difference && (
        <div className="offer-difference">
          <p className="offer-left figures">{difference.text}</p>
          <p className="small muted">{difference.basis}</p>
        </div>
      )}
    </>
  );
}
