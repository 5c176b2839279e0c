import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '#src/publish/release/manifest.schema.ts';
import { liveRelease } from './check-live.ts';

const everyMs = 250;

/** Reads what is live again and again, as visitors do while others publish. `stop` gives what they would have missed. */
export function watchLive(liveDir: string): { stop(): string[] } {
  const problems = new Set<string>();
  let wasLive = false;
  const look = () => {
    const release = liveRelease(liveDir);
    wasLive ||= release !== null;
    if (release === null) {
      if (wasLive) problems.add('for a moment nothing was live');
      return;
    }
    const found = glance(join(liveDir, release));
    // While a visitor reads, another release may come and this one go.
    if (found !== null && liveRelease(liveDir) === release) problems.add(`while it was live: ${found}`);
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      look();
      return [...problems];
    },
  };
}

/** The first file of a release that is not there or has another size; null when all are as listed. */
function glance(folder: string): string | null {
  try {
    const list = join(folder, '../manifest.json');
    const { files } = readManifest(readFileSync(list, 'utf8'), list);
    const wrong = Object.entries(files).find(
      ([path, { size }]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size !== size,
    );
    return wrong === undefined ? null : `${wrong[0]} was not there or cut`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
