/**
 * An island because the wheel spins before it shows the drawn prize. It hydrates at the first touch. Without
 * JavaScript the button posts a form, and the same page shows the result.
 */
import { type FormEvent, useRef, useState } from 'react';
import { askForPrize } from './ask-for-prize.api.ts';
import { Prize } from './Prize.tsx';
import type { PrizeSpinFacts } from './spin-facts.ts';
import type { SpinReply } from './spin-reply.schema.ts';
import { Wheel } from './Wheel.tsx';
import { restOf } from './wheel-shape.ts';

/** Equal to the duration in prize-wheel.css. */
const TURN_MS = 4200;
const TURNS = 5;

interface Props {
  facts: PrizeSpinFacts;
  /** The earlier draw of this phone; null if none. */
  drawn: SpinReply | null;
}

export function PrizeWheel({ facts, drawn: before }: Props) {
  const { intro, free, notice, prizes, texts } = facts;
  const restAt = (reply: SpinReply) =>
    restOf(
      Math.max(
        0,
        prizes.findIndex(({ id }) => id === reply.prize.id),
      ),
      prizes.length,
    );
  const [drawn, setDrawn] = useState(before);
  const [degrees, setDegrees] = useState(before ? restAt(before) : 0);
  const [isTurning, setTurning] = useState(false);
  const [failure, setFailure] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  /** Spins to the prize; without animation if reduced motion is preferred. */
  const turnTo = async (reply: SpinReply) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setDegrees(restAt(reply) + (isStill ? 0 : TURNS * 360));
    if (isStill) return;
    stage.current?.scrollIntoView({ block: 'nearest' });
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  };
  const spin = async (form: HTMLFormElement) => {
    setFailure('');
    setTurning(true);
    const reply = await askForPrize(form.action);
    // Submitting the form natively redirects to sign in and back.
    if (reply === 'signed-out') return form.submit();
    if (reply === 'closed') return location.reload();
    if (reply === null) setFailure(texts.failed);
    else {
      await turnTo(reply);
      setDrawn(reply);
    }
    setTurning(false);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    await spin(event.currentTarget);
    isBusy.current = false;
  };
  const isOpen = drawn === null && notice === null;
  return (
    <div className="prize-wheel" ref={stage}>
      <Wheel prizes={prizes} label={texts.wheel} degrees={degrees} isTurning={isTurning} />
      <div className="words">
        <h1>{texts.heading}</h1>
        <p className="intro">{intro}</p>
        {isOpen && (
          <form method="post" action="/api/spin" onSubmit={(event) => void onSubmit(event)}>
            <button type="submit" className="button" aria-disabled={isTurning || undefined}>
              {isTurning ? texts.spinning : texts.spin}
            </button>
            <p className="small muted">{free}</p>
          </form>
        )}
        {notice !== null && <p className="notice">{notice}</p>}
        <p className="failure" role="alert">
          {failure}
        </p>
        {drawn && <Prize drawn={drawn} facts={facts} isNew={drawn !== before} />}
      </div>
    </div>
  );
}
