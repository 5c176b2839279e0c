import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { stockFolder } from '../snapshot.build.ts';
import { type HistoryEntry, historyEntrySchema } from './history.schema.ts';

function historyPath(dataDir: string, tenantSlug: string): string {
  return join(stockFolder(dataDir, tenantSlug), 'history.ndjson');
}

/** All imports that changed something, oldest first. Incomplete lines of a killed process are skipped. */
export async function readHistory(dataDir: string, tenantSlug: string): Promise<HistoryEntry[]> {
  const text = await readFile(historyPath(dataDir, tenantSlug), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const entry = v.safeParse(v.pipe(v.string(), v.parseJson(), historyEntrySchema), line);
    return entry.success ? [entry.output] : [];
  });
}

/**
 * Appends an entry and flushes it to disk, unless it is already there. The snapshot holds its own entry, so
 * if the process is killed before this, the next import appends it.
 */
export async function appendHistory(dataDir: string, tenantSlug: string, entry: HistoryEntry): Promise<void> {
  const line = Buffer.from(JSON.stringify(entry));
  const file = await open(historyPath(dataDir, tenantSlug), 'a+');
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - line.length);
    const end = Buffer.alloc(size - start);
    await file.read(end, 0, end.length, start);
    if (end.equals(line)) return;
    // Starts with a line end, so that an incomplete entry of a killed process stays on its own line.
    await file.appendFile(size === 0 ? line : Buffer.concat([Buffer.from('\n'), line]));
    await file.sync();
  } finally {
    await file.close();
  }
}
