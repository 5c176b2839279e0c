/**
 * An island because it shows the matching features while a shopper types. It hydrates at the first touch. While it
 * shows any, the page's own list is hidden (details.css).
 */
import { useState } from 'react';
import { type PageData, readPageData } from '../../../ui/hydration/page-data.ts';
import { useEarlyInput } from '../../../ui/hydration/use-early-input.ts';

export interface FeatureSearchFacts {
  readonly features: readonly string[];
  readonly texts: { readonly search: string; readonly noneFound: string };
}

interface Props {
  facts: PageData<FeatureSearchFacts>;
}

export function FeatureSearch({ facts }: Props) {
  const [{ features, texts }] = useState(() => readPageData(facts));
  const [typed, setTyped] = useState('');
  const field = useEarlyInput(({ value }) => setTyped(value));
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = features.filter((feature) => words.every((word) => feature.toLowerCase().includes(word)));
  return (
    <div className="feature-search" data-searching={words.length > 0 || undefined}>
      <label>
        {texts.search}
        <input
          type="search"
          autoComplete="off"
          ref={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div role="status">
        {words.length > 0 &&
          (found.length === 0 ? (
            <p>{texts.noneFound}</p>
          ) : (
            <ul role="list" className="feature-list">
              {found.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          ))}
      </div>
    </div>
  );
}
