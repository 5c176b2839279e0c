import { gzipSync } from 'node:zlib';
import type { DemoVehicle } from '../demo-vehicle.ts';
import { demoLenders, offersOf } from '../offer/finance.ts';
import {
  bodyWords,
  cell,
  describeGearbox,
  doorsAndSeats,
  fuelWords,
  isoDay,
  pictureColourName,
} from './wording.ts';

/** An XML element: text, children by name, or one element per item of a list. */
type Xml = string | readonly string[] | { readonly [name: string]: Xml };

/**
 * A leisure supplier's XML, gzipped. Its element names are unusual (a "rig" has a "maker" and an "edition"), so the
 * dealer's feed.json must map them in `columns`.
 */
export function writeLeisureXml(vehicles: readonly DemoVehicle[]): Uint8Array {
  const units = vehicles.map((vehicle) => element('unit', unit(vehicle), '  '));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<fleet supplier="Open Road Inventory">\n${units.join('')}</fleet>\n`;
  return gzipSync(xml);
}

function unit(vehicle: DemoVehicle): Xml {
  return {
    ident: {
      code: vehicle.stockNumber,
      frame: vehicle.vin,
      plates: cell(vehicle.plate),
      until: isoDay(vehicle.plateExpires),
    },
    rig: rig(vehicle),
    running: running(vehicle),
    pricing: {
      advertised: cell(vehicle.price),
      formerly: cell(vehicle.wasPrice),
      basis: vehicle.isDriveAway ? 'drive away' : 'excluding government charges',
      perWeek: cell(vehicle.subscriptionPerWeek),
      peers: cell(vehicle.stateMarketAverage),
      lending: JSON.stringify(offersOf(vehicle, [demoLenders.country])),
    },
    measures: measures(vehicle),
    yard: yard(vehicle),
    story: vehicle.comments.join(' | '),
    fitout: { item: vehicle.features },
    gallery: { shot: vehicle.photos },
    turntable: turntable(vehicle),
  };
}

/** Hotspots are JSON inside the XML, as the supplier's own viewer reads them. */
function turntable({ spin }: DemoVehicle): Xml {
  return {
    step: spin?.frames ?? '',
    around: cell(spin?.interior),
    marks: spin === null ? '' : JSON.stringify(spin.hotspots),
  };
}

function rig(vehicle: DemoVehicle): Xml {
  const { generation, grade } = vehicle;
  return {
    kind: vehicle.itemType,
    season: String(vehicle.year),
    maker: vehicle.make.name,
    line: generation.model,
    edition: grade.badge,
    issue: generation.series,
    shape: bodyWords(vehicle),
    layout: cell(generation.facts.configuration),
    life: { new: 'new', demo: 'demonstrator', used: 'pre-loved' }[vehicle.carType],
    travelled: cell(vehicle.odometerKm),
    finish: vehicle.paint,
    tone: pictureColourName(vehicle),
    lining: cell(vehicle.interior),
  };
}

function running(vehicle: DemoVehicle): Xml {
  const { engine, gearbox, drive } = vehicle.grade;
  const { facts } = vehicle.generation;
  const box = describeGearbox(gearbox);
  const { doors, seats } = doorsAndSeats(vehicle);
  return {
    burns: fuelWords(vehicle),
    volume: engine?.litres === null || engine === null ? '' : `${engine.litres} L`,
    pots: cell(engine?.cylinders),
    breath: cell(engine?.induction),
    grunt: cell(engine?.powerKw),
    twist: cell(engine?.torqueNm),
    thirst: cell(engine?.litresPer100Km),
    shifter: box.text,
    ratios: cell(box.gears),
    driven: cell(drive),
    pulls: cell(facts.tow),
    stars: cell(facts.ancap?.[0]),
    starsYear: cell(facts.ancap?.[1]),
    openings: cell(doors),
    chairs: cell(seats),
  };
}

function yard(vehicle: DemoVehicle): Xml {
  return {
    depot: cell(vehicle.location.yardCodes[0]),
    arrived: isoDay(vehicle.arrived),
    gone: isoDay(vehicle.soldOn),
    seen: cell(vehicle.views),
    state: {
      'in stock': 'ready',
      reserved: 'deposit taken',
      sold: 'gone',
      'coming soon': 'on the road here',
    }[vehicle.status],
    made: isoDay(vehicle.built),
    plated: isoDay(vehicle.complied),
  };
}

function measures({ grade: { caravan }, generation: { facts } }: DemoVehicle): Xml {
  return {
    van_length: cell(caravan?.lengthFt),
    van_width: cell(caravan?.widthFt),
    empty_kg: cell(caravan?.tareKg),
    atm_kg: cell(caravan?.atmKg),
    gvm_kg: cell(facts.gvm),
    wheels: cell(caravan?.axle),
    beds: cell(caravan?.sleeps),
  };
}

function element(name: string, content: Xml, indent: string): string {
  if (content === '') return `${indent}<${name}/>\n`;
  if (typeof content === 'string') return `${indent}<${name}>${escaped(content)}</${name}>\n`;
  if (isList(content)) return content.map((item) => element(name, item, indent)).join('');
  const inner = Object.entries(content).map(([child, value]) => element(child, value, `${indent}  `));
  return `${indent}<${name}>\n${inner.join('')}${indent}</${name}>\n`;
}

function isList(content: Xml): content is readonly string[] {
  return Array.isArray(content);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
