import { Icon } from '../../ui/icon/Icon.tsx';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { type ControlledCar, controlAttributes, controlIcons, savingPath } from './car-controls-parts.ts';

interface Props {
  card: ControlledCar;
  images: ImageSettings;
}

let isQueued = false;

/**
 * Notifies car-controls.client.ts of new buttons, once for all that React adds together, such as more
 * results.
 */
function tellAdded(controls: HTMLElement | null): void {
  if (controls === null || isQueued) return;
  isQueued = true;
  queueMicrotask(() => {
    isQueued = false;
    document.dispatchEvent(new Event('car-controls'));
  });
}

/**
 * Buttons to favourite, compare and save a vehicle. Not an island, because a page may have thirty cards: one
 * delegated listener handles all (car-controls.client.ts).
 */
export function CarControls({ card, images }: Props) {
  const { controls = [] } = card;
  if (controls.length === 0) return null;
  const path = savingPath(card);
  const save = controls.find(({ name }) => name === 'save');
  return (
    <div className="car-controls" ref={tellAdded} {...controlAttributes(card, images)}>
      {controls.map(({ name, label }) => (
        <button key={name} type="button" aria-label={label} aria-pressed="false" data-keep={name}>
          <Icon name={controlIcons[name]} />
        </button>
      ))}
      {path && save && (
        <noscript>
          <a href={path} aria-label={save.label}>
            <Icon name={controlIcons.save} />
          </a>
        </noscript>
      )}
    </div>
  );
}
