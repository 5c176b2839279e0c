import { gzipSync } from 'node:zlib';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { demoLenders, offersOf } from '../offer/finance.ts';
import {
  bodyWords,
  describeGearbox,
  doorsAndSeats,
  engineWords,
  isoDay,
  pictureColourName,
} from './wording.ts';

const driveWords = {
  fwd: 'Front Wheel Drive',
  rwd: 'Rear Wheel Drive',
  awd: 'All Wheel Drive',
  '4wd': '4x4',
} as const;
const statusWords: Record<DemoVehicle['status'], string> = {
  'in stock': 'Available',
  reserved: 'Sale Pending',
  sold: 'Sold',
  'coming soon': 'In Transit',
};

/**
 * The export of an American stock-management system: gzipped, one JSON object per line, with vAuto's column names as
 * keys and pictures joined by pipes.
 */
export function writeVautoNdjson(vehicles: readonly DemoVehicle[]): Uint8Array {
  return gzipSync(vehicles.map((vehicle) => `${JSON.stringify(record(vehicle))}\n`).join(''), { level: 1 });
}

function record(vehicle: DemoVehicle): Record<string, unknown> {
  const { generation, grade } = vehicle;
  return {
    'Dealer ID': vehicle.location.yardCodes[0] ?? '',
    'Dealer Name': vehicle.location.name,
    VIN: vehicle.vin,
    'Stock #': vehicle.stockNumber,
    'New/Used': { new: 'New', demo: 'Demo', used: 'Used' }[vehicle.carType],
    Year: vehicle.year,
    Make: vehicle.make.name,
    Model: generation.model,
    Trim: grade.badge,
    Series: generation.series,
    Body: bodyWords(vehicle),
    Odometer: vehicle.odometerKm,
    'Odometer Unit': 'km',
    Color: vehicle.paint,
    'Exterior Base Color': pictureColourName(vehicle),
    'Interior Color': vehicle.interior,
    ...mechanics(vehicle),
    ...money(vehicle),
    'Inventory Date': isoDay(vehicle.arrived),
    'Build Date': isoDay(vehicle.built).slice(0, 7),
    'In-Service Date': isoDay(vehicle.firstRegistered),
    Status: statusWords[vehicle.status],
    'Sold Date': isoDay(vehicle.soldOn),
    'Pre-Order': vehicle.isPreorder,
    Certified: vehicle.isCertified,
    Tag: vehicle.tag ?? '',
    'License Plate': vehicle.plate ?? '',
    Owners: vehicle.owners,
    Keys: vehicle.keys,
    'Service History': vehicle.serviceHistory ?? '',
    'Written Off': vehicle.writtenOff ?? '',
    Comments: vehicle.comments.join('|'),
    Options: vehicle.features.join('|'),
    'Photo Url List': vehicle.photos.join('|'),
    ...media(vehicle),
  };
}

function media({ video, externalVideo, spin, historyReport }: DemoVehicle) {
  return {
    'Video Url': video ?? '',
    'YouTube Url': externalVideo ?? '',
    'Spin Images': spin?.frames.join('|') ?? '',
    'Interior Panorama': spin?.interior ?? '',
    Hotspots: spin?.hotspots ?? null,
    'Vehicle History Url': historyReport ?? '',
  };
}

function mechanics(vehicle: DemoVehicle) {
  const { engine, gearbox, drive } = vehicle.grade;
  const { facts } = vehicle.generation;
  const { doors, seats } = doorsAndSeats(vehicle);
  return {
    Engine: engineWords(vehicle).replace('Petrol', 'Gasoline'),
    'Fuel Type': engine === null ? '' : fuelWord(engine.fuel),
    Transmission: describeGearbox(gearbox).text,
    Drivetrain: drive === null ? '' : driveWords[drive],
    Doors: doors,
    Seats: seats,
    'Power (kW)': engine?.powerKw ?? null,
    'Torque (Nm)': engine?.torqueNm ?? null,
    'Fuel Consumption': engine?.litresPer100Km ?? null,
    'Towing Capacity': facts.tow ?? null,
    'ANCAP Rating': facts.ancap?.[0] ?? null,
    'ANCAP Year': facts.ancap?.[1] ?? null,
  };
}

function money(vehicle: DemoVehicle) {
  const isUsed = vehicle.carType === 'used';
  return {
    Price: vehicle.price ?? 0,
    'Price Type': vehicle.isDriveAway ? 'Drive Away' : 'EGC',
    MSRP: isUsed ? null : vehicle.wasPrice,
    'Previous Price': isUsed ? vehicle.wasPrice : null,
    'Market Average': vehicle.marketAverage,
    finance_lenders: offersOf(vehicle, [demoLenders.metro]),
  };
}

function fuelWord(fuel: string): string {
  const words: Record<string, string> = {
    petrol: 'Gasoline',
    'plug-in-hybrid': 'Plug-In Hybrid',
    lpg: 'LPG',
  };
  return words[fuel] ?? fuel.charAt(0).toUpperCase() + fuel.slice(1);
}
