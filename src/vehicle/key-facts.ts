import { formatFeetAndMetres, formatKilometres, formatMeasure } from '../values/measure.ts';
import { type StockWords, stockWord } from '../values/vehicle/stock-word.ts';
import { bodyLabels, fuelLabels, transmissionLabels } from '../values/vehicle/vehicle-labels.ts';
import { conditionLabel } from './naming/condition-label.ts';
import type { Vehicle } from './vehicle.schema.ts';

export type KeyFactName =
  | 'condition'
  | 'transmission'
  | 'odometer'
  | 'fuel'
  | 'body'
  | 'sleeps'
  | 'length'
  | 'tare';

/** Labels from `texts` in vehicle.json. */
export type KeyFactTexts = {
  readonly condition: string;
  readonly transmission: string;
  readonly odometer: string;
  readonly fuel: string;
  readonly body: string;
};

/** `name` chooses the icon. */
export type KeyFact = { readonly name: KeyFactName; readonly label: string; readonly value: string };

function known(facts: readonly (readonly [KeyFactName, string, string | null])[]): KeyFact[] {
  return facts.flatMap(([name, label, value]) => (value === null ? [] : [{ name, label, value }]));
}

export function odometerText(vehicle: Pick<Vehicle, 'odometerKm'>): string | null {
  return vehicle.odometerKm === null ? null : formatKilometres(vehicle.odometerKm);
}

/** The normalised name if the feed's could be mapped, otherwise the feed's own. */
export function transmissionText(
  vehicle: Pick<Vehicle, 'simpleTransmission' | 'transmission'>,
): string | null {
  return vehicle.simpleTransmission === null
    ? vehicle.transmission
    : transmissionLabels[vehicle.simpleTransmission];
}

export function fuelText(vehicle: Pick<Vehicle, 'simpleFuel' | 'fuel'>): string | null {
  return vehicle.simpleFuel === null ? vehicle.fuel : fuelLabels[vehicle.simpleFuel];
}

/**
 * Null if the feed names no body type: `simpleBody` may be inferred from the model, which is not a fact about this
 * car.
 */
export function bodyText(vehicle: Pick<Vehicle, 'simpleBody' | 'body'>): string | null {
  return vehicle.body === null ? null : bodyGroup(vehicle);
}

/** The body type used by the search, even if inferred from the model. */
export function bodyGroup(vehicle: Pick<Vehicle, 'simpleBody' | 'body'>): string | null {
  return vehicle.simpleBody === null ? vehicle.body : bodyLabels[vehicle.simpleBody];
}

/**
 * "an info grid (Condition, Transmission, Odometer in km, Fuel Type)" (stock and vehicle §2); unknown facts are
 * omitted. Caravans have other facts, because they have no engine.
 */
export function keyFacts(vehicle: Vehicle, texts: KeyFactTexts, words: StockWords = {}): KeyFact[] {
  return factsOf(vehicle, texts).map(inWords(words));
}

function factsOf(vehicle: Vehicle, texts: KeyFactTexts): KeyFact[] {
  const { caravan } = vehicle;
  if (vehicle.itemType === 'caravan' && caravan !== null) {
    const { sleeps, bodyLengthFt, tareWeightKg } = caravan;
    return known([
      ['condition', texts.condition, conditionLabel(vehicle)],
      ['sleeps', 'Sleeps', sleeps === null ? null : String(sleeps)],
      ['length', 'Length', bodyLengthFt === null ? null : formatFeetAndMetres(bodyLengthFt)],
      ['tare', 'Tare', tareWeightKg === null ? null : formatMeasure(tareWeightKg, 'kg')],
    ]);
  }
  return known([
    ['condition', texts.condition, conditionLabel(vehicle)],
    ['transmission', texts.transmission, transmissionText(vehicle)],
    ['odometer', texts.odometer, odometerText(vehicle)],
    ['fuel', texts.fuel, fuelText(vehicle)],
  ]);
}

/** "an icon row (kms, transmission, body)" of the sidebar (stock and vehicle §2). */
export function iconFacts(vehicle: Vehicle, texts: KeyFactTexts, words: StockWords = {}): KeyFact[] {
  const facts = known([
    ['odometer', texts.odometer, odometerText(vehicle)],
    ['transmission', texts.transmission, transmissionText(vehicle)],
    ['body', texts.body, bodyText(vehicle)],
  ]);
  return facts.map(inWords(words));
}

const inWords =
  (words: StockWords) =>
  ({ name, label, value }: KeyFact): KeyFact => ({
    name,
    label: stockWord(words, label),
    value: stockWord(words, value),
  });
