import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { hitOf } from '../hits.ts';
import { PhotoArrows } from '../photo-arrows/PhotoArrows.tsx';
import { ResultCard } from '../results/ResultCard.tsx';
import { useScreen } from '../use-screen.ts';
import { missText } from './miss-text.ts';
import { useNearMisses } from './use-near-misses.ts';

/** The cars that just miss one limit of the search, each with the reason; nothing if there are none. */
export function NearMisses() {
  const { facts, source } = useScreen();
  const { nearMisses: texts, distance } = facts.search;
  const misses = useNearMisses();
  const cards = useStore(source.$cards);
  const place = useStore(source.$near);
  const list = useRef<HTMLElement>(null);
  if (misses.length === 0) return null;
  return (
    <section ref={list} className="section" aria-labelledby="near-misses-title">
      <h2 className="section-head" id="near-misses-title">
        {texts.heading}
      </h2>
      <ul className="card-grid">
        {misses.map((miss) => (
          <li key={miss.hit.objectID}>
            <ResultCard
              hit={hitOf(miss.hit, cards, place === 'unknown' ? null : place)}
              images={facts.images}
              noPhoto={facts.noPhoto}
              layout={facts.cardLayout}
              photos={facts.photos}
              currency={facts.currency}
              away={distance.away}
              onNear={() => void source.fetchCards([miss.hit])}
            >
              <p className="figures">
                <strong>{missText(miss, texts, facts.currency)}</strong>
              </p>
            </ResultCard>
          </li>
        ))}
      </ul>
      {facts.photos && <PhotoArrows list={list} texts={facts.photos} />}
    </section>
  );
}
