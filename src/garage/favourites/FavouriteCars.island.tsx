/**
 * An island because favourites are stored on the device only. It hydrates when visible; before that `data-has` says
 * whether there are any (device-room.js).
 */
import '../nothing.css';
import './favourite-cars.css';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fill } from '../../values/fill.ts';
import type { CarToday } from '../cars-today.schema.ts';
import type { KeptCar } from '../kept-car.schema.ts';
import { $favourites, keepCars, noKeptCars } from '../kept-cars.store.ts';
import { ShareList } from '../shared-list/ShareList.tsx';
import type { ShareTexts } from '../shared-list/share-texts.ts';
import { sharedListPath } from '../shared-list/shared-list.ts';
import { useCarsToday } from './use-cars-today.ts';

type FavouriteTexts = Settings['garage']['favourites'];

interface Props {
  readonly texts: FavouriteTexts;
  readonly stockPath: string;
  /** Null if sharing is off. */
  readonly sharing: { readonly texts: ShareTexts; readonly max: number } | null;
}

export function FavouriteCars({ texts, stockPath, sharing }: Props) {
  const cars = useStore($favourites, { ssr: () => noKeptCars });
  const slugs = cars.map(({ slug }) => slug);
  const { known, asked, isUnknown } = useCarsToday(slugs);
  const isHydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const remove = (car: KeptCar, row: Element | null) => {
    // The focus moves to the next row, or to the heading.
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const focusTarget = next?.querySelector('button') ?? section.current?.querySelector<HTMLElement>('h2');
    keepCars(
      'favourite',
      cars.filter(({ id }) => id !== car.id),
    );
    focusTarget?.focus();
  };
  return (
    <section
      ref={section}
      className="favourite-cars"
      id="favourites"
      aria-labelledby="favourites-heading"
      data-known={isHydrated ? '' : undefined}
    >
      <div className="section-head">
        <h2 id="favourites-heading" tabIndex={-1}>
          {texts.heading}
        </h2>
        {sharing && (
          <div className="favourites-share">
            {cars.length > 0 && (
              <ShareList
                id="share-favourites"
                texts={sharing.texts}
                linkFrom={(name) =>
                  new URL(sharedListPath(slugs.slice(0, sharing.max), name), location.origin).href
                }
                asksName
              />
            )}
          </div>
        )}
      </div>
      <p className="muted small">{texts.intro}</p>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <p className="favourites-note small" role="status">
        {isUnknown && cars.length > 0 && texts.unknown}
      </p>
      <ul role="list" className="favourite-rows">
        {cars.map((car) => (
          <Row
            key={car.id}
            car={car}
            today={known.get(car.slug)}
            isKnown={asked.has(car.slug)}
            texts={texts}
            onRemove={(row) => remove(car, row)}
          />
        ))}
      </ul>
      {cars.length === 0 && (
        <div className="nothing favourites-empty">
          <p>{texts.empty}</p>
          <p>
            <a className="button button--quiet" href={stockPath}>
              {texts.browse}
            </a>
          </p>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly car: KeptCar;
  readonly today: CarToday | undefined;
  /** Whether current data was loaded; then missing vehicles are gone. */
  readonly isKnown: boolean;
  readonly texts: FavouriteTexts;
  readonly onRemove: (row: Element | null) => void;
}

function Row({ car, today, isKnown, texts, onRemove }: RowProps) {
  const state = isKnown ? (today?.state ?? 'gone') : null;
  return (
    <li data-state={state}>
      <span className="favourite-picture photo-backdrop">
        {car.primary_image_url && (
          <img src={car.primary_image_url} alt="" width="120" height="80" loading="lazy" decoding="async" />
        )}
      </span>
      <span className="favourite-what">
        {/* A vehicle that is gone has no page. */}
        <a href={state === 'gone' ? undefined : `/cars/${car.slug}`}>
          <span className="favourite-name">{car.name}</span>
        </a>
        <span className="favourite-now figures">
          <strong>{today && state !== 'sold' && today.price}</strong>{' '}
          <span className="favourite-state">{state && texts[state]}</span>
        </span>
      </span>
      <button
        type="button"
        aria-label={fill(texts.remove, { name: car.name })}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}
