// An island because a valuation service is asked while the page is read; comparisons made by the build need no script.
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { NotLoaded, type NotLoadedTexts } from '../../ui/islands/NotLoaded.tsx';
import { animateWhenSeen } from '../../ui/scroll/animate-when-seen.client.ts';
import { ComparedPrice } from './ComparedPrice.tsx';
import type { ScaleTexts } from './PriceScale.tsx';
import { priceComparisonSchema } from './price-comparison.schema.ts';
import { type ShownComparison, shownComparison } from './price-comparison.ts';

interface Props {
  href: string;
  texts: ScaleTexts & NotLoadedTexts;
  currency: string;
}

/** Null: nothing to show. */
async function askService(href: string, signal: AbortSignal): Promise<ShownComparison | null> {
  const response = await fetch(href, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return shownComparison(v.parse(priceComparisonSchema, await response.json()));
}

/** Not empty, because `client:visible` waits until a child of the island comes into view. */
function Awaited({ texts }: Pick<Props, 'texts'>) {
  return (
    <div>
      <NotLoaded texts={texts} />
    </div>
  );
}

/**
 * The comparison of a valuation service, in the space that the page reserves. "Price comparison fetch
 * failure: logged; the section shows nothing" (stock and vehicle §8); the space stays, to avoid a layout
 * shift. If this script is lost, the built page says so in it.
 */
export function PriceComparison({ href, texts, currency }: Props) {
  const [shown, setShown] = useState<ShownComparison | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    askService(href, stop.signal)
      .then(setShown)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('The price comparison could not be loaded.', error);
      });
    return () => stop.abort();
  }, [href]);
  useEffect(() => {
    if (shown !== null && section.current !== null) animateWhenSeen(section.current);
  }, [shown]);
  const isHydrated = useHydrated();
  if (shown === null) return isHydrated ? null : <Awaited texts={texts} />;
  return (
    <section ref={section} className="price-comparison" aria-labelledby="price-comparison-heading">
      <ComparedPrice shown={shown} description={shown.description} texts={texts} currency={currency} />
    </section>
  );
}
