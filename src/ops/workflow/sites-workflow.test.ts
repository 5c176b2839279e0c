import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aWorkflowSite, someWorkflowSites } from './a-workflow-site.fixture.ts';
import { sitesWorkflow } from './sites-workflow.ts';
import type { WorkflowSite } from './workflow-site.ts';

const stepSchema = v.object({
  name: v.optional(v.string()),
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});
const workflowSchema = v.object({
  on: v.record(v.string(), v.unknown()),
  jobs: v.object({
    choose: v.object({ steps: v.array(stepSchema) }),
    sites: v.object({ concurrency: v.record(v.string(), v.unknown()), steps: v.array(stepSchema) }),
  }),
});
const groupsSchema = v.array(
  v.object({
    group: v.string(),
    sites: v.array(v.object({ slug: v.string(), to: v.nullable(v.string()), indexed: v.boolean() })),
    secrets: v.array(v.string()),
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const workflowOf = (sites: readonly WorkflowSite[]) => v.parse(workflowSchema, parse(sitesWorkflow(sites)));

function stepOf(sites: readonly WorkflowSite[], name: string) {
  const step = workflowOf(sites).jobs.sites.steps.find((each) => each.name === name);
  if (step === undefined) throw new Error(`There is no step "${name}".`);
  return step;
}

const live = aWorkflowSite('city', {
  to: 'live',
  feedSecrets: ['CITY_FEED'],
  publishSecrets: ['CITY_ACCOUNT', 'PAGES_TOKEN'],
});
const bay = aWorkflowSite('bay', { to: 'live', publishSecrets: ['BAY_ACCOUNT', 'PAGES_TOKEN'] });

describe('the GitHub Actions workflow', () => {
  it.each([1, 4, 300, 2000])(
    'of %i sites parses to what was meant, and is generated identically each time',
    (count) => {
      const sites = someWorkflowSites(count);
      expect(sitesWorkflow(sites.toReversed())).toBe(sitesWorkflow(sites));
      expect(Object.keys(workflowOf(sites).on)).toEqual([
        'schedule',
        'workflow_dispatch',
        'repository_dispatch',
      ]);
    },
  );

  it('never builds a group twice at the same time, nor cancels a running build', () => {
    expect(workflowOf([live]).jobs.sites.concurrency).toEqual({
      group: `sites-\${{ matrix.group }}`,
      'cancel-in-progress': false,
    });
  });

  it('passes each secret that the dealers name only to the step and the groups that need it', () => {
    const given = (name: string) => stepOf([live, bay], name).env;
    const guarded = (secret: string) =>
      `\${{ contains(matrix.secrets, '${secret}') && secrets.${secret} || '' }}`;
    expect(given('Build')).toEqual({ CITY_FEED: guarded('CITY_FEED') });
    expect(given('Publish')).toEqual({
      BAY_ACCOUNT: guarded('BAY_ACCOUNT'),
      CITY_ACCOUNT: guarded('CITY_ACCOUNT'),
      PAGES_TOKEN: guarded('PAGES_TOKEN'),
    });
    const named = [...sitesWorkflow([live, bay]).matchAll(/\bsecrets\.([A-Z_]+)/g)].map(([, name]) => name);
    expect(named).toEqual(['CITY_FEED', 'BAY_ACCOUNT', 'CITY_ACCOUNT', 'PAGES_TOKEN']);
    expect(sitesWorkflow(someWorkflowSites(4))).not.toContain('secrets.CITY');
  });

  it('cannot be generated, with the reason, where GitHub would refuse it', () => {
    const secrets = (count: number) => Array.from({ length: count }, (_, index) => `TOKEN_${index}`);
    expect(() => sitesWorkflow([])).toThrow('There is no dealer to build.');
    expect(() => sitesWorkflow([aWorkflowSite('a', { publishSecrets: secrets(201) })])).toThrow(
      /name 201 secrets, and GitHub gives a workflow 200/,
    );
    expect(() => sitesWorkflow([aWorkflowSite('a', { publishSecrets: secrets(200) })])).not.toThrow();
    expect(() => sitesWorkflow([aWorkflowSite('a', { feedSecrets: ['GITHUB_FEED'] })])).toThrow(
      /GITHUB_FEED cannot be the name of a secret/,
    );
    expect(() => sitesWorkflow(someWorkflowSites(12_000))).toThrow(/GitHub starts none of more than 500000/);
  });
});

const hasTools = ['bash', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0);

/** Runs a step as GitHub does; a fake `npm` records its arguments and answers as `npmScript` says. */
function runStep(script: string | undefined, env: Readonly<Record<string, string>>, npmScript = '') {
  const machine = mkdtempSync(join(folder, 'machine-'));
  const asked = join(machine, 'asked.txt');
  writeFileSync(join(machine, 'npm'), `#!/bin/sh\necho "$*" >> ${asked}\n${npmScript}\n`);
  chmodSync(join(machine, 'npm'), 0o755);
  for (const file of ['output', 'asked.txt']) writeFileSync(join(machine, file), '');
  if (env['BUILT'] !== undefined) writeFileSync(join(machine, 'built.json'), env['BUILT']);
  const { status, stdout } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script ?? ''],
    {
      cwd: machine,
      encoding: 'utf8',
      env: {
        PATH: `${machine}${delimiter}${process.env['PATH']}`,
        RUNNER_TEMP: machine,
        GITHUB_OUTPUT: join(machine, 'output'),
        ...env,
      },
    },
  );
  const linesOf = (name: string) => readFileSync(join(machine, name), 'utf8').split('\n').filter(Boolean);
  return { status, stdout, output: linesOf('output'), asked: linesOf('asked.txt') };
}

// GitHub's machines have both tools; the machine of the tests may not.
describe.skipIf(!hasTools)('a run of the workflow', () => {
  const choose = (sites: readonly WorkflowSite[], tenant: string) => {
    const { status, stdout, output } = runStep(workflowOf(sites).jobs.choose.steps[0]?.run, {
      TENANT: tenant,
    });
    const [line = 'groups=[]'] = output;
    return { status, stdout, groups: v.parse(groupsSchema, JSON.parse(line.replace(/^groups=/, ''))) };
  };

  it('builds all groups when no dealer is named, each with its secrets', () => {
    const { groups } = choose([live, bay], '');
    expect(groups.flatMap(({ sites }) => sites)).toHaveLength(2);
    const city = groups.find(({ sites }) => sites.some(({ slug }) => slug === 'city'));
    expect(city).toMatchObject({
      sites: [{ slug: 'city', to: 'live', indexed: false }],
      secrets: ['CITY_ACCOUNT', 'CITY_FEED', 'PAGES_TOKEN'],
    });
  });

  it('builds the whole group of a dealer whose feed arrived, because it may replace a waiting run', () => {
    const { groups } = choose(someWorkflowSites(2000), 'dealer-77');
    expect(groups).toHaveLength(1);
    expect(groups[0]?.sites.map(({ slug }) => slug)).toContain('dealer-77');
    expect(groups[0]?.sites.length).toBeGreaterThan(1);
  });

  it.each(['nobody', 'cit', '"; touch owned; "', '$(touch owned)', 'city\ngroups=[]'])(
    'stops when asked for a dealer named %j, which does not exist',
    (tenant) => {
      const { status, stdout, groups } = choose([live, bay], tenant);
      expect({ status, groups }).toEqual({ status: 1, groups: [] });
      expect(stdout).toContain('No dealer has the name that was asked for.');
    },
  );

  const sites = (...each: { slug: string; to: string | null; indexed?: boolean }[]) =>
    JSON.stringify(each.map((site) => ({ indexed: false, ...site })));
  const result = (slug: string, ok = true) =>
    ok
      ? {
          ok,
          slug,
          rendered: 3,
          held: ['Half the cars are missing.'],
          unusable: ['The feed was not fetched.'],
        }
      : { ok, slug, problems: ['No feed.'] };

  it('builds its sites in one command, reports the result and keeps the folders of unpublished sites', () => {
    const old = { ...result('bay'), held: [], unusable: [], unfetched: 'The feed was not fetched: 503.' };
    const built = JSON.stringify([result('city'), old, result('yard', false)]);
    const { status, stdout, output, asked } = runStep(
      stepOf([live], 'Build').run,
      { SITES: sites({ slug: 'city', to: 'live' }, { slug: 'bay', to: null }, { slug: 'yard', to: null }) },
      `echo '${built}'; exit 1`,
    );
    expect(asked).toEqual(['run --silent build -- --fetch --json --tenant city --tenant bay --tenant yard']);
    expect(stdout).toContain('city: 3 files made anew.\n');
    // GitHub shows warnings above the run, which they do not fail.
    expect(stdout).toContain('::warning title=city shows its last good stock::Half the cars are missing.\n');
    expect(stdout).toContain('::warning title=city shows its last good stock::The feed was not fetched.\n');
    expect(stdout).toContain(
      '::warning title=bay was built from the feed that was fetched before::The feed was not fetched: 503.\n',
    );
    expect(stdout).toContain('yard: No feed.\n');
    expect(output).toEqual(['kept<<END', 'dist/bay', 'END']);
    expect(status).toBe(1);
  });

  it('publishes only what it has built', () => {
    const { status, asked } = runStep(stepOf([live], 'Publish').run, {
      SITES: sites({ slug: 'city', to: 'live' }, { slug: 'bay', to: null }, { slug: 'yard', to: 'live' }),
      BUILT: JSON.stringify([result('city'), result('bay'), result('yard', false)]),
    });
    expect(asked).toEqual(['run publish -- --tenant city --to live']);
    expect(status).toBe(0);
  });

  it('publishes the other sites when one fails, and then fails', () => {
    const { status, asked } = runStep(
      stepOf([live], 'Publish').run,
      {
        SITES: sites({ slug: 'city', to: 'live' }, { slug: 'bay', to: 'draft' }),
        BUILT: JSON.stringify([result('city'), result('bay')]),
      },
      'case "$*" in *city*) exit 1;; esac',
    );
    expect(asked).toEqual([
      'run publish -- --tenant city --to live',
      'run publish -- --tenant bay --to draft',
    ]);
    expect(status).toBe(1);
  });

  it('updates the search server before the pages, and keeps the live pages if that fails', () => {
    const { status, asked } = runStep(
      stepOf([live], 'Publish').run,
      {
        SITES: sites({ slug: 'city', to: 'live', indexed: true }, { slug: 'bay', to: 'live', indexed: true }),
        BUILT: JSON.stringify([result('city'), result('bay')]),
      },
      'case "$*" in *search:index*city*) exit 1;; esac',
    );
    expect(asked).toEqual([
      'run search:index -- --tenant city',
      'run search:index -- --tenant bay',
      'run publish -- --tenant bay --to live',
    ]);
    expect(status).toBe(1);
  });
});
