import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import { isTagShown } from '../status/tag.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { type CardSettings, cardFacts } from './card.ts';
import { cardLayout, cardSettings, photoStripTexts } from './card-settings.ts';
import { type CardTexts, VehicleCard } from './VehicleCard.tsx';

/**
 * Where a card is placed: a plain list; a listing, where its photos can be swiped through; or among the first cards of
 * a listing, whose photo loads eagerly.
 */
export type CardPlace = 'list' | 'listing' | 'listing-first';

/** Renders cards of one site as HTML; tags that have expired by `now` are left out. */
export type CardRenderer = (vehicle: Vehicle, place: CardPlace) => string;

/** What all cards of a site share. */
interface ShownOnCards {
  readonly images: Settings['images'];
  readonly texts: CardTexts;
  readonly facts: CardSettings;
  readonly layout: CardLayout;
  readonly now: Date;
}

/** Caches each card by its place, because a vehicle is on about six listing pages of a site. */
export function createCardRenderer(settings: Settings, now: Date): CardRenderer {
  const facts = cardSettings(settings, now);
  const shown: ShownOnCards = {
    images: settings.images,
    texts: { noPhoto: settings.vehicle.texts.noPhoto, photos: photoStripTexts(settings) },
    facts,
    layout: cardLayout(settings),
    now,
  };
  const rendered = {
    list: new Map<Vehicle, string>(),
    listing: new Map<Vehicle, string>(),
    'listing-first': new Map<Vehicle, string>(),
  };
  return (vehicle, place) => {
    const known = rendered[place];
    const html = known.get(vehicle) ?? render(vehicle, shown, place);
    known.set(vehicle, html);
    return html;
  };
}

/** Cards as the items of a list. */
export function cardItems(vehicles: readonly Vehicle[], cardHtml: CardRenderer): string {
  return vehicles.map((vehicle) => `<li>${cardHtml(vehicle, 'list')}</li>`).join('');
}

function render(
  vehicle: Vehicle,
  { images, texts, facts, layout, now }: ShownOnCards,
  place: CardPlace,
): string {
  const card = cardFacts(vehicle, facts);
  const tag = card.tag && isTagShown(card.tag, now) ? card.tag : null;
  const html = renderToStaticMarkup(
    createElement(VehicleCard, {
      card: { ...card, tag },
      images,
      layout,
      texts: place === 'list' ? { noPhoto: texts.noPhoto } : texts,
      priority: place === 'listing-first',
    }),
  );
  // Removes React's preload hint for a picture of high priority, which is useless directly before the picture.
  return html.replace(/^<link rel="preload"[^>]*>/, '');
}
