import { useStore } from '@nanostores/react';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useHits } from 'react-instantsearch';
import { placedTiles } from '../../../promotions/tiles/tiles-in-list.ts';
import { useMissedSearch } from '../../missed/use-missed-search.ts';
import { useCount } from '../bar/use-count.ts';
import { $isSheetOpen } from '../filter-sheet.store.ts';
import { hitOf } from '../hits.ts';
import { searchCarTypes } from '../page/search-car-types.ts';
import { promoSlots } from '../promo-slots.ts';
import { useScreen } from '../use-screen.ts';
import { collapseHits } from './collapse-hits.ts';
import { NoResults } from './NoResults.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { revealCards } from './reveal-cards.ts';
import { useAnswer } from './use-answer.ts';

interface Props {
  /** The built cards, shown until another search has results. */
  children: ReactNode;
}

/** The found vehicles; during a search, those of the previous results. */
export function Results({ children }: Props) {
  const { facts, source, state } = useScreen();
  const { search } = facts;
  const { items, results } = useHits({ escapeHTML: false });
  const [built] = useState(results);
  const isBuilt = results === built;
  const cards = useStore(source.$cards);
  const place = useStore(source.$near);
  const hits = useMemo(() => {
    const all = items.map((item) => hitOf(item, cards, place === 'unknown' ? null : place));
    return search.collapseSold ? collapseHits(all) : all;
  }, [items, cards, place, search]);
  const promo = useMemo(() => promoSlots(search.promo, search.hitsPerPage, facts.promoSeed), [search, facts]);
  const { lists } = state;
  const tiles = useMemo(
    () => placedTiles(facts.tiles, searchCarTypes({ lists }, facts.carTypes)),
    [facts, lists],
  );
  const fetchCard = useMemo(
    () => (id: string) => void source.fetchCards(items.filter(({ objectID }) => objectID === id)),
    [source, items],
  );
  useAnswer(isBuilt ? null : (results ?? null));
  useMissedSearch(isBuilt ? null : (results ?? null));
  const { count } = useCount();
  const grid = useMemo(
    () => (
      <ResultGrid
        hits={hits}
        promo={promo}
        tiles={tiles}
        images={facts.images}
        noPhoto={facts.noPhoto}
        layout={facts.cardLayout}
        photos={facts.photos}
        currency={facts.currency}
        away={search.distance.away}
        onNear={fetchCard}
      />
    ),
    [hits, promo, tiles, facts, search, fetchCard],
  );
  const found = isBuilt ? children : grid;
  const latest = count === 0 ? noResults : found;
  const deferred = useDeferredValue(latest);
  // While the filters cover the results, counts and filters are drawn before the cards.
  const shown = useStore($isSheetOpen) ? deferred : latest;
  const hasFailed = useStore(source.$failure) !== null;
  const isAsBuilt = shown === children;
  useEffect(() => {
    if (!isAsBuilt || hasFailed) revealCards();
  }, [isAsBuilt, hasFailed]);
  return shown;
}

const noResults = <NoResults />;
