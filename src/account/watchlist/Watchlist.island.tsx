/**
 * An island because removing a car is immediate and can be undone, and because the list follows other tabs. It
 * hydrates when visible. Without JavaScript its forms are posted.
 */
import { keepWhileOffline } from '../../ui/islands/keep-while-offline.ts';
import { fill } from '../../values/fill.ts';
import { useOwnPage } from '../session/use-own-page.ts';
import { useWatchlist } from './use-watchlist.ts';
import { WatchedItem } from './WatchedItem.tsx';
import '../../vehicle/card/vehicle-card.css';
import './watchlist.css';
import type { AskedCar, OwnWatchlist, WatchlistFacts } from './watchlist-page.ts';
import { WATCHLIST_PATH } from './watchlist-paths.ts';

interface Props {
  facts: WatchlistFacts;
  list: OwnWatchlist;
  ask?: AskedCar | null;
  /** True on the watchlist page, false where the list is a section of another page. */
  isPage?: boolean;
}

export function Watchlist({ facts, list, ask = null, isPage = false }: Props) {
  const { cars, removed, busy, change } = useWatchlist(list.cars, facts.texts);
  const { page, images, card } = facts;
  useOwnPage(isPage || null);
  const Heading = isPage ? 'h1' : 'h2';
  const count = cars.filter(({ id }) => !removed.has(id)).length;
  const isAsked = ask !== null && !cars.some(({ id }) => id === ask.id);
  return (
    <section id="watchlist" className="watchlist" aria-labelledby="watchlist-heading">
      <div className="watchlist-head">
        <Heading id="watchlist-heading">{page.title}</Heading>
        <p className="muted" role="status">
          {fill(count === 1 ? facts.countOne : facts.countMany, { count })}
        </p>
      </div>
      {isAsked && (
        <form
          className="panel watchlist-ask"
          method="post"
          action="/api/watchlist/save-car"
          onSubmit={keepWhileOffline}
        >
          <p>{ask.text}</p>
          <input type="hidden" name="phone_number" value={list.phone} />
          <input type="hidden" name="car_id" value={ask.id} />
          <input type="hidden" name="redirect" value={WATCHLIST_PATH} />
          <button type="submit" className="button">
            {ask.button}
          </button>
        </form>
      )}
      {count === 0 && (
        <div className="panel watchlist-empty">
          <p className="watchlist-empty-heading">{page.emptyHeading}</p>
          <p className="muted">{page.emptyText}</p>
          <p>
            <a className="button" href={facts.stockPath}>
              {page.browse}
            </a>
          </p>
        </div>
      )}
      {cars.length > 0 && (
        <ul className="card-grid" role="list">
          {cars.map((car) => (
            <WatchedItem
              key={car.id}
              {...{ car, images, page }}
              phone={list.phone}
              layout={facts.layout}
              texts={{ ...card, removed: facts.texts.removed }}
              stockPath={facts.stockPath}
              title={isPage ? 'h2' : 'h3'}
              isRemoved={removed.has(car.id)}
              isBusy={busy.has(car.id)}
              onChange={(isRemoved) => void change(car, isRemoved)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
