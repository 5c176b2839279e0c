import type { CSSProperties } from 'react';
import { fill } from '../../values/fill.ts';
import { formatWholeMoney } from '../../values/money.ts';
import type { ShownComparison } from './price-comparison.ts';

/** Texts of market.json with the dealer's words for vehicles filled in. */
export interface ScaleTexts {
  readonly heading: string;
  readonly thisCar: string;
  /** Contains {price}. */
  readonly lowest: string;
  readonly highest: string;
  readonly scaleNote: string;
  readonly disclaimer: string;
}

interface Props {
  shown: ShownComparison;
  texts: ScaleTexts;
  currency: string;
}

/** A scale that shows a price within the range of similar vehicles' prices. */
export function PriceScale({ shown, texts, currency }: Props) {
  const money = (dollars: number) => formatWholeMoney(dollars, currency);
  const style: CSSProperties & Record<'--fill', number> = { '--fill': shown.fill };
  return (
    <div className="price-scale figures" style={style} data-animate-when-seen="">
      <p className="carrier">
        <span className="mark">
          {texts.thisCar} <strong>{money(shown.listing_price)}</strong>
        </span>
      </p>
      <div className="track">
        <div className="filled" />
      </div>
      <p className="ends small muted">
        <span>{fill(texts.lowest, { price: money(shown.market_range_min) })}</span>{' '}
        <span>{fill(texts.highest, { price: money(shown.market_range_max) })}</span>
      </p>
    </div>
  );
}
