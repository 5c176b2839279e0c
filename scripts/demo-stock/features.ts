import type { CarType, ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Grade, Make } from './catalogue/entry.ts';
import type { Random } from './random.ts';

/** What the words about a vehicle are written from. */
export interface FeatureFacts {
  make: Make;
  generation: Generation;
  grade: Grade;
  level: number;
  itemType: ItemType;
  carType: CarType;
  year: number;
}

/** A feature, the model year from which cars commonly had it, and the grade (0 to 1) that brings it. */
type Fitted = readonly [name: string, fromYear: number, fromLevel: number];

const carFeatures: readonly Fitted[] = [
  ['Dual front airbags', 1998, 0],
  ['Side and curtain airbags', 2007, 0],
  ['ABS brakes', 2000, 0],
  ['Electronic stability control', 2009, 0],
  ['Air conditioning', 1995, 0],
  ['Power windows', 1998, 0],
  ['Remote central locking', 1998, 0],
  ['Cruise control', 2005, 0],
  ['Bluetooth', 2010, 0],
  ['USB input', 2010, 0],
  ['CD player', 2000, 0],
  ['Power steering', 1995, 0],
  ['Alloy wheels', 2000, 0.3],
  ['Fog lights', 2003, 0.4],
  ['Climate control', 2004, 0.5],
  ['Leather steering wheel', 2005, 0.25],
  ['Leather seats', 2003, 0.75],
  ['Sunroof', 2004, 0.9],
  ['Parking sensors', 2008, 0.3],
  ['Reversing camera', 2013, 0],
  ['Touchscreen', 2014, 0],
  ['Apple CarPlay', 2017, 0],
  ['Android Auto', 2017, 0],
  ['Autonomous emergency braking', 2018, 0],
  ['Lane keeping assist', 2019, 0],
  ['Blind spot monitoring', 2018, 0.4],
  ['Rear cross traffic alert', 2018, 0.4],
  ['Adaptive cruise control', 2019, 0.2],
  ['Traffic sign recognition', 2020, 0.2],
  ['Satellite navigation', 2012, 0.5],
  ['LED headlights', 2017, 0.2],
  ['Automatic headlights', 2012, 0.3],
  ['Rain-sensing wipers', 2012, 0.4],
  ['Keyless entry and start', 2013, 0.4],
  ['Heated front seats', 2015, 0.7],
  ['Ventilated front seats', 2019, 0.85],
  ['Electric driver’s seat', 2010, 0.7],
  ['Power tailgate', 2015, 0.7],
  ['Digital instrument cluster', 2020, 0.4],
  ['Wireless phone charging', 2020, 0.5],
  ['360-degree camera', 2019, 0.75],
  ['Head-up display', 2018, 0.85],
  ['Premium audio', 2012, 0.8],
  ['Panoramic glass roof', 2016, 0.9],
  ['Ambient lighting', 2018, 0.7],
];

const bodyFeatures: Partial<Record<Generation['body'], readonly string[]>> = {
  ute: ['Tow bar', 'Tub liner', 'Hard lid', 'Canopy', 'Side steps', 'Sports bar', 'Bull bar', 'Snorkel'],
  'cab-chassis': ['Alloy tray', 'Steel tray', 'Tow bar', 'Tool boxes', 'Bull bar', 'UHF radio'],
  suv: ['Roof rails', 'Cargo blind', 'Tow bar', 'ISOFIX child-seat anchors', 'Rubber floor mats'],
  wagon: ['Roof rails', 'Cargo blind', 'ISOFIX child-seat anchors', 'Tow bar'],
  van: ['Cargo barrier', 'Ply lining', 'Sliding side door', 'Roof racks', 'Tow bar'],
  'people-mover': ['Power sliding doors', 'Tri-zone climate control', 'Captain’s chairs'],
  hatch: ['Split-fold rear seats', 'ISOFIX child-seat anchors', 'Rear spoiler'],
  sedan: ['Split-fold rear seats', 'ISOFIX child-seat anchors', 'Rear spoiler'],
  convertible: ['Power soft top', 'Wind deflector', 'Sports seats'],
  coupe: ['Sports seats', 'Sports exhaust', 'Paddle shifters'],
};

