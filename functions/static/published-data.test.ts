import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writePublishedData } from '#src/publish/published-data.build.ts';
import { aVehicle } from '#src/vehicle/a-vehicle.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { temporaryDist, writeFiles } from '../platform/dist.fixture.ts';
import { createPublishedData } from './published-data.ts';

const settings = demoSettings('pitstop');
const builtAt = new Date('2026-11-20T02:00:00Z');
const stockAt = new Date('2026-11-20T01:00:00Z');

async function publish(distDir: string, vehicles: readonly Vehicle[]): Promise<void> {
  const draft = join(distDir, '.draft');
  await writeFiles(draft, { 'index.html': 'home', 'photos/7.webp': 'a photograph' });
  writePublishedData(draft, { settings, vehicles, builtAt, stockAt });
  await rm(join(distDir, 'city-motors'), { recursive: true, force: true });
  await rename(draft, join(distDir, 'city-motors'));
}

const stock = (size: number) =>
  Array.from({ length: size }, (_, index) => aVehicle({ id: String(index), slug: `car-${index}` }));

describe('what a dealer has published', () => {
  it('is read as the build left it', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(100));
    const site = await createPublishedData(dist.dir)('city-motors');
    expect(site).toMatchObject({ slug: 'city-motors', settings, builtAtMs: +builtAt, stockAtMs: +stockAt });
    expect(await site?.vehicle('car-77')).toEqual(aVehicle({ id: '77', slug: 'car-77' }));
    expect(await site?.marketCars()).toHaveLength(100);
  });

  it('has no vehicle under a slug that only looks like one', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(3));
    const site = await createPublishedData(dist.dir)('city-motors');
    for (const slug of ['car-3', '__proto__', 'toString', '../car-1', '']) {
      expect(await site?.vehicle(slug)).toBeNull();
    }
  });

  it('is nothing for a dealer who was never built, or by an older version', async () => {
    await using dist = await temporaryDist();
    await writeFiles(join(dist.dir, 'old'), { 'index.html': 'home' });
    expect(await createPublishedData(dist.dir)('old')).toBeNull();
    expect(await createPublishedData(dist.dir)('nobody')).toBeNull();
  });

  it('is the new build as soon as that stands, also for who asked before', async () => {
    await using dist = await temporaryDist();
    const open = createPublishedData(dist.dir);
    await publish(dist.dir, stock(2));
    const before = await open('city-motors');
    expect((await before?.vehicle('car-1'))?.price).toBe(aVehicle().price);
    await publish(dist.dir, [aVehicle({ slug: 'car-1', price: 1234 }), ...stock(60).slice(2)]);
    expect((await before?.vehicle('car-1'))?.price).toBe(1234);
    expect(await (await open('city-motors'))?.vehicle('car-0')).toBeNull();
  });

  it('says what to do when it cannot be read', async () => {
    await using dist = await temporaryDist();
    await publish(dist.dir, stock(1));
    await writeFile(join(dist.dir, 'city-motors/_settings.json'), '{"settings":{}}');
    await expect(createPublishedData(dist.dir)('city-motors')).rejects.toThrow(
      /_settings\.json .*Build the site again/,
    );
  });

  it('gives the files that visitors may have, and no others', async () => {
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
