import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { watchlistSignInPath } from '../../vehicle/vehicle-urls.ts';
import { isSignedIn } from '../signed-in.client.ts';
import { savedIds } from './saved-cars.client.ts';
import { sendWatchlist } from './send-watchlist.api.ts';
import { tellFailure, tellRemoved } from './tell-watchlist.client.ts';
import { type WatchedCard, watchedCardsSchema } from './watched-card.schema.ts';
import { $watchlist, keepSavedIds, markSaved } from './watchlist.store.ts';
import type { WatchlistTexts } from './watchlist-texts.ts';

const nothing: ReadonlySet<string> = new Set();

const withId = (ids: ReadonlySet<string>, id: string) => new Set([...ids, id]);
const withoutId = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((other) => other !== id));

/** The list of whoever has signed in: what is pressed here happens at once, what other tabs change is seen here. */
export function useWatchlist(built: readonly WatchedCard[], texts: WatchlistTexts) {
  const [cars, setCars] = useState(built);
  /** Ids of what was removed here, in whose place stands the way back. */
  const [removed, setRemoved] = useState(nothing);
  const [busy, setBusy] = useState(nothing);

  const isBehind = useEffectEvent(() => {
    const shown = cars.filter(({ id }) => !removed.has(id));
    const saved = savedIds();
    return (
      isSignedIn() &&
      busy.size === 0 &&
      (shown.length !== saved.size || shown.some(({ id }) => !saved.has(id)))
    );
  });
  const follow = useEffectEvent(async () => {
    if (!isBehind()) return;
    const before = [...savedIds()].join();
    const fresh = await readCards().catch(() => null);
    // Somebody may have pressed something meanwhile.
    if (fresh === null || !isBehind() || [...savedIds()].join() !== before) return;
    setCars(fresh);
    setRemoved(nothing);
    keepSavedIds(
      fresh.map(({ id }) => id),
      Date.now(),
    );
  });
  // A timer: what is pressed here is rendered by then.
  useEffect(() => $watchlist.listen(() => void setTimeout(follow)), []);
  useEffect(() => {
    if (busy.size === 0) void follow();
  }, [busy]);

  const show = (id: string, isRemoved: boolean) =>
    setRemoved((ids) => (isRemoved ? withId : withoutId)(ids, id));
  /** At once here, then at the server; what the server does not do is taken back. */
  const change = async ({ id, slug, name }: WatchedCard, isRemoved: boolean) => {
    show(id, isRemoved);
    setBusy((ids) => withId(ids, id));
    markSaved(id, !isRemoved, false);
    const outcome = await sendWatchlist(isRemoved ? 'remove-car' : 'save-car', { id, slug }, texts);
    if (outcome.kind === 'signed-out') {
      location.assign(watchlistSignInPath(location.pathname, '/'));
      return;
    }
    const isDone = outcome.kind === 'done';
    if (!isDone) show(id, !isRemoved);
    markSaved(id, isDone !== isRemoved, true);
    setBusy((ids) => withoutId(ids, id));
    if (!isDone) tellFailure(outcome.message, texts);
    else if (isRemoved) tellRemoved(name, texts);
  };
  return { cars, removed, busy, change };
}

async function readCards(): Promise<readonly WatchedCard[] | null> {
  const reply = await fetch('/api/watchlist/cards', { headers: { Accept: 'application/json' } });
  return reply.ok ? v.parse(watchedCardsSchema, await reply.json()).cars : null;
}
