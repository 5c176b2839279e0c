/**
 * An island because only the device knows the viewed cars, and present prices are requested when they are shown. It
 * hydrates when visible; it has no box unless there are such cars (`data-viewed`).
 */
import './recently-viewed.css';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { useHydrated } from '../../../ui/hydration/use-hydrated.ts';
import { type LivePrices, useLiveCars } from './use-live-cars.ts';
import type { ViewedCar } from './viewed-cars.schema.ts';
import { $viewedCars, noViews } from './viewed-cars.store.ts';

interface Props {
  readonly texts: { readonly heading: string; readonly forget: string };
  /** Number of the site's live data files. */
  readonly fileCount: number;
  /** If the surrounding section already has a heading. */
  readonly isBare?: boolean;
  /** Whether it stands above other sections, which must not move when the cars appear. */
  readonly isFirst?: boolean;
}

const classOf = (isBare: boolean, isFirst: boolean) =>
  ['recently-viewed', !isBare && 'recently-viewed--strip', isFirst && 'recently-viewed--first']
    .filter(Boolean)
    .join(' ');

/** The viewed cars as a compact strip; nothing if there are none. */
export function RecentlyViewed({ texts, fileCount, isBare = false, isFirst = false }: Props) {
  const viewed = useStore($viewedCars, { ssr: () => noViews });
  // Without the page's own car.
  const others = useMemo(() => viewed.filter(({ slug }) => location.pathname !== `/cars/${slug}`), [viewed]);
  const live = useLiveCars(others, fileCount);
  useEffect(() => forgetGone(live), [live]);
  const isHydrated = useHydrated();
  const shown = live === null ? [] : others.filter(({ id }) => live.get(id) !== null);
  const isEmpty = others.length === 0 || (live !== null && shown.length === 0);
  const forget = (
    <button type="button" onClick={() => $viewedCars.set(noViews)}>
      {texts.forget}
    </button>
  );
  const strip = (
    <ul role="list">
      {shown.map((car) => (
        <Car key={car.id} car={car} price={live?.get(car.id) ?? ''} />
      ))}
    </ul>
  );
  return (
    <div className={classOf(isBare, isFirst)} data-empty={isHydrated && isEmpty ? '' : undefined}>
      {shown.length > 0 && isBare && (
        <>
          {strip}
          {forget}
        </>
      )}
      {shown.length > 0 && !isBare && (
        <section className="section wrap" aria-labelledby="recently-viewed">
          <div className="section-head">
            <h2 id="recently-viewed">{texts.heading}</h2>
            {forget}
          </div>
          {strip}
        </section>
      )}
    </div>
  );
}

/** Removes cars that have left the site from the device; those with an unknown state stay. */
function forgetGone(live: LivePrices | null): void {
  const viewed = $viewedCars.get();
  const left = viewed.filter(({ id }) => live?.get(id) !== null);
  if (left.length < viewed.length) $viewedCars.set(left);
}

function Car({ car, price }: { car: ViewedCar; price: string }) {
  return (
    <li>
      <a href={`/cars/${car.slug}`}>
        <span className="viewed-picture photo-backdrop">
          {car.image !== null && (
            <img src={car.image} alt="" width="150" height="100" loading="lazy" decoding="async" />
          )}
        </span>
        <span className="viewed-name">{car.name}</span>
        <span className="viewed-price figures">{price}</span>
      </a>
    </li>
  );
}
