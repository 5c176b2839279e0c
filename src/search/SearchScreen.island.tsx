/**
 * An island because filters, words and sorting change the results without a page load. Hydration shows what the page
 * was built with; the search engine is loaded when the shopper first touches a control.
 */
import { type ReactNode, useState } from 'react';
import { type PageData, readPageData } from '../ui/hydration/page-data.ts';
import { type ScreenParts, screenFacts } from './screen/page/screen-facts.ts';
import { Screen } from './screen/Screen.tsx';
import { openSearchSource } from './screen/source/open-search-source.store.ts';

interface Props {
  parts: PageData<ScreenParts>;
  /** The built grid of cards. */
  children?: ReactNode;
}

export function SearchScreen({ parts, children }: Props) {
  const [{ facts, source }] = useState(() => {
    const facts = screenFacts(readPageData(parts));
    return { facts, source: openSearchSource(facts) };
  });
  return (
    <Screen facts={facts} source={source}>
      {children}
    </Screen>
  );
}
