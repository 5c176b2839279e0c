import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../tenant/settings/subjects.ts';
import { cardFacts } from './card.ts';
import { cardSettings } from './card-settings.ts';
import { VehicleCard } from './VehicleCard.tsx';
import type { Vehicle } from './vehicle.schema.ts';

const rendered = new WeakMap<Vehicle, string>();

/**
 * The card's HTML. A vehicle stands on about six listing pages; its card is rendered once. Cards that
 * load their picture at once are not kept: they differ, and there are two on a page.
 */
export function cardHtml(vehicle: Vehicle, settings: Settings, priority: boolean): string {
  if (priority) return render(vehicle, settings, true);
  const known = rendered.get(vehicle);
  if (known !== undefined) return known;
  const html = render(vehicle, settings, false);
  rendered.set(vehicle, html);
  return html;
}

function render(vehicle: Vehicle, settings: Settings, priority: boolean): string {
  return renderToStaticMarkup(
    createElement(VehicleCard, {
      card: cardFacts(vehicle, cardSettings(settings)),
      images: settings.images,
      texts: { noPhoto: settings.vehicle.texts.noPhoto, was: settings.vehicle.price.was },
      priority,
    }),
  );
}
