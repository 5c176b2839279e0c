import { resolve } from 'node:path';
import { type CheckedTenant, checkText, errorsOf } from '#src/checks/check-report.ts';
import { checkTenant, uncheckedNote } from '#src/checks/check-tenant.build.ts';
import { hidingOf } from '#src/checks/hiding-notes.build.ts';
import { checkDefaults } from '#src/tenant/load/load-tenant.build.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import {
  defineCommand,
  momentOf,
  type ParsedArguments,
  runCommand,
  tenantsDirOption,
} from '../command-line.ts';

const command = defineCommand({
  name: 'check',
  about:
    'Checks the settings, texts and pictures of dealers for mistakes and gives advice, without building.',
  options: {
    tenant: {
      type: 'string',
      multiple: true,
      value: 'SLUG',
      help: 'check only this dealer; can be repeated (all dealers and the defaults)',
    },
    'tenants-dir': tenantsDirOption,
    date: { type: 'string', value: 'DAY', help: 'check as if it were this day, YYYY-MM-DD (today)' },
    json: { type: 'boolean', default: false, help: 'print the findings as JSON' },
  },
  notes: 'The exit code is 1 if there are mistakes, and 0 if there is only advice.',
  example: '--tenant city-motors',
});

type Typed = ParsedArguments<typeof command.options>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Each dealer's folder; also `_defaults` if all dealers are checked. */
async function checkAll(
  slugs: readonly string[] | undefined,
  tenantsDir: string,
  now: Date,
  dataDir: string,
): Promise<CheckedTenant[]> {
  const defaults = slugs === undefined ? [{ slug: '_defaults', problems: checkDefaults(tenantsDir) }] : [];
  const tenants: CheckedTenant[] = [];
  for (const slug of slugs ?? listTenants(tenantsDir)) {
    const problems = await checkTenant(tenantsDir, slug, now, dataDir);
    const hidden = (await hidingOf(tenantsDir, slug, dataDir)).filter(({ hits }) => hits > 0);
    const unchecked = errorsOf(problems).length === 0 ? null : uncheckedNote(tenantsDir, slug);
    const notes = [
      ...hidden.map(({ sentence }) => `vehicle.${sentence}`),
      ...(unchecked === null ? [] : [unchecked]),
    ];
    tenants.push({ slug, problems, notes });
  }
  return [...defaults.filter(({ problems }) => problems.length > 0), ...tenants];
}

async function check({ values }: Typed, variables: Variables): Promise<number> {
  const started = performance.now();
  const now = momentOf(values.date);
  const slugs = values.tenant === undefined ? undefined : [...new Set(values.tenant)];
  const dataDir = resolve(variables['DATA_DIR'] ?? '.data');
  const tenants = await checkAll(slugs, resolve(values['tenants-dir']), now, dataDir);
  const seconds = (performance.now() - started) / 1000;
  console.log(values.json ? JSON.stringify(tenants, null, 2) : checkText(tenants, seconds));
  return tenants.some(({ problems }) => errorsOf(problems).length > 0) ? 1 : 0;
}

/** Runs the command with these arguments and environment variables. */
export async function runCheck(args: readonly string[], variables: Variables): Promise<void> {
  await runCommand(command, (typed) => check(typed, variables), args);
}

if (import.meta.main) await runCheck(process.argv.slice(2), process.env);
