import { PriceScale, type ScaleTexts } from './PriceScale.tsx';
import type { ShownComparison } from './price-comparison.ts';

interface Props {
  /** Null where only an average is known: the description names it. */
  shown: ShownComparison | null;
  description: string;
  texts: ScaleTexts;
  currency: string;
}

/** The content of the price comparison, of the build or of a valuation service. */
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
