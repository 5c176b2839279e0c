import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explainSetting } from '#src/tenant/explain/explain-setting.ts';
import { explainedSubjects } from '#src/tenant/explain/explain-tenant.build.ts';
import { explanationText } from '#src/tenant/explain/explanation-text.ts';
import { loadTenant } from '#src/tenant/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';

const usage = `npm run explain -- [--tenant <slug>] [--tenants-dir DIR] [--json] KEY…

  KEY            a setting such as leads.optInDefault, or a group of them such as leads.terms
  --tenant       whose settings; without it, the defaults
  --tenants-dir  folder of the tenants (tenants)
  --json         print it as JSON`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      'tenants-dir': { type: 'string', default: 'tenants' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (positionals.length === 0) throw new Error('Which setting? Name one, such as leads.optInDefault.');
  const tenantsDir = resolve(values['tenants-dir']);
  const subjects = explainedSubjects(tenantsDir, knownTenant(tenantsDir, values.tenant));
  for (const key of positionals) {
    const explained = explainSetting(key, subjects);
    if (!explained.ok) {
      console.error(explained.message);
      process.exitCode = 1;
    } else if (values.json) console.log(JSON.stringify(explained.explanation, null, 2));
    else console.log(`${explanationText(explained.explanation, values.tenant ?? 'a dealer')}\n`);
  }
}

/** A dealer whose settings have mistakes is explained all the same: that is when somebody asks. */
function knownTenant(tenantsDir: string, slug: string | undefined): string {
  if (slug === undefined) return '_defaults';
  const loaded = loadTenant(tenantsDir, slug);
  const unknown = loaded.ok ? undefined : loaded.problems.find(({ kind }) => kind === 'tenant');
  if (unknown !== undefined) throw new Error(formatProblem(unknown));
  return slug;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`\n${usage}`);
  process.exitCode = 1;
}
