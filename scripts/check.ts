import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckedTenant, checkText, errorsOf } from '#src/publish/check-report.ts';
import { checkTenant } from '#src/publish/check-tenant.build.ts';
import { checkDefaults } from '#src/tenant/load-tenant.build.ts';
import { listTenants } from '#src/tenant/tenant-folder.build.ts';

const usage = `npm run check -- [--tenant <slug>…] [--tenants-dir DIR] [--date DAY] [--json]

  --tenant       check this tenant; repeat for more; without it all are checked, and the defaults
  --tenants-dir  folder of the tenants (tenants)
  --date         check as if it were this day, YYYY-MM-DD (today)
  --json         print the findings as JSON

Leaves with 1 where something must be put right; advice alone leaves with 0.`;

/** Each dealer's folder, and `_defaults` where all are asked for. */
async function checkAll(
  slugs: readonly string[] | undefined,
  tenantsDir: string,
  now: Date,
): Promise<CheckedTenant[]> {
  const defaults = slugs === undefined ? [{ slug: '_defaults', problems: checkDefaults(tenantsDir) }] : [];
  const tenants: CheckedTenant[] = [];
  for (const slug of slugs ?? listTenants(tenantsDir)) {
    tenants.push({ slug, problems: await checkTenant(tenantsDir, slug, now) });
  }
  return [...defaults.filter(({ problems }) => problems.length > 0), ...tenants];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tenant: { type: 'string', multiple: true },
      'tenants-dir': { type: 'string', default: 'tenants' },
      date: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const started = performance.now();
  const now = values.date === undefined ? new Date() : new Date(`${values.date}T12:00:00+10:00`);
  if (Number.isNaN(now.getTime())) throw new Error(`--date ${values.date} is not a day such as 2026-11-20.`);
  const slugs = values.tenant === undefined ? undefined : [...new Set(values.tenant)];
  const tenants = await checkAll(slugs, resolve(values['tenants-dir']), now);
  const seconds = (performance.now() - started) / 1000;
  console.log(values.json ? JSON.stringify(tenants, null, 2) : checkText(tenants, seconds));
  process.exitCode = tenants.some(({ problems }) => errorsOf(problems).length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
});
