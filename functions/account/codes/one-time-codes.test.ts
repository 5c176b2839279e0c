import { expect, it } from 'vitest';
import { countedChance, testStartMs } from '../../ports/ports.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { storeCode, tryCode } from './one-time-codes.ts';

const of = { site: 'city-motors', phone: '0412345678' };
const rules = { lifeMinutes: 5, tries: 5 };
const claimed = { first_name: null, last_name: null, email: null, dealership_slug: null };

it('after 10,000 wrong codes even the right one is rejected', async () => {
  await using database = await temporaryDatabase();
  const ports = { database, chance: countedChance(), now: () => testStartMs, secret: () => undefined };
  await storeCode(ports, of, { code: '004321', rules, claimed });
  const guesses = Array.from({ length: 10_000 }, (_, index) => String(index + 10_000).padStart(6, '0'));
  guesses[9998] = '004321';
  for (let from = 0; from < guesses.length; from += 500) {
    const heard = await Promise.all(
      guesses.slice(from, from + 500).map((guess) => tryCode(ports, of, guess)),
    );
    expect(heard.filter((right) => right !== null)).toEqual([]);
  }
  expect(await tryCode(ports, of, '004321')).toBeNull();
});

it('the right code is accepted at the first attempt', async () => {
  await using database = await temporaryDatabase();
  const ports = { database, chance: countedChance(), now: () => testStartMs, secret: () => undefined };
  await storeCode(ports, of, { code: '004321', rules, claimed });
  expect(await tryCode(ports, of, '004321')).toMatchObject(of);
});
