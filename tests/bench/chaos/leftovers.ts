import { readdirSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BenchSite } from '../sites/site-commands.ts';

/** Names under which a build, an import or a publish writes what is not finished yet. */
const unfinished = /\.(tmp|new|old)$|\.draft-|^\.publishing|-journal$/;

/** What killed commands have left, and a command that came through should have cleared away. */
export function leftovers(site: BenchSite): string[] {
  const { slug, dataDir, reportsDir, outDir, liveDir, current } = site;
  // The site before the last, with which the next build begins.
  const kept = join(outDir, `.${slug}.old`);
  // What the next release begins with.
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
