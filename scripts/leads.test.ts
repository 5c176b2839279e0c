import { spawnSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aReceiver } from '#functions/leads/delivery/webhook/receiver.fixture.ts';
import { type Ended, runHere, runStarted } from '#tests/fixtures/commands/run-command.ts';
import { anOutbox, aWebhook, files, settingsWith } from '#tests/fixtures/leads/an-outbox.ts';
import { aSite, realDefaults } from '#tests/fixtures/tenants/real-defaults.ts';
import { writeTenants } from '#tests/fixtures/tenants/write-tenants.ts';
import { commandEnv } from '#tests/setup/command-env.ts';
import { runLeads } from './leads.ts';

const run = (url: string, ...args: string[]) =>
  runHere(() => runLeads(args, { ...commandEnv, DATABASE_URL: url }));

const start = (url: string, ...args: string[]) =>
  runStarted([join(import.meta.dirname, 'leads.ts'), ...args], { ...commandEnv, DATABASE_URL: url });

const lines = ({ stdout }: Ended) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('npm run leads', () => {
  it.each([
    [[], 'Give one of list, replay, answered and export.'],
    [['delete'], 'Give one of list, replay, answered and export.'],
    [['lst'], 'Give one of list, replay, answered and export. Did you mean list?'],
    [['list', 'all'], 'Give one of list, replay, answered and export.\n'],
    [['list', '--state', 'lost'], '--state must be one of waiting, sent, dead, held, unfinished.'],
    [['list', '--since', 'yesterday'], '--since must be like 2026-11-01, 12h or 7d.'],
    [['list', '--limit', '0'], '--limit must be a number from 1.'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['replay'], '--id or --state is missing: which leads?'],
    [['replay', '--state', 'sent'], '--state sent needs --since: not everything that was ever sent.'],
    [['answered'], '--id is missing: which lead?'],
    [['answered', '--id', '1', '--at', 'soon'], '--at must be like 2026-11-01, 12h or 7d.'],
    [['export'], '--out is missing: which file?'],
    [['export', '--out', 'leads.xls'], '--out must end in .csv or .ndjson.'],
  ])('%j explains itself', async (args, message) => {
    const { status, stdout, stderr } = await run('file:none.db', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('npm run leads -- list');
  });

  it('says where it looked if there is no database, and creates none', async () => {
    const { status, stderr } = await start('file:/nowhere/platform.db', 'list');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no database /nowhere/platform.db.');
  });
});

describe('npm run leads -- list', () => {
  it('shows the delivery state of each lead, newest first, without personal data', async () => {
    await using crm = await aReceiver(() => ({ status: 503 }));
    await using outbox = await anOutbox(settingsWith(files, aWebhook(crm.url)));
    const older = await outbox.store();
    await outbox.deliver();
    outbox.wait(1000);
    const newer = await outbox.store({ isHeld: true });
    const ended = await start(outbox.database.url, 'list', '--json');
    expect(ended.status).toBe(0);
    expect(lines(ended)).toMatchObject([
      { lead: newer.leadId, tenant: 'city-motors', destination: 'crm', state: 'held' },
      { lead: newer.leadId, destination: 'files', state: 'held' },
      { lead: older.leadId, destination: 'crm', state: 'waiting', tries: 1, error: 'It answered 503.' },
      { lead: older.leadId, destination: 'files', state: 'sent', sent: '2026-11-20T10:00:00Z' },
    ]);
    const table = await run(outbox.database.url, 'list');
    expect(table.stdout).toMatch(/^received +tenant +lead/);
    expect(table.stdout + ended.stdout).not.toMatch(/Ada|0412345678|example\.com/);
    const full = await run(outbox.database.url, 'list', '--full');
    expect(full.stdout).toMatch(/Ada +0412345678 +ada@example\.com/);
  });

  it.each([['list'], ['replay', '--state', 'dead'], ['export', '--out', '/nowhere/leads.csv']])(
    '%s of a dealer that is not there names those that are',
    async (...args) => {
      const written = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite } });
      onTestFinished(written.remove);
      await using outbox = await anOutbox(settingsWith(files));
      const folder = ['--tenants-dir', written.tenantsDir];
      const ended = await run(outbox.database.url, ...args, '--tenant', 'pitstpo', ...folder);
      expect(ended).toEqual({
        status: 1,
        stdout: '',
        stderr:
          'tenants/pitstpo  there is no dealer\'s folder "pitstpo". Did you mean "pitstop"? Allowed: pitstop.\n',
      });
      const known = await run(outbox.database.url, 'list', '--tenant', 'pitstop', ...folder);
      expect(known).toMatchObject({ status: 0, stdout: 'There are no such leads.\n' });
    },
  );

  it('finds the leads of a dealer’s sites in other languages, and of none of another dealer', async () => {
    const editions = { 'city-motors': 'pitstop', coast: 'another' };
    const written = writeTenants({
      ...{ _defaults: realDefaults(), pitstop: { 'site.json': aSite }, another: { 'site.json': aSite } },
      ...Object.fromEntries(
        Object.entries(editions).map(([slug, languageOf]) => [slug, { 'site.json': { languageOf } }]),
      ),
    });
    onTestFinished(written.remove);
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store({ isHeld: true });
    const found = async (command: string, tenant: string, ...more: string[]) =>
      run(
        ...[outbox.database.url, command, '--tenant', tenant, '--tenants-dir', written.tenantsDir],
        ...more,
      );
    for (const tenant of ['pitstop', 'city-motors'])
      expect(lines(await found('list', tenant, '--json'))).toMatchObject([{ tenant: 'city-motors' }]);
    for (const tenant of ['another', 'coast'])
      expect((await found('list', tenant)).stdout).toBe('There are no such leads.\n');
    const out = (tenant: string) => join(outbox.database.folder, `${tenant}.csv`);
    for (const [tenant, count] of [
      ['pitstop', '1 lead in'],
      ['another', '0 leads in'],
    ] as const)
      expect((await found('export', tenant, '--out', out(tenant))).stdout).toContain(count);
    expect((await found('replay', 'another', '--state', 'held')).status).toBe(1);
    expect((await found('replay', 'pitstop', '--state', 'held')).stdout).toBe('1 queued again.\n');
  });

  it('shows the leads of a dealer whose folder is gone', async () => {
    const written = writeTenants({ _defaults: realDefaults(), pitstop: { 'site.json': aSite } });
    onTestFinished(written.remove);
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store({ isHeld: true });
    const args = ['--tenant', 'city-motors', '--tenants-dir', written.tenantsDir];
    expect((await run(outbox.database.url, 'list', ...args)).stdout).toContain('city-motors');
    const none = await run(outbox.database.url, 'list', ...args, '--state', 'dead');
    expect(none).toMatchObject({ status: 0, stdout: 'There are no such leads.\n' });
  });

  it.each([
    [['--state', 'held'], 1],
    [['--state', 'sent'], 0],
    [['--tenant', 'city-motors'], 1],
    [['--tenant', 'another'], 0],
    [['--destination', 'files'], 1],
    [['--destination', 'crm'], 0],
    [['--since', '2026-11-20'], 1],
    [['--since', '2026-11-21T00:00:00+10:00'], 0],
    // The lead arrived at 20:00 in Brisbane, 21:00 in Melbourne.
    [['--since', '2026-11-20T20:00'], 1],
    [['--since', '2026-11-20T20:01'], 0],
  ])('%j finds %d', async (filter, count) => {
    await using outbox = await anOutbox(settingsWith(files));
    await outbox.store({ isHeld: true });
    const { stdout } = await run(outbox.database.url, 'list', '--json', ...filter);
    expect(stdout.match(/"lead"/g)?.length ?? 0).toBe(stdout.includes('no such') ? 0 : count);
  });
});

