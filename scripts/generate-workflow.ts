import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sitesWorkflow } from '#src/ops/workflow/sites-workflow.ts';
import { workflowSite } from '#src/ops/workflow/workflow-site.ts';
import { loadTenant } from '#src/tenant/load/load-tenant.build.ts';
import { listTenants } from '#src/tenant/load/tenant-folder.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { defineCommand, runCommand, tenantsDirOption } from './command-line.ts';

const root = join(import.meta.dirname, '..');
const NAME = '.github/workflows/sites.yml';

const command = defineCommand({
  name: 'workflow',
  about: `Writes ${NAME}, with which GitHub Actions builds and publishes all dealers.`,
  options: {
    check: {
      type: 'boolean',
      default: false,
      help: 'write nothing; exit with 1 if the file is out of date',
    },
    'tenants-dir': { ...tenantsDirOption, default: join(root, 'tenants') },
  },
  example: '--check',
});

await runCommand(command, ({ values }) => {
  writeOrCheck(join(root, NAME), workflowText(values['tenants-dir']), values.check);
});

function workflowText(tenantsDir: string): string {
  const known = listTenants(tenantsDir).map((slug) => {
    const loaded = loadTenant(tenantsDir, slug);
    if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
    return workflowSite(slug, loaded.tenant.settings);
  });
  for (const note of known.flatMap(({ notes }) => notes)) console.error(note);
  return sitesWorkflow(known.map(({ site }) => site));
}

function writeOrCheck(file: string, text: string, isCheck: boolean): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck) throw new Error(`${NAME} is out of date; run "npm run workflow".`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${NAME}`);
}
