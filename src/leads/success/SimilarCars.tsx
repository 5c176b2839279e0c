import type { CardFacts } from '../../vehicle/card/card.ts';
import { VehicleCard } from '../../vehicle/card/VehicleCard.tsx';
import type { SuccessFacts } from './success-facts.ts';

interface Props {
  readonly cars: readonly CardFacts[];
  readonly facts: SuccessFacts;
}

/** Vehicles similar to the one enquired about; shown in place of the newest vehicles. */
export function SimilarCars({ cars, facts: { similar, search, stockPath, images, noPhoto, layout } }: Props) {
  return (
    <section className="success-cars" aria-labelledby="success-similar">
      <div className="section-head">
        <h2 id="success-similar">{similar}</h2>
        <a href={stockPath}>{search}</a>
      </div>
      <ul className="card-grid card-grid--wide">
        {cars.map((card) => (
          <li key={card.id}>
            <VehicleCard card={card} images={images} texts={{ noPhoto }} layout={layout} />
          </li>
        ))}
      </ul>
    </section>
  );
}
