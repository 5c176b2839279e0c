/**
 * An island because filters, words and orders act at once, on cars that are not on the page. What it shows
 * first is what the build wrote; the engine comes when the shopper reaches for a control.
 */
import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { placedTiles } from '../promotions/tiles-in-list.ts';
import { type Handed, take } from '../ui/handed.ts';
import { RepaymentPanel } from './repayments/RepaymentPanel.tsx';
import { promoSlots } from './screen/promo-slots.ts';
import { SearchFrame } from './screen/SearchFrame.tsx';
import { type ScreenParts, screenFacts } from './screen/screen-facts.ts';
import { searchCarTypes } from './screen/search-car-types.ts';
import type { Connected as ConnectedSearch } from './screen/session/Connected.tsx';
import { openSession } from './screen/session/open-session.store.ts';
import { useSearchAddress } from './screen/session/use-search-address.ts';

interface Props {
  parts: Handed<ScreenParts>;
  /** The grid of cards that the build made. */
  children?: ReactNode;
}

export function SearchScreen({ parts, children }: Props) {
  const facts = useMemo(() => screenFacts(take(parts)), [parts]);
  const root = useRef<HTMLDivElement>(null);
  const [Connected, setConnected] = useState<typeof ConnectedSearch | null>(null);
  const session = useMemo(
    () =>
      openSession(facts, async () => {
        const loaded = await import('./screen/session/Connected.tsx');
        setConnected(() => loaded.Connected);
      }),
    [facts],
  );
  const view = useStore(session.$view, { ssr: session.builtView });
  const hits = useStore(session.$hits);
  const client = useStore(session.$client);
  const { search, page } = facts;
  const texts = useMemo(() => ({ ...search.screen, ...search.texts }), [search]);
  const promo = useMemo(() => promoSlots(search.promo, search.hitsPerPage, facts.promoSeed), [search, facts]);
  const { lists } = view.state;
  const tiles = useMemo(
    () => placedTiles(facts.tiles, searchCarTypes({ lists }, facts.carTypes)),
    [facts, lists],
  );
  useSearchAddress(root, session, page);
  return (
    <div ref={root}>
      <SearchFrame
        view={view}
        texts={texts}
        status={useStore(session.$status)}
        hits={hits}
        words={facts.words}
        currency={facts.currency}
        modelsShown={search.modelsShown}
        images={facts.images}
        noPhoto={facts.noPhoto}
        promo={promo}
        tiles={tiles}
        suggestions={useStore(session.$suggestions)}
        empty={facts.empty}
        relaxations={useStore(session.$relaxations)}
        pageHref={session.pageHref}
        dispatch={session.dispatch}
        onType={session.onType}
        onRetry={session.retry}
        onNear={session.wantCard}
        onIntent={session.warm}
        belowFilters={
          search.repayments && (
            <RepaymentPanel
              settings={search.repayments}
              texts={search.repaymentTexts}
              currency={facts.currency}
              warning={facts.comparisonRateWarning}
            />
          )
        }
      >
        {children}
      </SearchFrame>
      {client && Connected && <Connected session={session} client={client} />}
    </div>
  );
}
