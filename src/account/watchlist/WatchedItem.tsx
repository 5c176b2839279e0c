import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CardLayout } from '../../tenant/templates.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { fill } from '../../values/fill.ts';
import { VehicleCard } from '../../vehicle/card/VehicleCard.tsx';
import type { WatchedCard } from './watched-card.schema.ts';
import type { WatchlistFacts } from './watchlist-page.ts';
import { REMOVED_PARAM, WATCHLIST_PATH } from './watchlist-paths.ts';

interface Props {
  car: WatchedCard;
  /** The phone of the list's owner, as national digits. */
  phone: string;
  page: WatchlistFacts['page'];
  images: ImageSettings;
  layout: CardLayout;
  /** `removed` has the placeholder {name}. */
  texts: { readonly noPhoto: string; readonly removed: string };
  stockPath: string;
  title: 'h2' | 'h3';
  isRemoved: boolean;
  isBusy: boolean;
  onChange: (isRemoved: boolean) => void;
}

/** A saved car, or the undo button after it was removed. The focus follows the change. */
export function WatchedItem({
  car,
  phone,
  page,
  images,
  texts,
  isRemoved,
  isBusy,
  onChange,
  ...props
}: Props) {
  const { id, slug, name, card } = car;
  const place = useRef<HTMLLIElement>(null);
  const [height, setHeight] = useState(0);
  const wasRemoved = useRef(isRemoved);
  useLayoutEffect(() => {
    if (wasRemoved.current === isRemoved) return;
    wasRemoved.current = isRemoved;
    if (!place.current?.contains(document.activeElement)) return;
    const shown = place.current.querySelector(isRemoved ? '.watched-removed' : '.watched');
    shown?.querySelector('button')?.focus();
  }, [isRemoved]);
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // The undo button keeps the height of the card, so that nothing shifts.
    setHeight(place.current?.offsetHeight ?? 0);
    onChange(!isRemoved);
  };
  const redirect = `${WATCHLIST_PATH}?${new URLSearchParams({ [REMOVED_PARAM]: id })}`;
  const fields = { phone_number: phone, car_id: id, car_slug: slug, redirect };
  const own = (
    <div className="watched-own">
      {car.change && (
        <p className="watched-change" data-change={car.change.kind}>
          {car.change.text}
        </p>
      )}
      <p className="small muted">{car.savedOn}</p>
      <form method="post" action="/api/watchlist/remove-car" onSubmit={press}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button
          type="submit"
          className="watched-remove"
          aria-label={`${page.remove}: ${name}`}
          aria-disabled={isBusy || undefined}
        >
          {page.remove}
        </button>
      </form>
    </div>
  );
  return (
    <li ref={place} aria-busy={isBusy || undefined} style={isRemoved ? { minHeight: height } : undefined}>
      <div className="watched" hidden={isRemoved}>
        {card === null ? (
          <GoneCar name={name} page={page} stockPath={props.stockPath} title={props.title}>
            {own}
          </GoneCar>
        ) : (
          <VehicleCard card={card} images={images} texts={texts} layout={props.layout} title={props.title}>
            {own}
          </VehicleCard>
        )}
      </div>
      <div className="panel watched-removed" hidden={!isRemoved}>
        <p>{fill(texts.removed, { name })}</p>
        <button
          type="button"
          className="button button--quiet"
          aria-label={`${page.undo}: ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={press}
        >
          {page.undo}
        </button>
      </div>
    </li>
  );
}

interface GoneProps extends Pick<Props, 'page' | 'stockPath' | 'title'> {
  name: string;
  children: ReactNode;
}

/** A car that is gone has neither a photo nor a page. */
function GoneCar({ name, page, stockPath, title: Title, children }: GoneProps) {
  return (
    <article className="card watched-gone">
      <div className="card-photo photo-backdrop">
        <span className="tag">{page.gone}</span>
      </div>
      <div className="card-words">
        <Title className="card-title">{name}</Title>
        <p className="card-actions">
          <a className="button" href={stockPath} aria-label={`${page.findSimilar}: ${name}`}>
            {page.findSimilar}
          </a>
        </p>
        {children}
      </div>
    </article>
  );
}
