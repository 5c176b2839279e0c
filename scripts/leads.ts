import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { csvHeading, csvRow, jsonLine, leadPages } from '#functions/leads/delivery/lead-export.ts';
import {
  listOutbox,
  type OutboxEntry,
  type OutboxFilter,
  type OutboxState,
  outboxStates,
  recordReply,
  replay,
} from '#functions/leads/delivery/outbox.ts';
import type { OpenDatabase } from '#functions/storage/client-database.ts';
import { openExistingDatabase } from '#functions/storage/open-existing-database.ts';
import { hasCode, isDiskFull } from '#src/publish/build/error-code.ts';
import { editionsOf } from '#src/tenant/load/language-edition.build.ts';
import { folderProblem } from '#src/tenant/load/tenant-folder.build.ts';
import { timeZoneOf } from '#src/tenant/load/time-zone.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { errorMessage } from '#src/values/text/error-message.ts';
import { instantOf } from '#src/values/time/date.ts';
import {
  defineCommand,
  guessOf,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from './command-line.ts';

const command = defineCommand({
  name: 'leads',
  about: 'Lists, resends and exports the leads that shoppers have sent, and records replies.',
  forms: [
    'list [filters] [--limit 50] [--json] [--full]',
    'replay [filters]',
    'answered --id ID [--at WHEN] [--tenant SLUG]',
    'export --out leads.csv [--tenant SLUG] [--since WHEN]',
  ],
  positionals: {
    list: `the newest leads and their delivery state for each destination;
names and numbers only with --full`,
    replay: `sends leads again to the same destinations: dead letters, held leads, or delivered
ones. Needs --id or --state (for sent also --since); the running server sends them within seconds`,
    answered: `records that somebody has replied to the lead, now or at --at; the report of /ops has the
time until then`,
    export: 'writes leads to a new file that only its owner can read: .csv, or .ndjson with every detail',
  },
  options: {
    id: { type: 'string', help: 'filter: id of a lead, or of one of its deliveries' },
    tenant: { type: 'string', value: 'SLUG', help: 'filter: leads of this dealer, in all languages' },
    state: { type: 'string', help: `filter: ${outboxStates.join(', ')}` },
    destination: { type: 'string', value: 'NAME', help: 'filter: leads for this destination' },
    since: {
      type: 'string',
      value: 'WHEN',
      help: `filter: 2026-11-01, 2026-11-01T09:00, 2026-11-01T09:00+10:00, 12h or 7d; without an offset in the time zone
of the dealer of --tenant; without --tenant in that of _defaults/site.json`,
    },
    at: { type: 'string', value: 'WHEN', help: 'with answered: when, written like --since (now)' },
    'tenants-dir': tenantsDirOption,
    limit: { type: 'string', value: 'N', default: '50', help: 'with list: number of leads' },
    out: { type: 'string', value: 'FILE', help: 'with export: the new file' },
    json: { type: 'boolean', default: false, help: 'with list: one line of JSON per lead' },
    full: { type: 'boolean', default: false, help: 'with list: names, numbers and addresses too' },
  },
  notes: "Uses the server's database: DATABASE_URL, otherwise database/platform.db in DATA_DIR (.data).",
  example: 'list --tenant city-motors --since 7d',
});

type Options = ParsedArguments<typeof command.options>['values'];

const commands: Readonly<Record<string, (database: OpenDatabase, values: Options) => Promise<void>>> = {
  list,
  replay: replayThem,
  answered,
  export: exportThem,
};

/** Required options, checked before the database is opened. */
const checks: Readonly<Record<string, (values: Options) => void>> = {
  list: ({ limit }) => {
    if (!/^[1-9]\d{0,6}$/.test(limit)) throw new UsageError('--limit must be a number from 1.');
  },
  replay: ({ id, state, since }) => {
    if (id !== undefined) return;
    if (state === undefined) throw new UsageError('--id or --state is missing: which leads?');
    if (state === 'sent' && since === undefined) {
      throw new UsageError('--state sent needs --since: not everything that was ever sent.');
    }
  },
  answered: (values) => {
    if (values.id === undefined) throw new UsageError('--id is missing: which lead?');
    if ((momentOf('at', values) ?? 0) > Date.now()) throw new UsageError('--at is in the future.');
  },
  export: ({ out }) => {
    if (out === undefined) throw new UsageError('--out is missing: which file?');
    if (!/\.(csv|ndjson)$/.test(out)) throw new UsageError('--out must end in .csv or .ndjson.');
  },
};

function filterOf(values: Options): OutboxFilter {
  const { id, state, destination } = values;
  return {
    id,
    sites: sitesOf(values),
    state: state === undefined ? undefined : stateOf(state),
    destination,
    sinceMs: sinceOf(values),
  };
}

/** The site of `--tenant` and, if it is a dealer's own, those in other languages. */
function sitesOf({ tenant, 'tenants-dir': tenantsDir }: Options): readonly string[] | undefined {
  if (tenant === undefined) return undefined;
  return [tenant, ...(existsSync(tenantsDir) ? editionsOf(resolve(tenantsDir), tenant) : [])];
}

function stateOf(text: string): OutboxState {
  const state = outboxStates.find((one) => one === text);
  if (state === undefined) throw new UsageError(`--state must be one of ${outboxStates.join(', ')}.`);
  return state;
}

function sinceOf(values: Options): number | undefined {
  return momentOf('since', values);
}

function momentOf(
  name: 'since' | 'at',
  { tenant, 'tenants-dir': tenantsDir, ...values }: Options,
): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  if (count !== undefined) return Date.now() - Number(count) * (unit === 'h' ? 3_600_000 : 86_400_000);
  const timeZone = timeZoneOf(resolve(tenantsDir), tenant);
  const instant = instantOf(text, timeZone ?? 'UTC');
  if (instant === null) throw new UsageError(`--${name} must be like 2026-11-01, 12h or 7d.`);
  if (timeZone === null && !/T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) {
    throw new UsageError(`--${name} needs an offset, such as T09:00+10:00: ${tenantsDir} has no time zone.`);
  }
  return instant;
}

