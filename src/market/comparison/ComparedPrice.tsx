import { PriceScale, type ScaleTexts } from './PriceScale.tsx';
import type { ShownComparison } from './price-comparison.ts';

interface Props {
  /** Null if only an average is known, which the description names. */
  shown: ShownComparison | null;
  description: string;
  texts: ScaleTexts;
  currency: string;
}

/** The content of a price comparison, from the build or a valuation service. */
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
