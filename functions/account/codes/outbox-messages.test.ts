import { expect, it } from 'vitest';
import { countedChance, testStartMs } from '../../ports/ports.fixture.ts';
import { temporaryDatabase } from '../../storage/temporary-database.fixture.ts';
import { outboxMessages } from './outbox-messages.ts';

const message = {
  site: 'city-motors',
  dealer: 'City Motors',
  to: '0412345678',
  text: '123456 is your code.',
  code: '123456',
};

it('stores messages without a provider, and prints them only for a developer, with a masked number', async () => {
  await using database = await temporaryDatabase();
  const ports = { database, chance: countedChance(), now: () => testStartMs };
  const shown: string[] = [];
  const signal = AbortSignal.timeout(1000);
  await outboxMessages(ports).send(message, signal);
  expect(shown).toEqual([]);
  await outboxMessages({ ...ports, show: (line) => shown.push(line) }).send(message, signal);
  expect(shown).toEqual(['Code for 04xx xxx 678 at City Motors: 123456']);
  expect(await database.execute({ sql: 'SELECT * FROM text_messages ORDER BY id' })).toMatchObject([
    {
      id: 'id-1',
      site: 'city-motors',
      phone: '0412345678',
      text: '123456 is your code.',
      written_at: testStartMs,
    },
    { id: 'id-2' },
  ]);
});
