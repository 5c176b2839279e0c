import type { ReactNode } from 'react';
import type { CardLayout } from '../../../tenant/templates.ts';
import { formatKilometres } from '../../../values/measure.ts';
import { formatMoney } from '../../../values/money.ts';
import { CardWords } from '../../../vehicle/card/layout/CardWords.tsx';
import type { BriefCard } from '../search-view.ts';
import './card-skeleton.css';

interface Props {
  brief: BriefCard;
  currency: string;
  layout: CardLayout;
  /** Rendered below the known details. */
  children?: ReactNode;
}

/** A card whose picture and details are loading; the hit has its name, price and kilometres. */
export function CardSkeleton({ brief, currency, layout, children }: Props) {
  return (
    <article className="card card--coming" aria-busy="true">
      <div className="card-photo photo-backdrop" />
      <CardWords
        layout={layout}
        title={<h3 className="card-title">{brief.name}</h3>}
        price={
          <div className="card-price">
            {brief.price !== null && <strong className="price">{formatMoney(brief.price, currency)}</strong>}
          </div>
        }
        facts={
          <dl className="card-facts">
            <div>{brief.km !== null && <dd>{formatKilometres(brief.km)}</dd>}</div>
          </dl>
        }
      >
        {children}
      </CardWords>
    </article>
  );
}
