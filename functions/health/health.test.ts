import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { StorageError } from '../ports/database.ts';
import { testPorts, testStartMs } from '../ports/ports.fixture.ts';
import { temporaryDatabase } from '../storage/temporary-database.fixture.ts';
import { createWriteCheck, healthRoutes } from './health.ts';

const ask = async (app: Hono) => {
  const reply = await app.request('/api/health');
  return { status: reply.status, body: await reply.json() };
};
const failing = (error: unknown) => ({ execute: () => Promise.reject(error), transact: async () => [] });

describe('health', () => {
  it('is good while a small write succeeds', async () => {
    await using database = await temporaryDatabase();
    const app = new Hono().route('/', healthRoutes(testPorts({ database })));
    expect(await ask(app)).toMatchObject({ status: 200, body: { status: 'ok', version: '1.2.3' } });
    const rows = await database.execute({
      sql: 'SELECT checked_at, length(filler) AS bytes FROM health_checks',
    });
    expect(rows).toMatchObject([{ checked_at: testStartMs, bytes: 4096 }]);
  });

  it.each(['locked', 'full', 'read-only', 'gone'] as const)(
    'reports that the storage is %s',
    async (fault) => {
      const database = failing(new StorageError(fault));
      const app = new Hono().route('/', healthRoutes(testPorts({ database })));
      const { status, body } = await ask(app);
      expect(status).toBe(503);
      expect(body).toMatchObject({ status: 503, storage: fault, version: '1.2.3', tenant: null });
      expect(body.detail).toContain(fault === 'gone' ? 'deleted' : fault);
    },
  );

  it('reports another failure, with the reason in the log only', async () => {
    const errors: unknown[] = [];
    const ports = {
      database: failing(new Error('no such table')),
      reportError: (e: unknown) => errors.push(e),
    };
    const app = new Hono().route('/', healthRoutes(testPorts(ports)));
    expect(await ask(app)).toMatchObject({ status: 503, body: { storage: 'failing' } });
    expect(errors).toMatchObject([{ message: 'no such table' }]);
  });
});

describe('the health check’s write', () => {
  it('is repeated after the clock was set back', async () => {
    let [writes, nowMs] = [0, 10_000_000];
    const execute = async () => {
      writes += 1;
      return [];
    };
    const check = createWriteCheck({
      database: { execute, transact: async () => [] },
      now: () => nowMs,
      reportError: () => undefined,
    });
    await check();
    nowMs -= 3_600_000;
    await check();
    expect(writes).toBe(2);
  });

  it('is shared by all requests within two seconds', async () => {
    let [writes, nowMs] = [0, 0];
    const execute = async () => {
      writes += 1;
      return [];
    };
    const check = createWriteCheck(
      testPorts({ database: { execute, transact: async () => [] }, now: () => nowMs }),
    );
    await Promise.all([check(), check()]);
    await check();
    expect(writes).toBe(1);
    nowMs += 2000;
    expect(await check()).toBeNull();
    expect(writes).toBe(2);
  });

  it('times out, and no second one starts beside it; its end counts', async () => {
    const { promise, resolve } = Promise.withResolvers<[]>();
    let writes = 0;
    const execute = () => {
      writes += 1;
      return promise;
    };
    const check = createWriteCheck(testPorts({ database: { execute, transact: async () => [] } }), 1);
    expect(await check()).toMatchObject({ fault: 'slow' });
    expect(await check()).toMatchObject({ fault: 'slow' });
    expect(writes).toBe(1);
    resolve([]);
    await promise;
    await Promise.resolve();
    expect(await check()).toBeNull();
  });
});
