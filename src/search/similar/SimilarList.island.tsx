/**
 * An island because a page that has been open for long requests the present stock. Its root has a box (`data-stale`),
 * and so can become visible and hydrate, only then; otherwise its code is never loaded.
 */
import './similar-list.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import { VehicleCard } from '../../vehicle/card/VehicleCard.tsx';
import { findSimilar } from './find-similar.api.ts';
import type { SimilarFacts } from './similar-queries.ts';

interface Props {
  readonly facts: PageData<SimilarFacts>;
  /** The vehicles found by the build. */
  readonly children?: ReactNode;
}

export function SimilarList({ facts, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [cards, setCards] = useState<readonly CardFacts[]>([]);
  const [known] = useState(() => readPageData(facts));
  useEffect(() => {
    findSimilar(known).then(
      (found) => {
        if (list.current && !isInUse(list.current)) setCards(found);
      },
      // "Similar cars failure: logged" (stock and vehicle §8): the built list stays.
      (error) => console.warn('Similar cars could not be looked up again.', error),
    );
  }, [known]);
  return (
    <div ref={list} className="similar-list">
      {cards.length === 0 ? (
        children
      ) : (
        <ul className="card-grid card-grid--wide">
          {cards.map((card) => (
            <li key={card.id}>
              <VehicleCard
                card={card}
                images={known.images}
                layout={known.layout}
                texts={{ noPhoto: known.noPhoto }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether a visitor sees the list or has focused one of its cars; then it is not replaced. */
function isInUse(list: Element): boolean {
  return list.getBoundingClientRect().top < innerHeight || list.contains(document.activeElement);
}