it.each([
  ['2026-11-20T20:30', 1],
  ['2026-11-20T21:30', 0],
])('--since %s of a dealer is by its own clock', async (since, count) => {
  const written = writeTenants({
    _defaults: realDefaults(),
    'city-motors': { 'site.json': { ...aSite, timeZone: 'Australia/Melbourne' } },
  });
  onTestFinished(written.remove);
  await using outbox = await anOutbox(settingsWith(files));
  await outbox.store({ isHeld: true });
  const folder = ['--tenants-dir', written.tenantsDir];
  const { stdout } = await run(
    outbox.database.url,
    ...['list', '--json', '--tenant', 'city-motors', '--since', since],
    ...folder,
  );
  expect(stdout.match(/"lead"/g)?.length ?? 0).toBe(count);
});

describe('npm run leads -- replay', () => {
  it('sends a dead letter again, only to destinations it did not reach', async () => {
    await using crm = await aReceiver(() => ({ status: 410 }));
    await using outbox = await anOutbox(settingsWith(files, aWebhook(crm.url)));
    const { leadId } = await outbox.store();
    await outbox.store({ fields: { name: 'Other', phone: '0400000000' } });
    await outbox.deliver();
    crm.answer(() => ({}));
    // The command uses the machine's clock, the outbox of this test its own.
    outbox.wait(Date.now());
    const ended = await run(outbox.database.url, 'replay', '--id', leadId, '--state', 'dead');
    expect(ended).toMatchObject({ status: 0, stdout: '1 queued again.\n' });
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
    expect(crm.received.at(-1)?.body).toContain(leadId);
    expect(outbox.written).toHaveLength(2);
  });

  it('releases held leads', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const { leadId } = await outbox.store({ isHeld: true });
    await run(outbox.database.url, 'replay', '--id', leadId);
    outbox.wait(Date.now());
    expect(await outbox.deliver()).toEqual({ sent: 1, failed: 0 });
  });

  it('fails if there is no such lead', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const { status, stderr } = await run(outbox.database.url, 'replay', '--state', 'dead');
    expect([status, stderr]).toEqual([1, 'There are no such leads to send again.\n']);
  });
});

