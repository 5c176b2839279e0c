import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { $toast } from '../../ui/toasts/toast.store.ts';
import { fill } from '../../values/fill.ts';
import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';
import { isSignedIn } from '../session/session.store.ts';
import { changeWatchlist } from './saving/change-watchlist.store.ts';
import { isSavedSettled, savedIds, savedSnapshot } from './saving/saved-cars.store.ts';
import { $watchlist, keepSavedIds } from './saving/watchlist.store.ts';
import { type WatchedCard, watchedCardsSchema } from './watched-card.schema.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

const nothing: ReadonlySet<string> = new Set();

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/** The signed-in shopper's list with optimistic updates; follows changes in other tabs. */
export function useWatchlist(built: readonly WatchedCard[], texts: WatchlistTexts) {
  const [cars, setCars] = useState(built);
  /** Ids of removed cars, which show an undo button. */
  const [removed, setRemoved] = useState(nothing);
  const [busy, setBusy] = useState(nothing);

  const isBehind = useEffectEvent(() => {
    const shown = cars.filter(({ id }) => !removed.has(id));
    const saved = savedIds();
    return (
      isSignedIn() &&
      busy.size === 0 &&
      isSavedSettled() &&
      (shown.length !== saved.size || shown.some(({ id }) => !saved.has(id)))
    );
  });
  const follow = useEffectEvent(async () => {
    if (!isBehind()) return;
    const before = savedSnapshot();
    const fresh = await readCards().catch(() => null);
    // The reply is discarded if the list has changed since the request: it may be from before that change.
    if (fresh === null || !isBehind() || savedSnapshot() !== before) return;
    setCars(fresh);
    setRemoved(nothing);
    keepSavedIds(
      fresh.map(({ id }) => id),
      Date.now(),
    );
  });
  // Delayed by a timer, so that a change made in this list is rendered first.
  useEffect(() => $watchlist.listen(() => void setTimeout(follow)), []);
  useEffect(() => {
    if (busy.size === 0) void follow();
  }, [busy]);

  const show = (id: string, isRemoved: boolean) =>
    setRemoved((ids) => (isRemoved ? withId : withoutId)(ids, id));
  /** Optimistic update: reverted if the server refuses. */
  const change = async (car: WatchedCard, isRemoved: boolean) => {
    const { id } = car;
    show(id, isRemoved);
    setBusy((ids) => withId(ids, id));
    const outcome = await changeWatchlist(car, { isAdded: !isRemoved, texts, isQuiet: !isRemoved });
    if (outcome === 'signed-out') return location.assign(watchlistSignInPath(location.pathname, '/'));
    if (outcome === 'failed') show(id, !isRemoved);
    else if (!isRemoved) endRemovedToast(car, texts);
    setBusy((ids) => withoutId(ids, id));
  };
  return { cars, removed, busy, change };
}

/** Once a removal is undone, its toast would say the opposite of what the list shows. */
function endRemovedToast({ name }: WatchedCard, texts: WatchlistTexts): void {
  if ($toast.get()?.text === fill(texts.removed, { name })) $toast.set(null);
}

async function readCards(): Promise<readonly WatchedCard[] | null> {
  const reply = await fetch('/api/watchlist/cards', { headers: { Accept: 'application/json' } });
  return reply.ok ? v.parse(watchedCardsSchema, await reply.json()).cars : null;
}
