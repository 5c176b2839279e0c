import type { PromoCardFacts } from '../search-view.ts';
import './promo-card.css';

/** The dealer's own promotion among the cars; not an `article`, as cars are. */
export function PromoCard({ promo }: { promo: PromoCardFacts }) {
  return (
    <div className="promo">
      <h3>{promo.title}</h3>
      <p>{promo.text}</p>
      <a className="button" href={promo.href}>
        {promo.label}
      </a>
    </div>
  );
}
