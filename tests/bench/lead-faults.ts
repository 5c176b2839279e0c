import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import * as v from 'valibot';
import { writeFiles } from '#functions/platform/dist.fixture.ts';
import { openDatabase } from '#functions/storage/open-database.ts';
import { mountSmallDisk } from './chaos/small-disk.ts';
import { postLead } from './lead-clients.ts';
import { type LeadServer, startLeadServer } from './lead-process.ts';
import { benchSite, writeBenchSite } from './lead-site.ts';

/** Duration of each fault. */
const faultMs = 7000;
const clients = 20;

interface Sent {
  readonly startedMs: number;
  readonly endedMs: number;
  readonly status: number;
  /** Null if it was refused. */
  readonly id: string | null;
  readonly hasSentence: boolean;
}

export interface FaultReport {
  readonly name: string;
  readonly duringAcknowledged: number;
  readonly duringRefused: number;
  /** From the end of the fault to the next acknowledged lead. */
  readonly firstAfterMs: number;
  readonly pageP95Ms: number;
  readonly problems: readonly string[];
}

const replySchema = v.object({ lead_id: v.optional(v.string(), ''), error: v.optional(v.string(), '') });
const sentence = 'An error occurred when submitting this form';

interface During {
  readonly acknowledged: readonly Sent[];
  readonly refused: readonly Sent[];
  readonly endedMs: number;
  /** Lines of the server's error log. */
  readonly errors: readonly string[];
}

interface Fault {
  readonly name: string;
  readonly folder: string;
  /** Starts the fault; returns a function that ends it. */
  readonly begin: () => Promise<() => Promise<void>>;
  /** Whether leads acknowledged before the fault are lost with it. */
  readonly losesEarlier?: boolean;
  /** A sentence if there is no evidence that the fault took effect; otherwise null. */
  readonly missing: (during: During) => string | null;
}

/** Sends leads and requests pages while the server's storage has a fault, and checks the results. */
async function runFault({ name, folder, begin, missing, losesEarlier = false }: Fault): Promise<FaultReport> {
  const [distDir, dataDir] = [join(folder, '../dist'), join(folder, 'data')];
  const server = await startLeadServer({ distDir, dataDir, port: 0 });
  const sent: Sent[] = [];
  const pages: { readonly atMs: number; readonly ms: number }[] = [];
  let isOver = false;
  const working = [
    ...Array.from({ length: clients }, (_, index) => sendUntil(server, index, sent, () => isOver)),
    askUntil(server, pages, () => isOver),
  ];
  try {
    await until(() => sent.length > clients);
    const end = await begin();
    const begunMs = performance.now();
    await pause(faultMs);
    await end();
    const endedMs = performance.now();
    await until(() => sent.some(({ id, endedMs: at }) => id !== null && at > endedMs));
    isOver = true;
    await Promise.all(working);
    const during = sent.filter(({ startedMs }) => startedMs >= begunMs && startedMs < endedMs);
    const after = sent.filter(({ id, endedMs: at }) => id !== null && at > endedMs);
    const [acknowledged, refused] = [
      during.filter(({ id }) => id !== null),
      during.filter(({ id }) => id === null),
    ];
    const absent = missing({ acknowledged, refused, endedMs, errors: server.errors });
    const kept = losesEarlier ? sent.filter(({ startedMs }) => startedMs >= begunMs) : sent;
    return {
      name,
      duringAcknowledged: acknowledged.length,
      duringRefused: refused.length,
      firstAfterMs: Math.min(...after.map((one) => one.endedMs)) - endedMs,
      pageP95Ms: p95(pages.filter(({ atMs }) => atMs >= begunMs && atMs < endedMs).map(({ ms }) => ms)),
      problems: [...(await lostOf(dataDir, kept)), ...unclear(sent), ...(absent === null ? [] : [absent])],
    };
  } finally {
    isOver = true;
    await server.kill();
  }
}

async function sendUntil({ port }: LeadServer, client: number, sent: Sent[], isOver: () => boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; !isOver(); count += 1) {
    const startedMs = performance.now();
    const { status, body } = await postLead(agent, port, client * 1_000_000 + count);
    const { lead_id, error } = v.parse(replySchema, JSON.parse(body));
    const id = status === 200 || status === 201 ? lead_id : null;
    sent.push({ startedMs, endedMs: performance.now(), status, id, hasSentence: error === sentence });
    await pause(100);
  }
  agent.destroy();
}

async function askUntil({ port }: LeadServer, pages: { atMs: number; ms: number }[], isOver: () => boolean) {
  const headers = { Host: `${benchSite}.localhost:${port}` };
  while (!isOver()) {
    const atMs = performance.now();
    await new Promise<void>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/', headers }, (reply) =>
        reply.resume().once('end', resolve),
      ).once('error', reject);
    });
    pages.push({ atMs, ms: performance.now() - atMs });
    await pause(20);
  }
}

async function lostOf(dataDir: string, sent: readonly Sent[]): Promise<string[]> {
  const database = await openDatabase({ url: `file:${dataDir}/platform.db` });
  const rows = await database.execute({ sql: 'SELECT id FROM leads' });
  database.close();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = sent.filter(({ id }) => id !== null && !stored.has(id)).length;
  return lost === 0 ? [] : [`${lost} acknowledged leads are lost.`];
}

function unclear(sent: readonly Sent[]): string[] {
  const count = sent.filter(
    ({ id, status, hasSentence }) => id === null && !(status === 503 && hasSentence),
  ).length;
  return count === 0 ? [] : [`${count} leads were refused without the words for it.`];
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN;
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !isSo(); tries += 1) await pause(100);
}

/** Runs each fault in turn; a full disk only if this user can mount one. */
export async function faultRuns(folder: string): Promise<FaultReport[]> {
  const distDir = join(folder, 'dist');
  await writeBenchSite(distDir, [{ name: 'files', kind: 'adf-file' }]);
  await writeFiles(join(distDir, benchSite), { 'index.html': '<!DOCTYPE html><title>Home</title>' });
  const locked = join(folder, 'locked');
  const gone = join(folder, 'gone');
  const reports = [
    await runFault({
      name: 'locked by another process',
      folder: locked,
      missing: ({ acknowledged, endedMs }) =>
        acknowledged.some((lead) => lead.endedMs < endedMs) ? 'A lead was stored behind the lock.' : null,
      begin: async () => {
        const client = createClient({ url: `file:${locked}/data/platform.db`, timeout: 5000 });
        const lock = await client.transaction('write');
        return async () => {
          await lock.rollback();
          client.close();
        };
      },
    }),
    await runFault({
      name: 'file deleted',
      folder: gone,
      losesEarlier: true,
      missing: ({ errors }) =>
        errors.some((line) => line.includes('was deleted'))
          ? null
          : 'The loss of the file is not in the log.',
      begin: async () => {
        await rm(join(gone, 'data/platform.db'));
        return async () => undefined;
      },
    }),
  ];
  const full = join(folder, 'full');
  const disk = mountSmallDisk(join(full, 'data'), 32);
  if (disk === null) return reports;
  try {
    const begin = async () => {
      disk.fill(0);
      return async () => disk.empty();
    };
    const missing: Fault['missing'] = ({ refused }) =>
      refused.length === 0 ? 'The disk was not full.' : null;
    return [...reports, await runFault({ name: 'disk full', folder: full, begin, missing })];
  } finally {
    disk.unmount();
  }
}
