import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { feedSettings } from '#src/stock/import/feed-settings.fixture.ts';
import { importFeed } from '#src/stock/import/import-feed.build.ts';
import { bodyText, fuelText, transmissionText } from '#src/vehicle/key-facts.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { agreeOnColumns } from './agree-columns.ts';
import { readFeedSample } from './feed-sample.ts';
import { proposalNotes } from './proposal-table.ts';
import { unseenFeeds } from './unseen-feeds.fixture.ts';

const folder = join(import.meta.dirname, '../../../tests/fixtures/feeds/unseen');

/** The feed as read by `npm run new-tenant -- <slug> --yes` and then by the import with the result. */
async function unseen(file: string) {
  const path = join(folder, file);
  const { proposal } = readFeedSample(path, feedSettings());
  const columns = await agreeOnColumns(proposal, {}, null);
  const bytes = readFileSync(path);
  const now = new Date('2026-11-25T03:00:00Z');
  const settings = feedSettings({ columns: { ...columns } });
  const stock = importFeed({ bytes, settings, locations: [], previous: null, now });
  if (!stock.ok) throw new Error(stock.error.message);
  return {
    stock,
    notes: proposalNotes(proposal, columns),
    tellsCondition: proposal.proposals.some(({ field }) => field === 'carType'),
  };
}

const or = (fact: string | number | null) => (fact === null ? '-' : String(fact));

/** The feed's word and, if different, the word that pages and filters use. */
function both(stated: string | null, shown: string | null): string {
  if (stated === null || stated === shown) return or(shown);
  return `${stated} = ${or(shown)}`;
}

function rowOf(car: Vehicle, tellsCondition: boolean): string {
  const place = [car.city, car.state].filter((part) => part !== null).join(', ');
  const facts = [
    ...[car.name, or(car.price), or(car.odometerKm)],
    // Without information, the import treats every car as used.
    tellsCondition || car.carType !== 'used' ? car.carType : '-',
    ...[both(car.body, bodyText(car)), both(car.fuel, fuelText(car))],
    ...[both(car.transmission, transmissionText(car)), or(car.drive)],
    ...[both(car.colour, car.simpleColour), place || '-'],
    String(car.photosCount),
  ];
  return facts.join(' | ');
}

const inRows = new Set(
  'name year make model badge price odometerKm carType body fuel transmission drive colour city state images photosCount'.split(
    ' ',
  ),
);
/** Facts derived from others, and facts that every vehicle has. */
const derived = new Set(
  'id slug itemType status simpleBody simpleFuel simpleTransmission simpleColour hotspots financeLenders'.split(
    ' ',
  ),
);

/** The names of all other facts that any car has. */
function othersOf(cars: readonly Vehicle[]): string[] {
  const isKnown = (value: unknown) =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  const names = cars.flatMap(({ variant, caravan, past, ...facts }) => [
    ...Object.entries(facts).flatMap(([name, value]) =>
      isKnown(value) && !inRows.has(name) && !derived.has(name) ? [name] : [],
    ),
    ...Object.entries(variant).flatMap(([name, value]) => (isKnown(value) ? [`variant.${name}`] : [])),
    ...Object.entries(past).flatMap(([name, value]) => (isKnown(value) ? [`past.${name}`] : [])),
    ...(caravan === null ? [] : ['caravan']),
  ]);
  return [...new Set(names)].toSorted();
}

it('has expectations for every feed in the folder', () => {
  expect(Object.keys(unseenFeeds).toSorted()).toEqual(readdirSync(folder).toSorted());
});

describe.each(Object.entries(unseenFeeds))('%s', (file, expected) => {
  it('gives the facts that the dealer states, and no others', async () => {
    const { stock, tellsCondition } = await unseen(file);
    expect(stock.rejects).toEqual([]);
    expect(stock.vehicles.map((car) => rowOf(car, tellsCondition))).toEqual(expected.cars.trim().split('\n'));
    expect(othersOf(stock.vehicles)).toEqual(expected.others.toSorted());
  });

  it('names every unused column', async () => {
    const { notes } = await unseen(file);
    const notUsed = notes.flatMap((note) => /^Not used: ([^"].*)\.$/.exec(note)?.[1]?.split(', ') ?? []);
    expect(notUsed.toSorted()).toEqual([...expected.unused].toSorted());
  });
});
