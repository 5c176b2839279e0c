/**
 * An island because it saves the compared vehicles on the device and shares the page's address. It hydrates when
 * visible, which requires an element, so it renders one even if sharing is off.
 */
import { useEffect } from 'react';
import { carListPath } from '../car-list.ts';
import type { KeptCar } from '../kept-car.schema.ts';
import { $compare, keepCars } from '../kept-cars.store.ts';
import { ShareList } from '../shared-list/ShareList.tsx';
import type { ShareTexts } from '../shared-list/share-texts.ts';
import { COMPARE_PATH } from './compare-paths.ts';

interface Props {
  /** The vehicles on the page. */
  readonly cars: readonly KeptCar[];
  /** Null if sharing is off. */
  readonly sharing: ShareTexts | null;
}

export function CompareActs({ cars, sharing }: Props) {
  useEffect(() => followComparison(cars), [cars]);
  return (
    <div>
      {sharing !== null && cars.length > 0 && (
        <ShareList id="share-comparison" texts={sharing} linkFrom={() => location.href} />
      )}
    </div>
  );
}

/**
 * Saves the vehicles of the page as the device's comparison. Without `?cars=` it redirects to the saved vehicles. An
 * empty `?cars=` means that the last vehicle was removed.
 */
function followComparison(cars: readonly KeptCar[]): void {
  const named = new URLSearchParams(location.search).get('cars');
  if (cars.length > 0) keepCars('compare', cars);
  else if (named === '') {
    keepCars('compare', []);
    history.replaceState(history.state, '', COMPARE_PATH);
  } else if (named === null) {
    const slugs = $compare.get().map(({ slug }) => slug);
    if (slugs.length > 0) location.replace(carListPath(COMPARE_PATH, slugs));
  }
}