const caravanFeatures = [
  'Ensuite with separate shower',
  'Cassette toilet',
  'Reverse-cycle air conditioner',
  'Roll-out awning',
  'Solar panels',
  'Lithium battery',
  'Diesel heater',
  'Twin 95 L water tanks',
  'Grey water tank',
  'Compressor fridge',
  'Slide-out kitchen',
  'External shower',
  'Independent suspension',
  'DO35 hitch',
  'Reversing camera',
  'Front-loading washing machine',
  'Café dinette',
  'Stone guard',
  'Tunnel boot',
  'Bunk beds',
  'Island queen bed',
  'Gas hot water',
  '12 V and 240 V lighting',
];
const motorcycleFeatures = [
  'ABS',
  'Traction control',
  'Riding modes',
  'Quickshifter',
  'Cruise control',
  'TFT display',
  'LED headlight',
  'Heated grips',
  'Slipper clutch',
  'Centre stand',
  'Panniers',
  'Top box',
  'Crash bars',
  'Tail tidy',
  'Adjustable suspension',
  'USB charging port',
  'LAMS approved',
];
const truckFeatures = [
  'Air conditioning',
  'Driver’s suspension seat',
  'Bluetooth',
  'Reversing camera',
  'Autonomous emergency braking',
  'Lane departure warning',
  'Tow bar',
  'Alloy tray',
  'Tail lift',
  'Tipping body',
  'Pantech body',
  'Curtain sider',
  'UHF radio',
  'PTO',
  'Cruise control',
  'Bull bar',
];

/** What the brochure of that year and grade would list, in no supplier's order. */
export function drawFeatures(random: Random, facts: FeatureFacts): string[] {
  if (facts.itemType === 'caravan') return drawCaravanFeatures(random, facts);
  if (facts.itemType === 'motorcycle') return drawMotorcycleFeatures(random, facts);
  if (facts.itemType === 'truck') return drawSome(random, truckFeatures, 6 + Math.round(facts.level * 3));
  const isWorkhorse = facts.generation.body === 'van' || facts.generation.body === 'cab-chassis';
  const isPremium = facts.make.retention === 'soft' && facts.grade.price > 60_000;
  const thrift = isWorkhorse || facts.grade.price < 30_000 ? 0.5 : facts.grade.price < 45_000 ? 0.8 : 1;
  const level = facts.level * thrift + (isPremium ? 0.35 : 0);
  const fitted = carFeatures.filter(
    ([, fromYear, fromLevel]) => facts.year >= fromYear && level >= fromLevel,
  );
  const dated = facts.year > 2018 ? fitted.filter(([name]) => name !== 'CD player') : fitted;
  const some = dated.filter(() => random.chance(0.88)).map(([name]) => name);
  const extras = drawSome(random, bodyFeatures[facts.generation.body] ?? [], random.whole(1, 3));
  return [...some, ...extras, ...chargingFeatures(facts)];
}

function chargingFeatures({ grade: { engine } }: FeatureFacts): string[] {
  if (engine === null || engine.electricRangeKm === null) return [];
  const range = `${engine.electricRangeKm} km electric range`;
  return engine.fuel === 'electric'
    ? ['DC fast charging', 'Type 2 cable', `${range} (WLTP)`]
    : ['Type 2 cable', range];
}

function drawCaravanFeatures(random: Random, facts: FeatureFacts): string[] {
  const isForFamily = (facts.grade.caravan?.sleeps ?? 2) >= 4;
  const known = caravanFeatures.filter((name) => name !== 'Bunk beds' || isForFamily);
  return drawSome(random, known, 7 + Math.round(facts.level * 7));
}

function drawMotorcycleFeatures(random: Random, facts: FeatureFacts): string[] {
  const isLearner = (facts.grade.engine?.litres ?? 1) <= 0.66 && (facts.grade.engine?.powerKw ?? 99) <= 42;
  const known = motorcycleFeatures.filter((name) => name !== 'LAMS approved' || isLearner);
  return drawSome(random, known, 5 + Math.round(facts.level * 4));
}

function drawSome(random: Random, features: readonly string[], count: number): string[] {
  return random.shuffled(features).slice(0, count);
}

export function drawInterior(random: Random, facts: FeatureFacts): string | null {
  if (facts.itemType === 'motorcycle' || facts.itemType === 'truck') return null;
  if (facts.itemType === 'caravan') return random.pick(['Charcoal Leather', 'Sand Fabric', 'Grey Leather']);
  if (random.chance(0.2)) return null;
  const colour = random.weighted(['Black', 'Grey', 'Beige', 'Tan'], (name) => (name === 'Black' ? 8 : 1));
  return `${colour} ${facts.level > 0.7 ? 'Leather' : facts.level > 0.4 ? 'Leather Accented' : 'Cloth'}`;
}
