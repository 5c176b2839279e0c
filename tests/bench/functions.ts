import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '#functions/storage/open-database.ts';
import type { ParsedArguments } from '#scripts/command-line.ts';
import { bareInsertsPerSecond } from './bare-inserts.ts';
import type { functionsCommand } from './commands.ts';
import { type LeadCounts, sendLeads } from './lead-clients.ts';
import { faultRuns } from './lead-faults.ts';
import { killRun } from './lead-kills.ts';
import { startLeadServer } from './lead-process.ts';
import { writeBenchSite } from './lead-site.ts';
import { table } from './table.ts';

const folder = resolve('.data/bench/functions');
const maxRatio = 3;

/** Leads under load; with `--kills` the server is killed, with `--faults` the storage fails. */
export async function benchFunctions({
  values,
}: ParsedArguments<typeof functionsCommand.options>): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (values.kills !== undefined) return benchKills(Number(values.kills), Number(values.seed));
  if (values.faults === true) return benchFaults();
  return benchLoad(Number(values.clients), Number(values.seconds));
}

async function benchLoad(clients: number, seconds: number): Promise<boolean> {
  const [distDir, dataDir] = [join(folder, 'dist'), join(folder, 'data')];
  await writeBenchSite(distDir, [{ name: 'files', kind: 'adf-file' }]);
  const bareSeconds = Math.min(5, seconds);
  const before = await bareInsertsPerSecond(join(folder, 'before.db'), bareSeconds);
  const server = await startLeadServer({ distDir, dataDir, port: 0 });
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;
  const counts = await sendLeads({ port: server.port, clients, isOver: () => performance.now() >= endMs });
  const perSecond = counts.acknowledged.size / ((performance.now() - startedMs) / 1000);
  await server.close();
  // Measured before and after, because the disk's speed varies on a machine with other work.
  const bare = (before + (await bareInsertsPerSecond(join(folder, 'after.db'), bareSeconds))) / 2;
  const wrong = [...counts.problems, ...server.errors, ...(await lostOrDoubled(dataDir, counts))];
  const ratio = bare / perSecond;
  const [p50, p95] = [0.5, 0.95].map((share) => quantile(counts.latencies, share).toFixed(0));
  console.log(
    table(
      ['', 'per second', 'p50 ms', 'p95 ms'],
      [
        ['bare durable inserts, one by one', bare.toFixed(0), '', ''],
        [`leads of ${clients} shoppers`, perSecond.toFixed(0), p50 ?? '', p95 ?? ''],
      ],
    ),
  );
  console.log(
    `\nratio ${ratio.toFixed(2)} (at most ${maxRatio}), ${counts.acknowledged.size} leads acknowledged`,
  );
  for (const problem of wrong.slice(0, 10)) console.log(problem);
  return wrong.length === 0 && ratio <= maxRatio;
}

/** Checks that each acknowledged lead is stored once, and nothing else. */
async function lostOrDoubled(dataDir: string, { acknowledged }: LeadCounts): Promise<string[]> {
  const database = await openDatabase({ url: `file:${dataDir}/platform.db` });
  const rows = await database.execute({ sql: 'SELECT id FROM leads' });
  database.close();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged.values()].filter((id) => !stored.has(id));
  const isDoubled =
    new Set(acknowledged.values()).size < acknowledged.size || rows.length !== acknowledged.size;
  return [
    ...(lost.length > 0 ? [`${lost.length} leads are lost.`] : []),
    ...(isDoubled ? [`${rows.length} leads are stored, ${acknowledged.size} were acknowledged.`] : []),
  ];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

async function benchKills(kills: number, seed: number): Promise<boolean> {
  const report = await killRun({ folder, kills, seed, clients: 20, progress: console.log });
  const { leads, arrivals, refused, problems } = report;
  console.log(
    `${kills} kills, ${leads} leads acknowledged, ${arrivals} arrivals at the receiver, ${refused} refused by it`,
  );
  for (const problem of problems.slice(0, 10)) console.log(problem);
  return problems.length === 0;
}

const maxFirstAfterMs = 1000;
const maxPageP95Ms = 50;

async function benchFaults(): Promise<boolean> {
  const reports = await faultRuns(folder);
  const rows = reports.map((report) => [
    report.name,
    ...[report.duringAcknowledged, report.duringRefused, report.firstAfterMs, report.pageP95Ms].map(
      (figure) => figure.toFixed(0),
    ),
  ]);
  console.log(table(['', 'taken meanwhile', 'refused', 'first after, ms', 'page p95, ms'], rows));
  if (reports.length < 3) console.log('No full disk: this user may not mount one.');
  for (const { name, problems } of reports)
    for (const problem of problems) console.log(`${name}: ${problem}`);
  return reports.every(
    ({ problems, firstAfterMs, pageP95Ms }) =>
      problems.length === 0 && firstAfterMs <= maxFirstAfterMs && pageP95Ms <= maxPageP95Ms,
  );
}
