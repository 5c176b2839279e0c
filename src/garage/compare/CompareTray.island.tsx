/**
 * An island because what is compared is known to the device alone. It hydrates when it comes into sight, which is
 * when there is something to compare: `data-compares` of the page (car-controls.client.ts) lets it be seen.
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
    /** `{count} of {most} to compare`. */
    readonly chosen: string;
    readonly clear: string;
    readonly open: string;
  };
}

/** What has been chosen to compare, at the bottom of every page while there is something. */
export function CompareTray({ texts }: Props) {
  const cars = useStore($compare, { ssr: () => noKeptCars });
  const pictures = cars.flatMap(({ primary_image_url: url }) => (url === null ? [] : [url]));
  const clear = () => {
    keepCars('compare', []);
    // The button is gone with its bar.
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