describe('npm run leads -- export', () => {
  it('writes each lead once, oldest first, into a file readable only by its owner', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    for (let lead = 0; lead < 3; lead += 1) await outbox.store({ fields: { name: `Ada ${lead}` } });
    const out = join(outbox.database.folder, 'leads.ndjson');
    const ended = await run(outbox.database.url, 'export', '--out', out);
    expect(ended).toMatchObject({ status: 0, stdout: `3 leads in ${out}\n` });
    const rows = (await readFile(out, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.map(({ fields }) => fields.name).sort()).toEqual(['Ada 0', 'Ada 1', 'Ada 2']);
    expect(rows[0]).toMatchObject({ site: 'city-motors', receivedAt: '2026-11-20T10:00:00.000Z' });
    if (process.platform !== 'win32') expect((await stat(out)).mode & 0o777).toBe(0o600);
  });

  it('escapes formulas in the table, which spreadsheets would run', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const message = '=HYPERLINK("https://evil.example","click")\nand, more';
    await outbox.store({ fields: { name: '@Ada', phone: '0412345678', message, rego: '123ABC' } });
    const out = join(outbox.database.folder, 'leads.csv');
    await run(outbox.database.url, 'export', '--out', out, '--tenant', 'city-motors');
    const csv = await readFile(out, 'utf8');
    expect(csv).toMatch(/^lead_id,dealer,received_at,category/);
    expect(csv).toContain(
      `,'@Ada,,,0412345678,,"'=HYPERLINK(""https://evil.example"",""click"")\nand, more",`,
    );
    expect(csv).toContain('"{""rego"":""123ABC""}"');
    expect(csv).toContain('2021 Toyota Corolla Ascent Sport,U1001,25990,yes');
  });

  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'escapes a cell that begins with %j',
    async (sign) => {
      await using outbox = await anOutbox(settingsWith(files));
      await outbox.store({ fields: { name: `${sign}1+1`, phone: '0412345678' } });
      const out = join(outbox.database.folder, 'leads.csv');
      await run(outbox.database.url, 'export', '--out', out);
      expect(await readFile(out, 'utf8')).toContain(`'${sign}1+1`);
    },
  );

  it('never overwrites a file', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const out = join(outbox.database.folder, 'leads.csv');
    await writeFile(out, 'mine');
    const { status, stderr } = await run(outbox.database.url, 'export', '--out', out);
    expect([status, stderr]).toEqual([1, `${out} already exists. Delete it, or choose another name.\n`]);
    expect(await readFile(out, 'utf8')).toBe('mine');
  });

  it('says that a folder is missing', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const out = join(outbox.database.folder, 'none', 'leads.csv');
    const { status, stderr } = await run(outbox.database.url, 'export', '--out', out);
    expect([status, stderr]).toEqual([
      1,
      `No leads were exported to ${out}: there is no folder ${dirname(out)}.\n`,
    ]);
  });

  it('leaves a file alone that another export is writing', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    const out = join(outbox.database.folder, 'leads.csv');
    await writeFile(`${out}.part`, 'theirs');
    const { status, stderr } = await run(outbox.database.url, 'export', '--out', out);
    expect(status).toBe(1);
    expect(stderr).toContain(`another export is writing ${out}.part.`);
    expect(await readFile(`${out}.part`, 'utf8')).toBe('theirs');
  });

  // A limit on the size of files acts like a full disk: the system writes what still fits.
  it.skipIf(process.platform === 'win32')('fails if not all leads fit, and leaves no file', async () => {
    await using outbox = await anOutbox(settingsWith(files));
    for (let lead = 0; lead < 60; lead += 1)
      await outbox.store({ fields: { name: `Ada ${lead}`, message: 'Hello '.repeat(800) } });
    const out = join(outbox.database.folder, 'leads.csv');
    const limited = ['-c', 'ulimit -f 200 && exec "$@"', 'sh', process.execPath];
    const args = [join(import.meta.dirname, 'leads.ts'), 'export', '--out', out];
    const env = { ...commandEnv, DATABASE_URL: outbox.database.url };
    const { status, stdout, stderr } = spawnSync('sh', [...limited, ...args], { env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`No leads were exported to ${out}: EFBIG`);
    expect((await readdir(outbox.database.folder)).filter((name) => name.startsWith('leads.'))).toEqual([]);
  });
});
