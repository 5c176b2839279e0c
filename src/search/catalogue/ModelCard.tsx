import './model-card.css';
import type { CatalogueCard } from './catalogue-cards.ts';

interface Props {
  card: CatalogueCard;
  /** Loads its picture eagerly. */
  isFirst?: boolean;
  level?: 'h2' | 'h3';
}

/** A model of the catalogue as a card. */
export function ModelCard({ card, isFirst = false, level: Heading = 'h2' }: Props) {
  return (
    <article className="model-card">
      <div className="picture photo-backdrop">
        <img
          src={card.picture}
          alt=""
          className={card.isDrawn ? 'drawn' : undefined}
          width="480"
          height="320"
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </div>
      <div className="words">
        <Heading className="name">
          <a href={card.href}>{card.heading}</a>
        </Heading>
        {card.tagline && <p className="small muted">{card.tagline}</p>}
        {card.price && <p className="from figures">{card.price}</p>}
        <p className="small action figures">{card.action}</p>
      </div>
    </article>
  );
}
