import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { sitesWorkflow } from '#src/ops/workflow/sites-workflow.ts';
import { workflowSite } from '#src/ops/workflow/workflow-site.ts';
import { loadTenant } from '#src/tenant/load-tenant.build.ts';
import { formatProblem } from '#src/tenant/problem.ts';
import { listTenants } from '#src/tenant/tenant-folder.build.ts';

/**
 * Writes the workflow of GitHub Actions that builds and publishes all dealers. With `--check` it writes nothing and
 * leaves with 1 when the file is out of date.
 */
const root = join(import.meta.dirname, '..');
const name = '.github/workflows/sites.yml';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'tenants-dir': { type: 'string', default: join(root, 'tenants') },
  },
});

try {
  writeOrCheck(join(root, name), workflowText(values['tenants-dir']));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function workflowText(tenantsDir: string): string {
  const known = listTenants(tenantsDir).map((slug) => {
    const loaded = loadTenant(tenantsDir, slug);
    if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
    return workflowSite(slug, loaded.tenant.settings);
  });
  for (const note of known.flatMap(({ notes }) => notes)) console.error(note);
  return sitesWorkflow(known.map(({ site }) => site));
}

function writeOrCheck(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (values.check) throw new Error(`${name} is out of date; run "npm run workflow".`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${name}`);
}
