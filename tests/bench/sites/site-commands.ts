import { existsSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runScript } from './run-script.ts';
import { addSettings, copyTenants } from './tenants-copy.ts';

/** A dealer's folder, feed, data, built and live site, all below one folder. */
export interface BenchSite {
  readonly slug: string;
  readonly tenantsDir: string;
  readonly dataDir: string;
  readonly reportsDir: string;
  readonly outDir: string;
  /** The folder of the target "live". */
  readonly liveDir: string;
  /** The live site as served by a web server. */
  readonly current: string;
}

/** Creates a site in an empty `folder`, with copies of all demo dealers. */
export function makeBenchSite(folder: string, slug: string): BenchSite {
  const root = resolve(folder);
  rmSync(root, { recursive: true, force: true });
  const at = (name: string) => join(root, name);
  copyTenants(at('tenants'));
  const liveDir = at('live');
  addSettings(at('tenants'), slug, 'publish', {
    targets: { live: { kind: 'folder', path: liveDir } },
    automatic: 'live',
  });
  return {
    slug,
    tenantsDir: at('tenants'),
    dataDir: at('data'),
    reportsDir: at('reports'),
    outDir: at('dist'),
    liveDir,
    current: join(liveDir, 'current'),
  };
}

/** Arguments of `npm run build` and `npm run publish` for a site. */
export const buildArguments = ({ slug, tenantsDir, outDir }: BenchSite) => [
  ...['--tenant', slug, '--tenants-dir', tenantsDir],
  ...['--out', outDir, '--json'],
];
export const publishArguments = (site: BenchSite) => [...buildArguments(site), '--to', 'live'];

export interface StepSeconds {
  /** Seconds until the feed is read: processes, modules, settings. */
  readonly start: number;
  readonly stock: number;
  readonly pages: number;
  /** Seconds of the publish command until the new release is live; all of it if there was nothing to publish. */
  readonly publish: number;
  /** Seconds from the feed until it is live. */
  readonly live: number;
  /** Seconds for flushing to disk and cleaning up after the release is live. */
  readonly after: number;
}

/** From feed to live like an operator: build, then publish, by two commands. */
export async function bringLive(site: BenchSite): Promise<StepSeconds> {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  const reached = new Map<string, number>();
  const onLine = (line: string) => {
    const step = line.split(': ')[1]?.split(' ')[0] ?? '';
    if (!reached.has(step)) reached.set(step, since());
  };
  await runScript('build', buildArguments(site), { ...site, onLine });
  const built = since();
  const switched = whenSwitched(site.current, since);
  await runScript('publish', publishArguments(site), site);
  const done = since();
  const live = switched() ?? done;
  const start = reached.get('settings') ?? 0;
  const stock = reached.get('pages') ?? start;
  return {
    start,
    stock: stock - start,
    pages: built - stock,
    publish: live - built,
    live,
    after: done - live,
  };
}

const lookEveryMs = 10;

/** Polls a link; the returned function stops that and returns when the link was switched. */
export function whenSwitched(link: string, since: () => number): () => number | null {
  const targetOf = () => (existsSync(link) ? readlinkSync(link) : null);
  const before = targetOf();
  let at: number | null = null;
  const timer = setInterval(() => {
    if (at === null && targetOf() !== before) at = since();
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    return at;
  };
}
