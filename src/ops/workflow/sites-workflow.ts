import { stringify } from 'yaml';
import { groupSites, type SiteGroup } from './site-groups.ts';
import type { WorkflowSite } from './workflow-site.ts';
import {
  artifactStep,
  buildStep,
  built,
  chooseScript,
  expression,
  publishStep,
  withSecrets,
} from './workflow-steps.ts';

/** docs.github.com/en/actions/reference/limits, November 2026. */
const MAX_FILE_BYTES = 500_000;
/** 100 of the repository, 100 of its organisation: docs.github.com/en/actions/reference/secrets-reference. */
const MAX_SECRETS = 200;

const HEADING = '# Written by "npm run workflow" from the settings of the dealers.\n';

const group = expression('matrix.group');

/**
 * The GitHub Actions workflow, as YAML, that builds and publishes these sites. Throws an Error whose sentence
 * says what GitHub would refuse.
 */
export function sitesWorkflow(sites: readonly WorkflowSite[]): string {
  if (sites.length === 0) throw new Error('There is no dealer to build.');
  const feedSecrets = namesOf(sites.flatMap(({ feedSecrets }) => feedSecrets));
  const publishSecrets = namesOf(sites.flatMap(({ publishSecrets }) => publishSecrets));
  checkSecrets(namesOf([...feedSecrets, ...publishSecrets]));
  const workflow = {
    name: 'sites',
    on: {
      schedule: [{ cron: '17 */6 * * *' }],
      workflow_dispatch: {
        inputs: { tenant: { description: 'A dealer, built with its group; empty: all', type: 'string' } },
      },
      repository_dispatch: { types: ['feed'] },
    },
    permissions: { contents: 'read' },
    defaults: { run: { shell: 'bash' } },
    jobs: { choose: chooseJob(groupSites(sites)), sites: sitesJob(feedSecrets, publishSecrets) },
  };
  const text = HEADING + stringify(workflow, { lineWidth: 0 });
  if (text.length <= MAX_FILE_BYTES) return text;
  throw new Error(
    `The workflow would have ${text.length} bytes, and GitHub starts none of more than ${MAX_FILE_BYTES}.`,
  );
}

function chooseJob(groups: readonly SiteGroup[]) {
  return {
    'runs-on': 'ubuntu-latest',
    'timeout-minutes': 5,
    outputs: { groups: expression('steps.choose.outputs.groups') },
    steps: [
      {
        id: 'choose',
        env: { TENANT: expression('inputs.tenant || github.event.client_payload.tenant') },
        run: chooseScript(groups.map(lineOf)),
      },
    ],
  };
}

function lineOf({ group, sites }: SiteGroup): string {
  return JSON.stringify({
    group,
    sites: sites.map(({ slug, to, isIndexed }) => ({ slug, to, indexed: isIndexed })),
    secrets: namesOf(sites.flatMap(({ feedSecrets, publishSecrets }) => [...feedSecrets, ...publishSecrets])),
  });
}

function sitesJob(feedSecrets: readonly string[], publishSecrets: readonly string[]) {
  // Two caches: the data that cannot be recreated is small; the one that only saves time (and holds old
  // releases) is large.
  const stock = cacheOf('stock', [
    '.data/stock',
    '.data/publish/*/page-dates.json',
    '.data/publish/*/targets/*/index-now.json',
    'tenants/*/stock',
  ]);
  const pages = cacheOf('pages', [
    '.data/builds',
    '.data/programs',
    '.data/publish/*/targets/*/site',
    'dist',
  ]);
  return {
    needs: 'choose',
    name: group,
    'runs-on': 'ubuntu-latest',
    'timeout-minutes': 360,
    strategy: {
      'fail-fast': false,
      matrix: { include: expression('fromJSON(needs.choose.outputs.groups)') },
    },
    // GitHub replaces a waiting job by a newer one of its group, which builds everything the first would have
    // built.
    concurrency: { group: `sites-${group}`, 'cancel-in-progress': false },
    env: { SITES: expression('toJSON(matrix.sites)') },
    steps: [
      { uses: 'actions/checkout@v6', with: { 'persist-credentials': false } },
      { uses: 'actions/setup-node@v6', with: { 'node-version-file': 'package.json', cache: 'npm' } },
      { run: 'npm ci --no-audit --no-fund' },
      { name: 'Bring the last stock', uses: 'actions/cache/restore@v5', with: stock.restored },
      { name: 'Bring the last pages', uses: 'actions/cache/restore@v5', with: pages.restored },
      withSecrets(buildStep, feedSecrets),
      withSecrets(publishStep, publishSecrets),
      { name: 'Keep the stock', if: built, uses: 'actions/cache/save@v5', with: stock.saved },
      { name: 'Keep the pages', if: built, uses: 'actions/cache/save@v5', with: pages.saved },
      artifactStep,
    ],
  };
}

/**
 * A cache key cannot be overwritten: each run saves a new one and restores the newest with the same prefix.
 */
function cacheOf(name: string, paths: readonly string[]) {
  const start = `${name}-${group}-`;
  const saved = {
    path: `${paths.join('\n')}\n`,
    key: `${start}${expression('github.run_id')}-${expression('github.run_attempt')}`,
  };
  return { saved, restored: { ...saved, 'restore-keys': start } };
}

function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function checkSecrets(names: readonly string[]): void {
  const refused = names.find((name) => name.startsWith('GITHUB_'));
  if (refused !== undefined) {
    throw new Error(`${refused} cannot be the name of a secret: GitHub keeps GITHUB_ for itself.`);
  }
  if (names.length > MAX_SECRETS) {
    throw new Error(
      `The dealers' settings name ${names.length} secrets, and GitHub gives a workflow ${MAX_SECRETS}. Let dealers share an account.`,
    );
  }
}
