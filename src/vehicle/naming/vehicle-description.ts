import type { Settings } from '../../tenant/settings/subjects.ts';
import { commaList } from '../../values/text/list-text.ts';
import { keyFacts } from '../key-facts.ts';
import { priceDisplay } from '../price/price-display.ts';
import { isAvailable } from '../status/availability.ts';
import type { Vehicle } from '../vehicle.schema.ts';

/** Meta description: name, price, main facts and dealer. Unavailable vehicles have no price. */
export function vehicleDescription(
  vehicle: Vehicle,
  settings: Pick<Settings, 'vehicle' | 'site' | 'search'>,
  seller: string,
): string {
  const { price: texts, tags } = settings.vehicle;
  const price = priceDisplay(vehicle, texts, settings.site.currency);
  const priceText = isAvailable(vehicle)
    ? [price.text, price.typeText].filter((text) => text !== null).join(' ')
    : tags.soldText;
  const facts = keyFacts(vehicle, settings.vehicle.texts, settings.search.screen.words).map(
    (fact) => fact.value,
  );
  return `${vehicle.name}. ${commaList([priceText, ...facts], settings.site.locale)}. ${seller}.`;
}
