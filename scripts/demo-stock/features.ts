import * as v from 'valibot';
import { bodySlugs, type CarType, type ItemType } from '../../src/values/vehicle/vehicle-terms.ts';
import type { Generation, Grade, Make } from './catalogue/make.schema.ts';
import { readData } from './catalogue/read-data.ts';
import type { Random } from './random.ts';

/** The facts on which a vehicle's features depend. */
export interface FeatureFacts {
  make: Make;
  generation: Generation;
  grade: Grade;
  level: number;
  itemType: ItemType;
  carType: CarType;
  year: number;
}

const namesSchema = v.pipe(v.array(v.string()), v.nonEmpty(), v.readonly());

/** For cars: the model year since which the feature is common, and the grade level (0 to 1) that includes it. */
const fittedSchema = v.strictObject({
  name: v.string(),
  fromYear: v.pipe(v.number(), v.integer()),
  fromLevel: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

const known = readData(
  'features.json',
  v.strictObject({
    car: v.array(fittedSchema),
    byBody: v.record(v.picklist(bodySlugs), namesSchema),
    caravan: namesSchema,
    motorcycle: namesSchema,
    truck: namesSchema,
  }),
);

/** Features that the brochure of that year and grade would list, in random order. */
export function drawFeatures(random: Random, facts: FeatureFacts): string[] {
  if (facts.itemType === 'caravan') return drawCaravanFeatures(random, facts);
  if (facts.itemType === 'motorcycle') return drawMotorcycleFeatures(random, facts);
  if (facts.itemType === 'truck') return drawSome(random, known.truck, 6 + Math.round(facts.level * 3));
  const isWorkhorse = facts.generation.body === 'van' || facts.generation.body === 'cab-chassis';
  const isPremium = facts.make.retention === 'soft' && facts.grade.price > 60_000;
  const thrift = isWorkhorse || facts.grade.price < 30_000 ? 0.5 : facts.grade.price < 45_000 ? 0.8 : 1;
  const level = facts.level * thrift + (isPremium ? 0.35 : 0);
  const fitted = known.car.filter(({ fromYear, fromLevel }) => facts.year >= fromYear && level >= fromLevel);
  const dated = facts.year > 2018 ? fitted.filter(({ name }) => name !== 'CD player') : fitted;
  const some = dated.filter(() => random.chance(0.88)).map(({ name }) => name);
  const extras = drawSome(random, known.byBody[facts.generation.body] ?? [], random.whole(1, 3));
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
  const suited = known.caravan.filter((name) => name !== 'Bunk beds' || isForFamily);
  return drawSome(random, suited, 7 + Math.round(facts.level * 7));
}

function drawMotorcycleFeatures(random: Random, facts: FeatureFacts): string[] {
  const isLearner = (facts.grade.engine?.litres ?? 1) <= 0.66 && (facts.grade.engine?.powerKw ?? 99) <= 42;
  const suited = known.motorcycle.filter((name) => name !== 'LAMS approved' || isLearner);
  return drawSome(random, suited, 5 + Math.round(facts.level * 4));
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
