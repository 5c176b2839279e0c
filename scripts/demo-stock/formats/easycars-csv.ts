import type { DemoVehicle } from '../demo-vehicle.ts';
import { demoLenders, type FinanceQuote, isUnquoted, offersOf, quoteFinance } from '../offer/finance.ts';
import { delimitedLine } from './delimited.ts';
import {
  australianDay,
  bodyWords,
  cell,
  describeGearbox,
  doorsAndSeats,
  engineWords,
  fuelWords,
  pictureColourName,
} from './wording.ts';

const statusWords: Record<DemoVehicle['status'], string> = {
  'in stock': 'In Stock',
  reserved: 'In Stock',
  sold: 'Sold',
  'coming soon': 'Coming Soon',
};

/**
 * The export of a dealer-management system: UTF-8 with a byte order mark, multi-line HTML comments, all pictures in
 * one cell. Columns up to BuildDate are the system's own; the dealer added the others.
 */
export function writeEasyCarsCsv(vehicles: readonly DemoVehicle[]): Uint8Array {
  const [first] = vehicles;
  const header = first === undefined ? [] : Object.keys(row(first));
  const lines = vehicles.map((vehicle) => delimitedLine(Object.values(row(vehicle)), ','));
  return new TextEncoder().encode(`\uFEFF${delimitedLine(header, ',')}${lines.join('')}`);
}

function row(vehicle: DemoVehicle): Record<string, string> {
  return {
    ...systemColumns(vehicle),
    ...dealerColumns(vehicle),
    ...mediaColumns(vehicle),
    ...financeColumns(vehicle),
  };
}

function systemColumns(vehicle: DemoVehicle) {
  const { generation, grade } = vehicle;
  const { doors, seats } = doorsAndSeats(vehicle);
  return {
    StockNumber: vehicle.stockNumber,
    VIN: vehicle.vin,
    RegoNum: cell(vehicle.plate),
    YardCode: cell(vehicle.location.yardCodes[0]),
    StockType: { new: 'New', demo: 'Demo', used: 'Used' }[vehicle.carType],
    Make: vehicle.make.name,
    Model: generation.model,
    Badge: grade.badge,
    YearGroup: String(vehicle.year),
    Body: bodyWords(vehicle),
    Colour: vehicle.paint,
    DoorNum: cell(doors),
    SeatCapacity: cell(seats),
    GearType: describeGearbox(grade.gearbox).text,
    FuelType: fuelWords(vehicle),
    EngineCapacity: cell(grade.engine?.litres?.toFixed(1)),
    Cylinders: cell(grade.engine?.cylinders),
    DriveTrain: cell(grade.drive?.toUpperCase()),
    Odometer: cell(vehicle.odometerKm),
    RegistrationExpiry: australianDay(vehicle.plateExpires),
    Price: cell(vehicle.price),
    PriceType: vehicle.price === null ? 'POA' : vehicle.isDriveAway ? 'Drive Away' : 'Excl. Govt. Charges',
    AdvDescription: htmlComments(vehicle),
    ImageURLs: vehicle.photos.join(','),
    VideoURL: cell(vehicle.video),
    ComplianceDate: australianDay(vehicle.complied),
    BuildDate: australianDay(vehicle.built),
  };
}

function dealerColumns(vehicle: DemoVehicle) {
  const { facts, series } = vehicle.generation;
  const { engine, gearbox } = vehicle.grade;
  const [lengthMm, widthMm, heightMm] = facts.mm ?? [];
  return {
    Status: statusWords[vehicle.status],
    Reserved: vehicle.status === 'reserved' ? 'Y' : 'N',
    PreOrder: vehicle.isPreorder ? 'Y' : 'N',
    SoldDate: australianDay(vehicle.soldOn),
    DateInStock: australianDay(vehicle.arrived),
    Series: series,
    BodyConfiguration: cell(facts.configuration),
    BasicColour: pictureColourName(vehicle),
    EngineDescription: engineWords(vehicle),
    InteriorColour: cell(vehicle.interior),
    Gears: cell(describeGearbox(gearbox).gears),
    Induction: cell(engine?.induction),
    PowerKW: cell(engine?.powerKw),
    TorqueNm: cell(engine?.torqueNm),
    FuelConsumptionCombined: cell(engine?.litresPer100Km?.toFixed(1)),
    FuelCapacity: cell(engine?.fuel === 'electric' ? null : facts.tank),
    TowingBraked: cell(facts.tow),
    GVM: cell(facts.gvm),
    Length: cell(lengthMm),
    Width: cell(widthMm),
    Height: cell(heightMm),
    AncapRating: cell(facts.ancap?.[0]),
    AncapYear: cell(facts.ancap?.[1]),
    FirstRegistered: australianDay(vehicle.firstRegistered),
    Features: vehicle.features.join('; '),
    WasPrice: cell(vehicle.wasPrice),
    AverageMarketPrice: cell(vehicle.marketAverage),
    StateAverageMarketPrice: cell(vehicle.stateMarketAverage),
    Certified: vehicle.isCertified ? 'Y' : 'N',
    Owners: cell(vehicle.owners),
    Keys: cell(vehicle.keys),
    ServiceHistory: cell(vehicle.serviceHistory),
    WrittenOff: cell(vehicle.writtenOff),
    Tag: cell(vehicle.tag),
    Views: String(vehicle.views),
  };
}

/** Spin photographs; hotspots are a JSON text, as the photographer's own viewer reads them. */
function mediaColumns({ spin, externalVideo, historyReport, photos, photoNotes }: DemoVehicle) {
  return {
    PhotoGroups: photos.map(photoGroup).join('|'),
    PhotoNotes: photoNotes.length === 0 ? '' : JSON.stringify(photoNotes),
    ExternalVideoURL: cell(externalVideo),
    SpinImages: spin === null ? '' : spin.frames.join(','),
    SpinInteriorImage: cell(spin?.interior),
    Hotspots: spin === null ? '' : JSON.stringify(spin.hotspots),
    HistoryReportURL: cell(historyReport),
  };
}

function photoGroup(photo: string): string {
  if (photo.includes('interior')) return 'Interior';
  return photo.includes('-wheel') ? 'Details' : 'Exterior';
}

/** Quotes for used cars and offers of two lenders, as JSON. Some cars have none yet. */
function financeColumns(vehicle: DemoVehicle) {
  const quote = vehicle.carType === 'used' && !isUnquoted(vehicle) ? quoteFinance(vehicle) : null;
  const offers = offersOf(vehicle, [demoLenders.house, demoLenders.coast]);
  return {
    YouxQuote: quote === null ? '' : JSON.stringify(youxQuote(quote)),
    FinanceLenders: JSON.stringify(offers),
  };
}

function youxQuote({ perWeek, ratePercent, comparisonRatePercent }: FinanceQuote) {
  return {
    weeklyRepaymentAmount: perWeek,
    advertisedRate: ratePercent,
    comparisonRate: comparisonRatePercent,
  };
}

function htmlComments(vehicle: DemoVehicle): string {
  if (vehicle.comments.length === 0) return '';
  const paragraphs = vehicle.comments.map((paragraph) => `<p>${escaped(paragraph)}</p>`);
  const points = vehicle.features.slice(-4).map((feature) => `  <li>${escaped(feature)}</li>`);
  const isListed = vehicle.stockNumber.endsWith('3') || vehicle.stockNumber.endsWith('7');
  const list = isListed ? ['<ul>', ...points, '</ul>'] : [];
  return [...paragraphs, ...list].join('\r\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('’', '&rsquo;');
}
