import { createElement } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { ImageSettings } from '../../ui/image-url.ts';
import { type ControlledCar, carAttributes, controlIcons, savingPath } from './car-controls-parts.ts';

interface Props {
  card: ControlledCar;
  images: ImageSettings;
}

/** Favourite, compare and save. Plain markup, as the card is: a custom element of its own brings it to life. */
export function CarControls({ card, images }: Props) {
  const { controls = [] } = card;
  if (controls.length === 0) return null;
  const path = savingPath(card);
  const save = controls.find(({ name }) => name === 'save');
  return createElement(
    'car-controls',
    carAttributes(card, images),
    controls.map(({ name, label }) => (
      <button key={name} type="button" aria-label={label} aria-pressed="false" data-keep={name}>
        <Icon name={controlIcons[name]} />
      </button>
    )),
    path && save && (
      <noscript>
        <a href={path} aria-label={save.label}>
          <Icon name={controlIcons.save} />
        </a>
      </noscript>
    ),
  );
}
