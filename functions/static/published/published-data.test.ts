import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedFiles } from '#src/publish/published/published-files.fixture.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { createSimilarIndex } from '#src/vehicle/similar/similar-vehicles.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { temporaryDist, writeFiles } from '../../platform/dist.fixture.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';
import { createPublishedData } from './published-data.ts';

const settings = demoSettings('pitstop');
const builtAt = new Date('2026-11-20T02:00:00Z');
const stockAt = new Date('2026-11-20T01:00:00Z');

async function publish(distDir: string, vehicles: readonly Vehicle[]): Promise<void> {
  const draft = join(distDir, '.draft');
  await writeFiles(draft, { 'index.html': 'home', 'photos/7.webp': 'a photograph' });
  const { similarTo } = createSimilarIndex(vehicles, settings.vehicle.page.maxSimilar);
  const files = publishedFiles({ settings, vehicles, similarTo, builtAt, stockAt });
  await writeFiles(draft, Object.fromEntries(files));
  await rm(join(distDir, 'city-motors'), { recursive: true, force: true });
  await rename(draft, join(distDir, 'city-motors'));
}

const stock = (size: number) =>
  Array.from({ length: size }, (_, index) => aVehicle({ id: String(index), slug: `car-${index}` }));

describe('the published data of a dealer', () => {
  it('is read as the build wrote it', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(100));
    const site = await createPublishedData(dist.dir)('city-motors');
    expect(site).toMatchObject({ slug: 'city-motors', settings, builtAtMs: +builtAt, stockAtMs: +stockAt });
    expect(await site?.vehicle('car-77')).toEqual(aVehicle({ id: '77', slug: 'car-77' }));
    expect(await site?.marketCars()).toHaveLength(100);
  });

  it('has the similar vehicles in stock, as many as the page shows', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, [
      ...stock(9),
      aVehicle({ id: 'sold', slug: 'gone', status: 'sold', soldAt: stockAt.toISOString() }),
    ]);
    const site = await createPublishedData(dist.dir)('city-motors');
    expect(await site?.relatedIds('car-3')).toHaveLength(settings.vehicle.page.maxSimilar);
    expect(await site?.relatedIds('car-3')).not.toContain('3');
    expect(await site?.relatedIds('gone')).not.toContain('sold');
    expect(await site?.relatedIds('nothing')).toEqual([]);
  });

  it("has no vehicle for a slug that is an object's built-in property", async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(3));
    const site = await createPublishedData(dist.dir)('city-motors');
    for (const slug of ['car-3', '__proto__', 'toString', '../car-1', '']) {
      expect(await site?.vehicle(slug)).toBeNull();
    }
  });

  it('finds the page of a vehicle by id', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(3));
    const site = await createPublishedData(dist.dir)('city-motors');
    expect(await site?.slugOf('2')).toBe('car-2');
    for (const id of ['3', '__proto__', 'toString', '']) expect(await site?.slugOf(id)).toBeNull();
  });

  it('is null for a dealer that was never built, or by an older version', async () => {
    await using dist = await temporaryDist();
    await writeFiles(join(dist.dir, 'old'), { 'index.html': 'home' });
    expect(await createPublishedData(dist.dir)('old')).toBeNull();
    expect(await createPublishedData(dist.dir)('nobody')).toBeNull();
  });

  it("is the new build's as soon as that is published, even for open readers", async () => {
    await using dist = await temporaryDist();
    const open = createPublishedData(dist.dir);
    await publish(dist.dir, stock(2));
    const before = await open('city-motors');
    expect((await before?.vehicle('car-1'))?.price).toBe(aVehicle().price);
    await publish(dist.dir, [aVehicle({ slug: 'car-1', price: 1234 }), ...stock(60).slice(2)]);
    expect((await before?.vehicle('car-1'))?.price).toBe(1234);
    expect(await (await open('city-motors'))?.vehicle('car-0')).toBeNull();
  });

  it.each([
    ['a setting is missing', (text: string) => text.replace('"viewsText":', '"viewsWere":'), /viewsText/],
    ['half of it is there', (text: string) => text.slice(0, 1000), /received undefined/],
  ])('is outdated if %s: the error names the dealer, the problem and the remedy', async (_, spoil, what) => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(1));
    const file = join(dist.dir, 'city-motors/_settings.json');
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    const open = createPublishedData(dist.dir);
    const error = await open('city-motors').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OutdatedPublication);
    expect(String(error)).toContain(file);
    expect(String(error)).toMatch(what);
    expect(String(error)).toContain('npm run build -- --tenant city-motors');
    expect(await open('city-motors').catch((reason: unknown) => reason)).toBe(error);
    await publish(dist.dir, stock(1));
    expect(await open('city-motors')).toMatchObject({ settings });
  });

  it('is outdated vehicle by vehicle, with one error per file', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(3));
    const file = join(dist.dir, 'city-motors/_cars/1-0.json');
    const cars = JSON.parse(await readFile(file, 'utf8'));
    for (const slug of ['car-0', 'car-1']) delete cars[slug].odometerKm;
    await writeFile(file, JSON.stringify(cars));
    const site = await createPublishedData(dist.dir)('city-motors');
    const errorOf = (slug: string) => site?.vehicle(slug).catch((reason: unknown) => reason);
    const error = await errorOf('car-0');
    expect(error).toBeInstanceOf(OutdatedPublication);
    expect(String(error)).toMatch(/1-0\.json .*odometerKm.*--tenant city-motors$/);
    expect(await errorOf('car-1')).toBe(error);
    expect(await site?.vehicle('car-2')).toMatchObject({ id: '2' });
  });

  it('includes the files for visitors, and no others', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(1));
    await writeFiles(dist.dir, { 'secret.txt': 'secret' });
    const site = await createPublishedData(dist.dir)('city-motors');
    expect(new TextDecoder().decode((await site?.file('/photos/7.webp')) ?? undefined)).toBe('a photograph');
    for (const path of [
      '/photos/8.webp',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/_settings.json',
      '/photos',
    ]) {
      expect(await site?.file(path)).toBeNull();
    }
  });
});
