import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '#src/publish/release/manifest.schema.ts';
import { liveRelease } from './check-live.ts';

const everyMs = 250;

/** Reads the live site repeatedly during publishing, like visitors. `stop` returns the problems found. */
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
    // The release may be replaced while it is read.
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

/** The first file of a release that is missing or has another size; null if there is none. */
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
