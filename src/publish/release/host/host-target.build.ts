import { mkdirSync } from 'node:fs';
import * as v from 'valibot';
import type { PublishTarget } from '../../../tenant/settings/publish/publish-target.schema.ts';
import {
  HOST_REDIRECTS_FILE,
  REDIRECTS_FILE,
  REMOVED_VEHICLES_FILE,
  redirectsSchema,
  removedVehiclePathsSchema,
} from '../../redirects/redirects.ts';
import { type BuiltSite, withFiles } from '../built-folder.build.ts';
import { folderTarget } from '../folder/folder-target.build.ts';
import type { ReleaseTarget } from '../release-target.build.ts';
import { type Host, hostHeaders, hostRedirectLines } from './host-files.ts';
import { hostProblems, limitsOf } from './host-limits.ts';
import { runTool } from './run-tool.build.ts';

export type HostTarget = Extract<PublishTarget, { kind: Host }>;

interface HostOptions {
  /** Where releases are kept on this machine: the host receives whole folders. */
  readonly path: string;
  /** The value of an environment variable named by the settings; throws if it is not set. */
  readonly secret: (name: string) => string;
  /** Bundles the functions into one file, for Cloudflare. */
  readonly bundleWorker: () => Promise<string>;
  /** Starts the host's tool; default: npx, which downloads it. */
  readonly program?: string;
}

/** The versions for which the options below are written. */
const WRANGLER = 'wrangler@4.164.0';
const NETLIFY = 'netlify-cli@27.10.2';

/**
 * A host whose command-line tool uploads what it lacks of a whole folder and switches by itself. Each release
 * is composed and kept in a local folder; a rollback uploads an older one.
 */
export function hostTarget(target: HostTarget, options: HostOptions): ReleaseTarget {
  const { program = 'npx' } = options;
  const deploy = async (folder: string) => {
    const words = ['--yes', ...wordsOf(target, folder)];
    const variables = variablesOf(target, options.secret);
    const from = target.kind === 'netlify' ? target.settingsFolder : options.path;
    await runTool({ program, words, folder: from, variables });
  };
  mkdirSync(options.path, { recursive: true });
  const folder = folderTarget(options.path, { deploy });
  return {
    publish: async (site, how) => {
      const { site: whole, notes } = await withHostFiles(target, site, options);
      const outcome = await folder.publish(whole, how);
      return { ...outcome, warnings: [...notes, ...outcome.warnings] };
    },
    rollBack: (id, now) => folder.rollBack(id, now),
  };
}

function wordsOf(target: HostTarget, folder: string): string[] {
  if (target.kind === 'netlify')
    return [NETLIFY, 'deploy', '--prod', '--no-build', '--dir', folder, '--site', target.site];
  const { project, branch } = target;
  return [WRANGLER, 'pages', 'deploy', folder, '--project-name', project, '--branch', branch, '--no-bundle'];
}

function variablesOf(target: HostTarget, secret: (name: string) => string): Record<string, string> {
  if (target.kind === 'netlify') return { NETLIFY_AUTH_TOKEN: secret(target.tokenVariable) };
  return {
    CLOUDFLARE_API_TOKEN: secret(target.tokenVariable),
    CLOUDFLARE_ACCOUNT_ID: secret(target.accountVariable),
  };
}

/** Throws one sentence for each thing that the host would refuse. */
async function withHostFiles(target: HostTarget, site: BuiltSite, { bundleWorker }: HostOptions) {
  const limits = limitsOf(target.kind, target.kind === 'netlify' ? 'paid' : target.plan);
  const headers = hostHeaders(target.kind);
  const rules = {
    redirects: readJson(site, REDIRECTS_FILE, redirectsSchema),
    removedVehicles: readJson(site, REMOVED_VEHICLES_FILE, removedVehiclePathsSchema),
  };
  const { text, hasRemovedVehicles } = hostRedirectLines(target.kind, rules, limits.redirects);
  const added = new Map([
    ['_headers', headers],
    [HOST_REDIRECTS_FILE, text],
  ]);
  if (target.kind === 'cloudflare-pages') added.set('_worker.js', await bundleWorker());
  const whole = withFiles(site, added);
  const problems = hostProblems(limits, { files: whole.files, headers, redirects: text });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const notes = hasRemovedVehicles
    ? []
    : ['There are more gone cars than the host takes redirects: the functions lead them on.'];
  return { site: whole, notes };
}

/** Absent in sites built before the file existed. */
function readJson<Value>(
  site: BuiltSite,
  path: string,
  schema: v.GenericSchema<unknown, Record<string, Value>>,
): Record<string, Value> {
  if (!Object.hasOwn(site.files, path)) return {};
  return v.parse(schema, JSON.parse(site.read(path).toString('utf8')));
}
