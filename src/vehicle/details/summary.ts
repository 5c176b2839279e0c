import { fill } from '../../values/fill.ts';
import { type StockWords, stockWord } from '../../values/vehicle/stock-word.ts';
import { driveLabels } from '../../values/vehicle/vehicle-labels.ts';
import type { ItemType } from '../../values/vehicle/vehicle-terms.ts';
import { bodyText, fuelText, odometerText, transmissionText } from '../key-facts.ts';
import { conditionLabel } from '../naming/condition-label.ts';
import type { Vehicle } from '../vehicle.schema.ts';
import { countText, engineSizeText, feetText, knownText, measureText } from './specification/fact-rows.ts';

/**
 * Settings in `summary` of vehicle.json: a list of sentences, each with alternative wordings, the most informative
 * first.
 */
export type SummarySettings = Readonly<Record<ItemType, readonly (readonly string[])[]>> & {
  readonly show: boolean;
  /** Feed tags and features about the vehicle's history. */
  readonly history: readonly string[];
};

/** Lower-cases a label for use in a sentence, but not abbreviations: `hatch`, `SUV`, `LPG`. */
function lowered(label: string | null): string | null {
  const known = knownText(label);
  return known === null || known === known.toUpperCase() ? known : known.toLowerCase();
}

function engineText(vehicle: Vehicle, inSentence: (label: string | null) => string | null): string | null {
  const size = vehicle.simpleFuel === 'electric' ? null : engineSizeText(vehicle);
  const fuel = inSentence(fuelText(vehicle));
  return vehicle.itemType === 'motorcycle' ? size : [size, fuel].filter(Boolean).join(' ') || null;
}

function historyText({ tag, features }: Vehicle, terms: readonly string[], words: StockWords): string | null {
  const repeated = new Set([tag ?? '', ...features].map((text) => text.trim().toLowerCase()));
  const found = terms.filter((term) => repeated.has(term.toLowerCase()));
  const shown = found.map((term, index) => stockWord(words, index === 0 ? term : term.toLowerCase()));
  return shown.join(stockWord(words, ', ')) || null;
}

/** Keeps a number and its unit on one line. */
function unbroken(text: string): string {
  return text.replace(/(?<=\d) /g, '\u00a0');
}

/** The known facts by placeholder name. */
function factsOf(vehicle: Vehicle, settings: SummarySettings, words: StockWords): Record<string, string> {
  const inSentence = (label: string | null) => (label === null ? null : lowered(stockWord(words, label)));
  const { variant, caravan, odometerKm } = vehicle;
  const facts: Record<string, string | null> = {
    condition: stockWord(words, conditionLabel(vehicle)),
    colour: knownText(vehicle.colour === null ? null : stockWord(words, vehicle.colour)),
    body: inSentence(bodyText(vehicle)),
    engine: engineText(vehicle, inSentence),
    fuel: inSentence(fuelText(vehicle)),
    transmission: inSentence(transmissionText(vehicle)),
    drive: inSentence(vehicle.drive === null ? null : driveLabels[vehicle.drive]),
    // The few kilometres of a new vehicle are from delivery and are not mentioned.
    kilometres: odometerKm === 0 || vehicle.carType === 'new' ? null : odometerText(vehicle),
    seats: countText(vehicle.seats),
    sleeps: countText(caravan?.sleeps ?? null),
    length: feetText(caravan?.bodyLengthFt),
    tare: measureText(caravan?.tareWeightKg ?? null, 'kg'),
    gvm: measureText(variant.grossVehicleMassKg, 'kg'),
    towing: measureText(variant.towingBrakedKg, 'kg'),
    power: measureText(variant.powerKw, 'kW'),
    // Only a vehicle in stock has a location.
    city: vehicle.status === 'in_stock' ? knownText(vehicle.city) : null,
    history: historyText(vehicle, settings.history, words),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === null ? [] : [[name, unbroken(fact)]])),
  );
}

/** The first wording whose placeholders are all known; null if none is. */
function wordingOf(wordings: readonly string[], facts: Readonly<Record<string, string>>): string | null {
  const isKnown = (wording: string) =>
    [...wording.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(facts, name));
  const wording = wordings.find(isKnown);
  return wording === undefined ? null : fill(wording, facts);
}

/** A summary of known facts in one or two sentences; null if there is nothing to say. */
export function vehicleSummary(
  vehicle: Vehicle,
  settings: SummarySettings,
  words: StockWords = {},
): string | null {
  if (!settings.show) return null;
  const facts = factsOf(vehicle, settings, words);
  const sentences = settings[vehicle.itemType].map((wordings) => wordingOf(wordings, facts));
  return sentences.filter((sentence) => sentence !== null).join(stockWord(words, ' ')) || null;
}
