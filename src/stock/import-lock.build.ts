import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { stockFolder } from './snapshot.build.ts';

const PAUSE_MS = 50;

/**
 * Runs `work` while no other process imports the tenant's stock; waits for one that does. The lock is a
 * transaction on a database that stays empty: the system lets go of it when its process is killed, which a lock
 * file of our own would outlive.
 */
export async function withImportLock<T>(
  dataDir: string,
  tenantSlug: string,
  work: () => Promise<T>,
): Promise<T> {
  const folder = stockFolder(dataDir, tenantSlug);
  await mkdir(folder, { recursive: true });
  const client = createClient({ url: `file:${join(folder, 'import.lock')}` });
  try {
    const lock = await begin(client);
    try {
      return await work();
    } finally {
      await lock.rollback();
    }
  } finally {
    client.close();
  }
}

async function begin(client: ReturnType<typeof createClient>) {
  for (;;) {
    try {
      return await client.transaction('write');
    } catch (error) {
      if (!isBusy(error)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}
