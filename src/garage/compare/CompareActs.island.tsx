/**
 * An island because the device remembers what its owner compares, and shares the address of the page. It hydrates when
 * it is seen, which takes an element also where there is nothing to share.
 */
import { useEffect } from 'react';
import { carListPath } from '../car-list.ts';
import type { KeptCar } from '../kept-car.schema.ts';
import { $compare, keepCars } from '../kept-cars.store.ts';
import { ShareList } from '../shared-list/ShareList.tsx';
import type { ShareTexts } from '../shared-list/share-texts.ts';
import { COMPARE_PATH } from './compare-paths.ts';

interface Props {
  /** What the page compares. */
  readonly cars: readonly KeptCar[];
  /** Null where nothing is shared. */
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
 * What a page shows is what the device compares from then on; opened without an address that names vehicles it goes to
 * those of the device. An address that names none, `?cars=`, is where the last one was taken out.
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
