import { join, resolve } from 'node:path';
import { readSecret } from '#functions/env.ts';
import { keyOfFile } from '#functions/static/key-of-file.ts';
import { contentTypeOf } from '#functions/static/reply/content-type.ts';
import { publishReport } from '#src/publish/release/publish-report.ts';
import { publishTenant, rollBackTenant } from '#src/publish/release/publish-tenant.build.ts';
import { loadPublishSettings } from '#src/tenant/load/load-publish-settings.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import {
  defineCommand,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
  UsageError,
} from './command-line.ts';

const root = join(import.meta.dirname, '..');

const command = defineCommand({
  name: 'publish',
  about: 'Publishes a built site to its host.',
  forms: ['--tenant SLUG --to TARGET [--dry-run]', '--tenant SLUG --to TARGET --rollback [--release ID]'],
  options: {
    tenant: { type: 'string', value: 'SLUG', help: 'folder name below tenants/' },
    to: { type: 'string', value: 'TARGET', help: 'a name under "targets" in its publish.json' },
    'dry-run': { type: 'boolean', default: false, help: 'list the changes without making them' },
    rollback: { type: 'boolean', default: false, help: 'return to the release before the live one' },
    release: { type: 'string', value: 'ID', help: 'with --rollback: the release to return to' },
    out: { type: 'string', value: 'DIR', default: join(root, 'dist'), help: 'folder of the built sites' },
    'tenants-dir': { ...tenantsDirOption, default: join(root, 'tenants') },
    json: { type: 'boolean', default: false, help: 'print the result as JSON' },
  },
  notes: `Uploads only changed files, assets before pages, and then switches the site; if
anything fails, the live site stays. Secrets come from the environment variables that publish.json names.`,
  example: '--tenant city-motors --to live --dry-run',
});

type Values = ParsedArguments<typeof command.options>['values'];

function checkedArguments(values: Values) {
  const { tenant, to } = values;
  if (tenant === undefined) throw new UsageError('--tenant is missing: which dealer?');
  if (to === undefined) throw new UsageError('--to is missing: which target?');
  if (values.release !== undefined && !values.rollback) throw new UsageError('--release needs --rollback.');
  if (values['dry-run'] && values.rollback)
    throw new UsageError('--dry-run and --rollback exclude each other.');
  return { ...values, tenant, to };
}

type Arguments = ReturnType<typeof checkedArguments>;

/** Prints a line every two seconds: small releases print none. */
function progressLines() {
  let shownAt = Date.now();
  return (step: string, done: number, total: number) => {
    if (Date.now() - shownAt < 2000) return;
    shownAt = Date.now();
    console.error(`${step}: ${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`);
  };
}

async function run(values: Arguments): Promise<void> {
  const started = performance.now();
  const loaded = loadPublishSettings(resolve(values['tenants-dir']), values.tenant);
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
  const slug = values.tenant;
  const destination = {
    slug,
    settings: loaded.settings,
    to: values.to,
    dataDir: resolve(process.env['DATA_DIR'] ?? join(root, '.data')),
    now: new Date(),
    secret: (name: string) => readSecret(name),
    keyOf: keyOfFile,
    contentTypeOf,
    // The bundler is loaded only when it is needed.
    bundleWorker: async () => (await import('./publish/bundle-worker.ts')).bundleWorker(),
  };
  const seconds = () => (performance.now() - started) / 1000;
  if (values.rollback) {
    const { from, to } = await rollBackTenant(destination, values.release ?? null);
    const text = `${slug}: ${to} is live at "${values.to}" again in place of ${from}, in ${seconds().toFixed(1)} s.`;
    return console.log(values.json ? JSON.stringify({ slug, to, from, seconds: seconds() }, null, 2) : text);
  }
  const report = await publishTenant({
    ...destination,
    folder: join(resolve(values.out), slug),
    isDryRun: values['dry-run'],
    onProgress: progressLines(),
  });
  const { warnings, ...done } = report;
  for (const warning of warnings) console.error(warning);
  const facts = { ...done, seconds: seconds() };
  console.log(
    values.json
      ? JSON.stringify({ slug, ...facts, warnings }, null, 2)
      : publishReport(slug, values.to, facts),
  );
}

await runCommand(command, ({ values }) => run(checkedArguments(values)));
