import { PriceScale, type ScaleTexts } from './PriceScale.tsx';
import type { ShownComparison } from './price-comparison.ts';

interface Props {
  /** Null where only an average is known, of which the description tells. */
  shown: ShownComparison | null;
  description: string;
  texts: ScaleTexts;
  currency: string;
}

/** The content of the price comparison, whoever has compared. */
export function ComparedPrice({ shown, description, texts, currency }: Props) {
  return (
    <>
      <h2 id="price-comparison-heading">{texts.heading}</h2>
      {shown && <PriceScale shown={shown} texts={texts} currency={currency} />}
      <p className="price-comparison-words">{description}</p>
      <p className="small muted">
        {shown && `${texts.scaleNote} `}
        {texts.disclaimer}
      </p>
    </>
  );
}
