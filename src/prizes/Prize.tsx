import { useEffect, useRef } from 'react';
import { CONTACT_PATH } from '../leads/contact/contact-path.ts';
import { prizeWords } from './prize-words.ts';
import type { PrizeSpinFacts } from './spin-facts.ts';
import type { SpinReply } from './spin-reply.schema.ts';

interface Props {
  drawn: SpinReply;
  facts: PrizeSpinFacts;
  /** Just drawn: the heading takes the focus, so that screen readers announce it. */
  isNew: boolean;
}

/** The drawn prize, and how to claim it. */
export function Prize({ drawn, facts: { texts, redeem, stockPath }, isNew }: Props) {
  const { heading, text, code } = prizeWords(drawn, texts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section className="panel result" aria-labelledby="spin-heading">
      <h2 id="spin-heading" tabIndex={-1} ref={title}>
        {heading}
      </h2>
      <p>{text}</p>
      {code !== null && (
        <div className="redeem">
          <p className="code">
            <span className="small muted">{texts.code}</span>
            <strong className="figures">{code}</strong>
          </p>
          <p className="small">{redeem}</p>
          <p className="small no-print">
            <a href={CONTACT_PATH}>{texts.directions}</a>
          </p>
        </div>
      )}
      <p className="no-print">
        <a className="button button--quiet" href={stockPath}>
          {texts.stock}
        </a>
      </p>
    </section>
  );
}
