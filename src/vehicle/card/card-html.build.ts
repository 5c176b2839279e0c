import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../../tenant/settings/subjects.ts';
import { isTagShown } from '../status/tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type CardSettings, cardFacts } from './card.ts';
import { cardSettings } from './card-settings.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** Renders cards of one site as HTML; `now` leaves out tags that are over for good. */
export type CardRenderer = (vehicle: Vehicle, priority: boolean) => string;

/** Besides the vehicle all that a card is made of. */
interface ShownOnCards {
  readonly images: Settings['images'];
  readonly noPhoto: string;
  readonly facts: CardSettings;
  readonly now: Date;
}

/**
 * A vehicle stands on about six listing pages, on some of them first, where its picture loads at once: its card is
 * rendered once for either place.
 */
export function createCardRenderer(settings: Settings, now: Date): CardRenderer {
  const facts = cardSettings(settings, now);
  const shown: ShownOnCards = {
    images: settings.images,
    noPhoto: settings.vehicle.texts.noPhoto,
    facts,
    now,
  };
  const [atOnce, later] = [new Map<Vehicle, string>(), new Map<Vehicle, string>()];
  return (vehicle, priority) => {
    const known = priority ? atOnce : later;
    const html = known.get(vehicle) ?? render(vehicle, shown, priority);
    known.set(vehicle, html);
    return html;
  };
}

/** Cards as the items of a list. */
export function cardItems(vehicles: readonly Vehicle[], cardHtml: CardRenderer): string {
  return vehicles.map((vehicle) => `<li>${cardHtml(vehicle, false)}</li>`).join('');
}

function render(vehicle: Vehicle, { images, noPhoto, facts, now }: ShownOnCards, priority: boolean): string {
  const card = cardFacts(vehicle, facts);
  const tag = card.tag && isTagShown(card.tag, now) ? card.tag : null;
  const html = renderToStaticMarkup(
    createElement(VehicleCard, {
      card: { ...card, tag },
      images,
      texts: { noPhoto },
      priority,
    }),
  );
  // React puts a preload hint before a picture of high priority; beside the picture itself it is noise.
  return html.replace(/^<link rel="preload"[^>]*>/, '');
}
