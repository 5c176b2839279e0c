import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { openDatabase } from '#functions/storage/open-database.ts';
import { randomFrom } from '#scripts/demo-stock/random.ts';
import { webhookSecret } from '#tests/fixtures/leads/an-outbox.ts';
import { type LeadCounts, sendLeads } from './lead-clients.ts';
import { startLeadServer } from './lead-process.ts';
import { benchSite, writeBenchSite } from './lead-site.ts';

interface KillRun {
  /** An empty folder for site, database and files. */
  readonly folder: string;
  readonly kills: number;
  /** Seed of the random moments of kills and of the receiver's failures. */
  readonly seed: number;
  readonly clients: number;
  readonly progress?: (line: string) => void;
}

interface KillReport {
  readonly leads: number;
  /** Number of deliveries at the receiver, including repeats. */
  readonly arrivals: number;
  readonly refused: number;
  /** Lost, duplicate or damaged leads; empty if there are none. */
  readonly problems: readonly string[];
}

/**
 * Kills and restarts the server at random moments while shoppers send leads. Then checks that every acknowledged lead
 * is stored once, has reached a receiver that detects repeats by id, and is in a complete file.
 */
export async function killRun({ folder, kills, seed, clients, progress }: KillRun): Promise<KillReport> {
  const random = randomFrom('kills', seed).next;
  const receiver = await startReceiver(random);
  const [distDir, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  const webhook = {
    name: 'crm',
    kind: 'webhook',
    url: receiver.url,
    secretVariable: 'CRM',
    body: 'json',
  } as const;
  await writeBenchSite(distDir, [{ name: 'files', kind: 'adf-file' }, webhook]);
  const start = (port: number) =>
    startLeadServer({ distDir, dataDir, port, secret: webhookSecret, isHurried: true });
  let server = await start(0);
  let isOver = false;
  let taken = 0;
  const errors: string[] = [];
  const { port } = server;
  const onTaken = () => {
    taken += 1;
  };
  let isSending = true;
  const sending = sendLeads({
    port,
    clients,
    isOver: () => isOver,
    isPatient: true,
    pauseMs: 100,
    onTaken,
  }).finally(() => {
    isSending = false;
  });
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const takenBefore = taken;
      // Every second server is killed while it receives leads, the others at any moment.
      if (kill % 2 === 1) await until(() => taken > takenBefore || !isSending);
      await pause(random() * 1000);
      await server.kill();
      errors.push(...server.errors);
      server = await start(port);
      if (kill % 10 === 0) progress?.(`${kill} of ${kills}`);
    }
    await until(() => taken > 0 || !isSending);
    isOver = true;
    const counts = await sending;
    const found = await report({ dataDir, receiver, counts });
    return { ...found, problems: [...found.problems, ...errors, ...server.errors] };
  } finally {
    isOver = true;
    await server.kill();
    receiver.close();
  }
}

interface Outcome {
  readonly dataDir: string;
  readonly receiver: Receiver;
  readonly counts: LeadCounts;
}

async function report({ dataDir, receiver, counts }: Outcome): Promise<KillReport> {
  const database = await openDatabase({ url: `file:${dataDir}/platform.db` });
  const count = async (condition: string) => {
    const [row] = await database.execute({ sql: `SELECT count(*) AS rows FROM ${condition}` });
    return Number(row?.['rows']);
  };
  // The last server gets up to two minutes to deliver everything.
  for (
    let tries = 0;
    tries < 1200 && (await count("lead_deliveries WHERE state <> 'sent'")) > 0;
    tries += 1
  ) {
    await pause(100);
  }
  const undelivered = await count("lead_deliveries WHERE state <> 'sent'");
  const stored = await count('leads');
  database.close();
  const ids = [...counts.acknowledged.values()];
  const files = await wholeFiles(join(dataDir, 'leads', benchSite));
  const lacking = (there: ReadonlySet<string>) => ids.filter((id) => !there.has(id)).length;
  const problems = Object.entries({
    'acknowledged, and not delivered': undelivered,
    'acknowledged, and never at the receiver': lacking(new Set(receiver.leads.values())),
    'acknowledged, and in no whole file': lacking(files),
    'stored more or less than acknowledged': stored - ids.length,
    'acknowledged twice under different keys': ids.length - new Set(ids).size,
    'ids under which the receiver got different leads': receiver.mixed.length,
    'known twice to the receiver': receiver.leads.size - new Set(receiver.leads.values()).size,
  })
    .filter(([, found]) => found !== 0)
    .map(([what, found]) => `${found} ${what}`);
  const { arrivals, refused } = receiver.count;
  return {
    leads: ids.length,
    arrivals,
    refused,
    problems: [...problems, ...counts.problems],
  };
}

const bodySchema = v.object({ data: v.object({ lead_id: v.string() }) });

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * An unreliable receiver: it refuses one delivery in twenty, answers as many late, and closes some connections after
 * accepting.
 */
async function startReceiver(random: () => number) {
  const leads = new Map<string, string>();
  const mixed: string[] = [];
  const count = { arrivals: 0, refused: 0 };
  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id']);
    const body = await text(request).catch(() => null);
    if (body === null) return;
    count.arrivals += 1;
    const mood = random();
    if (mood < 0.05) {
      count.refused += 1;
      return void response.writeHead(500).end();
    }
    const lead = v.parse(bodySchema, JSON.parse(body)).data.lead_id;
    if ((leads.get(id) ?? lead) !== lead) mixed.push(id);
    leads.set(id, lead);
    if (mood < 0.07) return void request.socket.destroy();
    if (mood < 0.1) await pause(200);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver does not listen.');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}/leads`, leads, mixed, count, close };
}

async function wholeFiles(folder: string): Promise<ReadonlySet<string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.adf.xml'));
  const ids = await Promise.all(
    names.map(async (name) => {
      const document = await readFile(join(folder, name), 'utf8');
      return document.endsWith('</adf>\n') ? /<id [^>]*>([^<]+)<\/id>/.exec(document)?.[1] : undefined;
    }),
  );
  return new Set(ids.filter((id) => id !== undefined));
}

/** Polls for two minutes at most. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200 && !(await isSo()); tries += 1) await pause(100);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
