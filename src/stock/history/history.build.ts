import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { stockFolder } from '../snapshot.build.ts';
import { type HistoryEntry, historyEntrySchema } from './history.schema.ts';

function historyPath(dataDir: string, tenantSlug: string): string {
  return join(stockFolder(dataDir, tenantSlug), 'history.ndjson');
}

/** All imports that changed something, the oldest first. Lines that a killed process left unfinished are passed over. */
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
 * Puts an entry at the end, on disk before it returns, unless it stands there already. The snapshot keeps its own
 * entry, so one that a killed process did not write is written by the next import.
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
    // The line end comes first: what a killed process has left of an entry stays a line of its own.
    await file.appendFile(size === 0 ? line : Buffer.concat([Buffer.from('\n'), line]));
    await file.sync();
  } finally {
    await file.close();
  }
}
