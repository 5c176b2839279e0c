import { useState } from 'react';
import { toast } from '../../../ui/toasts/toast.store.ts';
import { fill } from '../../../values/fill.ts';
import type { TradeInFacts } from '../journey/trade-in-facts.ts';
import type { Journey } from '../journey/trade-in-journey.ts';
import type { TradeInControls } from '../journey/use-trade-in.ts';
import { tradeInCarName } from '../offer-words.ts';
import { StageLink } from './StageLink.tsx';

interface Props {
  facts: TradeInFacts;
  journey: Journey;
  /** Null on a page rendered on demand. */
  controls: TradeInControls | null;
  /** Base path of the trade-in for links without JavaScript; null before it has started. */
  path: string | null;
}

/** The answers given so far, each with a link back to its stage, and the shopper's private link. */
export function GivenAnswers({ facts, journey, controls, path }: Props) {
  const { stages, screen } = facts;
  const rows = givenAnswers(journey, facts).filter(
    ({ of, text }) => text !== '' && stages.indexOf(of) < stages.indexOf(journey.stage),
  );
  return (
    <div className="trade-in-answers">
      <h3>{screen.summary.heading}</h3>
      <dl>
        {rows.map(({ of, text }) => (
          <div key={of}>
            <dt>{screen.stages[of]}</dt>
            <dd>{text}</dd>
            <dd>
              <StageLink
                className="form-link"
                href={`${path}?stage=${of}`}
                onGo={controls ? () => controls.go(of) : undefined}
                aria-label={`${screen.summary.change}: ${screen.stages[of]}`}
              >
                {screen.summary.change}
              </StageLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {screen.link.text}{' '}
        {controls ? (
          <CopyLink facts={facts} controls={controls} />
        ) : (
          <a className="form-link" href={path ?? ''}>
            {screen.link.own}
          </a>
        )}
        {controls && (
          <button type="button" className="form-link" onClick={controls.startAgain}>
            {screen.resume.startAgain}
          </button>
        )}
      </p>
    </div>
  );
}

function givenAnswers({ state }: Journey, { screen }: TradeInFacts) {
  if (state === null) return [];
  const { rego, regoState, kms, contact } = state;
  const odometer =
    kms === null ? '' : fill(screen.summary.kilometres, { count: kms.toLocaleString('en-AU') });
  return [
    { of: 'plate', text: rego && [rego, regoState].filter(Boolean).join(' ') },
    { of: 'car', text: [tradeInCarName(state.vehicle), odometer].filter(Boolean).join(', ') },
    { of: 'contact', text: [contact.name, contact.last_name].filter(Boolean).join(' ') },
  ] as const;
}

/** Copies the shopper's private link. If clipboard access is denied, the link itself is displayed instead. */
function CopyLink({
  facts: { screen, texts },
  controls,
}: {
  facts: TradeInFacts;
  controls: TradeInControls;
}) {
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const link = controls.link();
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      toast(screen.link.copied, texts.close);
    } catch {
      setShown(link);
    }
  };
  if (shown !== null) return <a href={shown}>{shown}</a>;
  return (
    <button type="button" className="form-link" onClick={copy}>
      {screen.link.copy}
    </button>
  );
}
