import type { CatalogueCard } from './catalogue-cards.ts';
import { ModelCard } from './ModelCard.tsx';

interface Props {
  cards: readonly CatalogueCard[];
  level: 'h2' | 'h3';
  /** Number of pictures that load eagerly. */
  first?: number;
}

/** Models of the catalogue as a grid of cards. */
export function ModelGrid({ cards, level, first = 0 }: Props) {
  return (
    <ul role="list" className="model-grid">
      {cards.map((card, index) => (
        <li key={card.heading}>
          <ModelCard card={card} level={level} isFirst={index < first} />
        </li>
      ))}
    </ul>
  );
}
