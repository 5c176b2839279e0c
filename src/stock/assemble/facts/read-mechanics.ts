import type { FuelSlug } from '../../../values/vehicle/vehicle-terms.ts';
import type { Vehicle } from '../../../vehicle/vehicle.schema.ts';
import { isOther } from '../../cells/is-other.ts';
import { readCount } from '../../cells/numbers/count.ts';
import { type DistanceUnit, readDistanceKm, unitIn } from '../../cells/numbers/distance.ts';
import { driveInTitle, readDrive } from '../../cells/specification/drive.ts';
import { engineFacts, engineText, readLitres } from '../../cells/specification/engine.ts';
import { fuelInNames, readFuel } from '../../cells/specification/fuel.ts';
import { gearsIn, readTransmission } from '../../cells/specification/transmission.ts';
import { quietCase } from '../../cells/texts/place.ts';
import { plainLine } from '../../cells/texts/plain-text.ts';
import type { RowReader } from '../row-reader.ts';
import type { NameFacts } from './read-name.ts';

export type MechanicalFacts = Pick<
  Vehicle,
  | 'odometerKm'
  | 'fuel'
  | 'simpleFuel'
  | 'transmission'
  | 'simpleTransmission'
  | 'drive'
  | 'engine'
  | 'engineLitres'
  | 'gearCount'
> & { cylinders: number | null; induction: string | null };

/** Engine, transmission, drive and odometer. */
export function readMechanics(row: RowReader, name: NameFacts, unit: DistanceUnit): MechanicalFacts {
  const engineCell = row.text('engine');
  const engine = engineFacts(engineCell ?? '');
  const inTitle = engineFacts(`${name.badge ?? ''} ${name.title}`);
  const transmission = row.text('transmission');
  const inNames = fuelInNames([name.make, name.model, name.badge, name.title].join(' '), engineCell ?? '');
  const simpleFuel = fuelOf(row, inNames);
  const isElectric = simpleFuel === 'electric';
  const isNumber = engineCell !== null && /^[\d.,]+$/.test(engineCell);
  const litres =
    row.value('engineLitres', readLitres) ?? (isNumber ? readLitres(engineCell).value : engine.litres);
  return {
    odometerKm: odometer(row, unit),
    fuel: knownText(row.text('fuel')),
    simpleFuel,
    transmission: knownText(transmission),
    simpleTransmission: transmissionOf(row, name.title),
    drive: row.value('drive', readDrive) ?? driveInTitle(`${name.badge ?? ''} ${name.title}`),
    engine: engineCell === null || isNumber ? null : engineText(engineCell),
    engineLitres: isElectric ? null : (litres ?? inTitle.litres),
    gearCount:
      row.value('gearCount', (text) => readCount(text, 1, 18)) ??
      gearsIn(transmission ?? '') ??
      gearsIn(name.title),
    cylinders: isElectric
      ? null
      : (row.value('cylinders', (text) => readCount(text, 1, 18)) ?? engine.cylinders),
    induction: plainLine(row.text('induction') ?? '') ?? engine.induction,
  };
}

function odometer(row: RowReader, unit: DistanceUnit): number | null {
  const unitCell = unitIn(row.text('odometerUnit') ?? '');
  const fallback: DistanceUnit = unitCell === 'mi' ? 'mi' : unitCell === null ? unit : 'km';
  const km = row.value('odometerKm', (text, column) =>
    readDistanceKm(
      text,
      unitCell === null && unitIn(column.replace(/[_.]/g, ' ')) === 'mi' ? 'mi' : fallback,
    ),
  );
  return km ?? row.value('odometerMiles', (text) => readDistanceKm(text, 'mi'));
}

/** The fuel column, refined by the name: "Hybrid" on a PHEV is a plug-in hybrid. */
function fuelOf(row: RowReader, inNames: FuelSlug | null): FuelSlug | null {
  const stated = row.value('fuel', readFuel);
  const text = row.text('fuel');
  if (stated === null && text !== null && knownText(text) !== null) {
    row.warn('fuel', text, 'shown as it stands, in no fuel filter: the word is unknown');
  }
  if (stated === 'hybrid' && inNames === 'plug-in-hybrid') return 'plug-in-hybrid';
  return stated ?? inNames;
}

function transmissionOf(row: RowReader, title: string): MechanicalFacts['simpleTransmission'] {
  const stated = row.value('transmission', readTransmission);
  if (stated !== null) return stated;
  const word = /\b(automatic|auto|cvt|dsg|dct|manual)\b/i.exec(title)?.[0];
  return word === undefined ? null : readTransmission(word).value;
}

function knownText(text: string | null): string | null {
  return text === null || isOther(text) ? null : quietCase(text.replaceAll('_', ' '));
}
