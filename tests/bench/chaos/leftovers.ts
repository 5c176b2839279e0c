import { readdirSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BenchSite } from '../sites/site-commands.ts';

/** Names of unfinished files of builds, imports and publishing. */
const unfinished = /\.(tmp|new|old)$|\.draft-|^\.publishing|-journal$/;

/** Unfinished files of killed commands that a later successful command should have removed. */
export function leftovers(site: BenchSite): string[] {
  const { slug, dataDir, reportsDir, outDir, liveDir, current } = site;
  // The site before the last, from which the next build starts.
  const kept = join(outDir, `.${slug}.old`);
  // The folder prepared for the next release.
  const next = `.next-${basename(dirname(readlinkSync(current)))}`;
  const releases = readdirSync(join(liveDir, 'releases')).filter(
    (name) => name.startsWith('.') && name !== next,
  );
  const files = [dataDir, reportsDir, outDir].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  const top = readdirSync(liveDir).map((name) => join(liveDir, name));
  return [
    ...releases,
    ...[...files, ...top].filter((path) => path !== kept && unfinished.test(basename(path))),
  ].map((path) => `${path} was left behind`);
}
