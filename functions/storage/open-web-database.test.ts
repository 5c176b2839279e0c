import { describe, expect, it } from 'vitest';
import { aVehicle } from '#src/vehicle/a-vehicle.fixture.ts';
import { demoSettings } from '#tests/fixtures/tenants/demo-settings.ts';
import { createApp } from '../app.ts';
import { localService } from '../ports/local-service.fixture.ts';
import { testPorts } from '../ports/ports.fixture.ts';
import { aPublishedSite } from '../ports/published-site.fixture.ts';
import { libsqlServer } from './libsql-server.fixture.ts';
import { takeFrom } from './limits.ts';
import { openWebDatabase } from './open-web-database.ts';

const token = 'correct-horse';

async function opened() {
  const server = await libsqlServer(token);
  const database = await openWebDatabase({ url: server.url, authToken: token });
  return { ...server, ...database };
}

const insert = { sql: 'INSERT INTO phone_reveals VALUES (?, ?, ?, ?)', args: [1, 'city-motors', '7', ''] };
const count = { sql: 'SELECT count(*) AS rows FROM phone_reveals' };

describe('a libSQL server', () => {
  it('gets its tables once, however often it is opened', async () => {
    await using server = await opened();
    await server.execute(insert);
    const again = await openWebDatabase({ url: server.url, authToken: token });
    expect(await again.execute(count)).toMatchObject([{ rows: 1 }]);
  });

  it('returns the rows of each statement of a transaction, which is atomic', async () => {
    await using server = await opened();
    const broken = { sql: 'INSERT INTO nowhere VALUES (1)' };
    await expect(server.transact([insert, broken])).rejects.toThrow('nowhere');
    expect(await server.execute(count)).toMatchObject([{ rows: 0 }]);
    expect(await server.transact([insert, insert, count])).toMatchObject([[], [], [{ rows: 2 }]]);
  });

  it('shares rate limits between all users', async () => {
    await using server = await opened();
    const limit = { key: 'leads', burst: 2, everyMs: 1000 };
    expect(await takeFrom(server, limit, 10_000)).toBeNull();
    expect(await takeFrom(server, limit, 10_000)).toBeNull();
    expect(await takeFrom(server, limit, 10_000)).toBe(11_000);
  });

  it('stores a lead once for a double click', async () => {
    await using server = await opened();
    const settings = { ...demoSettings('harbourline'), leads: demoSettings('pitstop').leads };
    const site = aPublishedSite({ settings, vehicles: [aVehicle({ slug: 'corolla-8' })] });
    const app = createApp(testPorts({ database: server, publishedSite: async () => site }));
    const fields = { name: 'Ada', email: 'ada@example.com', phone: '0412 345 678', message: 'Hello' };
    const send = () =>
      app.request('http://www.citymotors.example/api/leads', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key-of-20-letters-' },
        body: JSON.stringify({ ...fields, form: 'enquiry', car_slug: 'corolla-8' }),
      });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(await server.execute({ sql: 'SELECT state FROM lead_deliveries' })).toHaveLength(1);
  });

  it('that rejects the token, or is none, is not opened; the token is not in the error', async () => {
    await using server = await libsqlServer(token);
    await using other = await localService(() => ({ body: '<html>Welcome</html>' }));
    for (const url of [server.url, other.url]) {
      const error = await openWebDatabase({ url, authToken: 'wrong-horse' }).catch(String);
      expect(error).toEqual(expect.any(String));
      expect(error).not.toContain('wrong-horse');
    }
  });
});
