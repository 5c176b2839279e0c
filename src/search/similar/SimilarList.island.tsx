/**
 * An island because a page that has long been open looks up anew what is in stock. Only then has its root a box of its
 * own (`data-stale`), comes into sight and hydrates; until then nobody loads it.
 */
import './similar-list.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type PageData, readPageData } from '../../ui/hydration/page-data.ts';
import type { CardFacts } from '../../vehicle/card/card.ts';
import { VehicleCard } from '../../vehicle/card/VehicleCard.tsx';
import { findSimilar } from './find-similar.api.ts';
import type { SimilarFacts } from './similar-facts.ts';

interface Props {
  readonly facts: PageData<SimilarFacts>;
  /** The vehicles that the build found. */
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
      // "Similar cars failure: logged" (stock and vehicle §8): what the build found stays.
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
              <VehicleCard card={card} images={known.images} texts={{ noPhoto: known.noPhoto }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whoever sees the list or is at one of its cars goes on from there: nothing changes or moves beneath a reader. */
function isInUse(list: Element): boolean {
  return list.getBoundingClientRect().top < innerHeight || list.contains(document.activeElement);
}
