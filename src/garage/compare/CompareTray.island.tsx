/**
 * An island because the vehicles to compare are stored on the device only. It hydrates when visible: CSS shows it
 * when `data-compares` is set on the page (car-controls.client.ts).
 */
import './compare-tray.css';
import { useStore } from '@nanostores/react';
import { fill } from '../../values/fill.ts';
import { carListPath } from '../car-list.ts';
import { $compare, keepCars, noKeptCars } from '../kept-cars.store.ts';
import { COMPARE_PATH } from './compare-paths.ts';

interface Props {
  readonly texts: {
    readonly label: string;
    /** `{count} of {max} to compare`. */
    readonly chosen: string;
    readonly clear: string;
    readonly open: string;
  };
}

/** Bar at the bottom of pages with the vehicles chosen for comparison. */
export function CompareTray({ texts }: Props) {
  const cars = useStore($compare, { ssr: () => noKeptCars });
  const pictures = cars.flatMap(({ primary_image_url: url }) => (url === null ? [] : [url]));
  const clear = () => {
    keepCars('compare', []);
    // The focused button is removed together with the bar.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <section className="compare-tray no-print" aria-label={texts.label}>
      <ul role="list" aria-hidden="true">
        {pictures.map((url) => (
          <li key={url}>
            <img src={url} alt="" width="54" height="36" decoding="async" />
          </li>
        ))}
      </ul>
      <p role="status" className="figures">
        {cars.length > 0 && fill(texts.chosen, { count: cars.length })}
      </p>
      <button type="button" onClick={clear}>
        {texts.clear}
      </button>
      <a
        className="button"
        href={carListPath(
          COMPARE_PATH,
          cars.map(({ slug }) => slug),
        )}
      >
        {texts.open}
      </a>
    </section>
  );
}
