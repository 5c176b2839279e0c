import type { DemoVehicle } from '../demo-vehicle.ts';
import { demoLenders, offersOf } from '../offer/finance.ts';
import { delimitedLine } from './delimited.ts';
import {
  australianDay,
  bodyWords,
  cell,
  describeGearbox,
  doorsAndSeats,
  pictureColourName,
} from './wording.ts';

/**
 * A small dealer's own spreadsheet, saved as CSV: semicolons, Windows-1252, units in the cells, pictures in one cell.
 * Contains two stray rows that are no stock: a car still at auction, and a total.
 */
export function writeYardCsv(vehicles: readonly DemoVehicle[]): Uint8Array {
  const rows = vehicles.map(row);
  const header = Object.keys(rows[0] ?? {});
  const lines = [header, ...rows.map(Object.values), ...strayLines(header, vehicles)];
  return windows1252(lines.map((cells) => delimitedLine(cells, ';')).join(''));
}

function row(vehicle: DemoVehicle): Record<string, string> {
  const { generation, grade } = vehicle;
  const { doors, seats } = doorsAndSeats(vehicle);
  return {
    'Stock No': vehicle.stockNumber,
    Rego: cell(vehicle.plate),
    Year: String(vehicle.year),
    Make: vehicle.make.name,
    Model: generation.model,
    Variant: `${grade.badge} ${generation.series}`.trim(),
    Body: bodyWords(vehicle),
    Colour: pictureColourName(vehicle),
    Kms: vehicle.odometerKm === null ? '' : `${thousands(vehicle.odometerKm)} km`,
    Trans: describeGearbox(grade.gearbox).kind?.slice(0, 6).replace('Automa', 'Auto') ?? '',
    Drive: cell(grade.drive?.toUpperCase()),
    Fuel: fuel(vehicle),
    Engine: engine(vehicle),
    Doors: doors === null ? '' : `${doors} Doors`,
    Seats: seats === null ? '' : `${seats} Seats`,
    Price: vehicle.price === null ? 'POA' : `$${thousands(vehicle.price)}`,
    'Price Type': vehicle.isDriveAway ? 'Drive Away' : 'Plus on-roads',
    'Was Price': vehicle.wasPrice === null ? '' : `$${thousands(vehicle.wasPrice)}`,
    'Rego Expiry': australianDay(vehicle.plateExpires),
    VIN: vehicle.vin,
    Status: { 'in stock': '', reserved: 'ON HOLD', sold: 'SOLD', 'coming soon': 'Coming soon' }[
      vehicle.status
    ],
    'Date Sold': australianDay(vehicle.soldOn),
    'Date In': australianDay(vehicle.arrived),
    Comments: vehicle.comments.join(' | '),
    Extras: vehicle.features.slice(-9).join(', '),
    Yard: cell(vehicle.location.yardCodes[0]),
    Photos: vehicle.photos.join(' '),
    'Finance Lenders': JSON.stringify(offersOf(vehicle, [demoLenders.yard])),
  };
}

function strayLines(header: readonly string[], vehicles: readonly DemoVehicle[]): string[][] {
  const line = (cells: Record<string, string>) => header.map((column) => cells[column] ?? '');
  const asked = vehicles.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return [
    line({ 'Stock No': 'TBA', Comments: 'Thuy: silver one from the auction, papers come Friday' }),
    line({ 'Stock No': 'TOTAL', Kms: `${vehicles.length} cars`, Price: `$${thousands(asked)}` }),
  ];
}

function fuel({ grade: { engine: fitted } }: DemoVehicle): string {
  const words: Partial<Record<string, string>> = {
    petrol: 'ULP',
    diesel: 'Diesel',
    lpg: 'LPG',
    hybrid: 'Hybrid',
  };
  return fitted === null ? '' : (words[fitted.fuel] ?? fitted.fuel);
}

/** "4 cyl, 2.2 L". */
function engine({ grade: { engine: fitted } }: DemoVehicle): string {
  if (fitted?.litres === null || fitted === null) return '';
  return `${fitted.cylinders} cyl, ${fitted.litres.toFixed(1)} L`;
}

function thousands(value: number): string {
  return value.toLocaleString('en-AU');
}

const typographic: Readonly<Record<string, number>> = {
  '’': 0x92,
  '‘': 0x91,
  '–': 0x96,
  '…': 0x85,
  '€': 0x80,
};

/** Windows-1252: Latin-1 with typographic characters at 0x80 to 0x9F; other characters become a question mark. */
function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = typographic[character] ?? character.charCodeAt(0);
    return code < 256 ? code : 0x3f;
  });
}
