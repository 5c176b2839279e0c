import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import { templates } from '../../tenant/templates.ts';
import { yearOf } from '../../values/time/date.ts';
import { type ControlSettings, controlNames } from '../actions/controls.ts';
import type { CardSettings } from './card.ts';

/** The settings that cards need, on the day of `now`. */
export function cardSettings(
  { site, vehicle, locations, search, finance, garage, account }: Settings,
  now: Date,
): CardSettings {
  return {
    ...vehicle,
    currency: site.currency,
    timeZone: site.timeZone,
    offersRepayments: search.repayments !== null,
    words: search.screen.words,
    controls: controlSettings({ garage, account }),
    finance,
    thisYear: yearOf(now, site.timeZone),
    locations: Object.fromEntries(locations.locations.map((location) => [location.id, location])),
  };
}

/** How the cards of the dealer's template are arranged. */
export function cardLayout({ site }: Pick<Settings, 'site'>): CardLayout {
  return templates[site.template].card;
}

/** Words of the photos on a card; null where the dealer shows one photo. */
export interface PhotoStripTexts {
  /** With {count}, of all photos of the vehicle. */
  readonly count: string;
  /** With {name}. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
}

export function photoStripTexts({
  vehicle,
  gallery,
}: Pick<Settings, 'vehicle' | 'gallery'>): PhotoStripTexts | null {
  const { show, count } = vehicle.card.photos;
  const { label, previous, next } = gallery.photos;
  return show ? { count, label, previous, next } : null;
}

/** The settings of favourite, compare and save. */
export function controlSettings({ garage, account }: Pick<Settings, 'garage' | 'account'>): ControlSettings {
  const isOffered = {
    favourite: garage.favourites.show,
    compare: garage.compare.show,
    save: account.enabled && account.watchlist.enabled,
  };
  return { ...garage.controls, offered: controlNames.filter((name) => isOffered[name]) };
}