/** Throws if there is no such dealer; the leads of one that has left are still here. */
async function checkDealer(
  database: OpenDatabase,
  { tenant, 'tenants-dir': tenantsDir }: Options,
): Promise<void> {
  if (tenant === undefined || !existsSync(tenantsDir)) return;
  const problem = folderProblem(resolve(tenantsDir), tenant);
  if (problem === undefined) return;
  const known = await listOutbox(database, { sites: [tenant] }, 1);
  if (known.length === 0) throw new Error(formatProblem(problem));
}

async function list(database: OpenDatabase, values: Options): Promise<void> {
  const entries = await listOutbox(database, filterOf(values), Number(values.limit));
  if (values.json) {
    for (const entry of entries) console.log(JSON.stringify(shown(entry, values.full)));
    return;
  }
  if (entries.length === 0) return console.log('There are no such leads.');
  const rows = entries.map((entry) =>
    Object.values(shown(entry, values.full)).map((value) => `${value ?? ''}`),
  );
  const [first] = entries;
  const headings = first === undefined ? [] : Object.keys(shown(first, values.full));
  console.log(table([headings, ...rows]));
}

/** The columns of the list; personal data only on request. */
function shown(entry: OutboxEntry, isFull: boolean) {
  const { lead, site: tenant, received_at, category, subcategory, car, destination, state } = entry;
  const about = [category, subcategory].filter(Boolean).join(': ');
  const next = state === 'waiting' ? time(entry.due_at) : null;
  return {
    received: time(received_at),
    tenant,
    lead,
    about,
    car,
    ...(isFull ? who(entry.fields) : {}),
    destination,
    state,
    tries: entry.attempts,
    sent: time(entry.sent_at),
    next,
    error: entry.last_error,
  };
}

function who(json: string) {
  const fields: Record<string, unknown> = JSON.parse(json);
  const text = (name: string) => String(fields[name] ?? '');
  return { name: `${text('name')} ${text('last_name')}`.trim(), phone: text('phone'), email: text('email') };
}

function time(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

function table(rows: readonly (readonly string[])[]): string {
  // A shopper's name may contain terminal control characters.
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\p{Cc}/gu, ' ')));
  const width = (column: number) => Math.max(...clean.map((row) => row[column]?.length ?? 0));
  const widths = (clean[0] ?? []).map((_, column) => width(column));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return clean.map((row) => line(row).trimEnd()).join('\n');
}

async function replayThem(database: OpenDatabase, values: Options): Promise<void> {
  const count = await replay(database, filterOf(values), Date.now());
  if (count === 0) throw new Error('There are no such leads to send again.');
  console.log(`${count} queued again.`);
}

async function answered(database: OpenDatabase, values: Options): Promise<void> {
  const { id = '' } = values;
  const atMs = momentOf('at', values) ?? Date.now();
  if (!(await recordReply(database, id, atMs)))
    throw new Error('There is no such lead that had arrived then.');
  console.log(`A reply to ${id} at ${time(atMs)} is recorded.`);
}

async function exportThem(database: OpenDatabase, values: Options): Promise<void> {
  const { out = '' } = values;
  const sinceMs = sinceOf(values);
  if (existsSync(out)) throw new Error(`${out} already exists. Delete it, or choose another name.`);
  const unfinished = `${out}.part`;
  const file = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw notExported(out, error);
  });
  try {
    const count = await writeLeads(file, out, leadPages(database, { sites: sitesOf(values), sinceMs }));
    await rename(unfinished, out);
    console.log(`${count} ${count === 1 ? 'lead' : 'leads'} in ${out}`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw notExported(out, error);
  }
}

/** Writes and closes the file; returns the number of leads. */
async function writeLeads(
  file: FileHandle,
  out: string,
  pages: ReturnType<typeof leadPages>,
): Promise<number> {
  const isCsv = out.endsWith('.csv');
  let count = 0;
  try {
    // `write` would return without an error after a part of the text if the disk is full.
    if (isCsv) await file.writeFile(csvHeading);
    for await (const leads of pages) {
      await file.writeFile(leads.map(isCsv ? csvRow : jsonLine).join(''));
      count += leads.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return count;
}

function notExported(out: string, error: unknown): Error {
  return new Error(`No leads were exported to ${out}: ${exportProblem(out, error)}`, { cause: error });
}

function exportProblem(out: string, error: unknown): string {
  if (isDiskFull(error)) return 'the disk is full.';
  if (hasCode(error, ['ENOENT'])) return `there is no folder ${dirname(resolve(out))}.`;
  if (hasCode(error, ['EEXIST']))
    return `another export is writing ${out}.part. If that one was interrupted, delete the file.`;
  return errorMessage(error);
}

/** Runs the command with these arguments and environment variables. */
export async function runLeads(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const run = async ({ values, positionals }: ParsedArguments<typeof command.options>) => {
    const [name = '', ...rest] = positionals;
    const part = commands[name];
    if (part === undefined || rest.length > 0)
      throw new UsageError(
        `Give one of list, replay, answered and export.${part ? '' : guessOf(name, Object.keys(commands))}`,
      );
    checks[name]?.(values);
    filterOf(values);
    const database = await openExistingDatabase(variables);
    try {
      await checkDealer(database, values);
      await part(database, values);
    } finally {
      database.close();
    }
  };
  await runCommand(command, run, args);
}

if (import.meta.main) await runLeads(process.argv.slice(2), process.env);
