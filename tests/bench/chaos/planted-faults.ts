import { hash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Manifest, readManifest } from '#src/publish/release/manifest.schema.ts';
import { createLiveChecker, liveRelease } from './check-live.ts';

interface Copy {
  readonly files: string;
  readonly list: string;
}

/** Each damages a copy of a release in a way that a visitor could notice. */
const faults: Readonly<Record<string, (copy: Copy) => void>> = {
  'a page that is missing': ({ files }) => rmSync(aCar(files)),
  'a page that is cut': ({ files }) => {
    const page = aCar(files);
    const text = readFileSync(page);
    overwrite(page, text.subarray(0, text.length / 2));
  },
  'a file too many': ({ files }) => writeFileSync(join(files, 'stray.html'), '<!DOCTYPE html>'),
  'a missing page that its list has forgotten, too': (copy) => {
    const page = aCar(copy.files);
    rmSync(page);
    relist(copy, page, null);
  },
  'a listing of another build': (copy) => {
    const isPriced = (text: string) => /<article class="card"[\s\S]*<strong class="price">\$/.test(text);
    const listing = firstFile(copy.files, (path, text) => !path.startsWith('cars/') && isPriced(text));
    const text = readFileSync(listing, 'utf8');
    const other = text.replace(/(<strong class="price">\$)\d/, '$19,1');
    overwrite(listing, other);
    relist(copy, listing, other);
  },
  'a style sheet that nobody has': (copy) => {
    const style = firstFile(copy.files, (path) => /^_astro\/site\..*\.css$/.test(path));
    rmSync(style);
    relist(copy, style, null);
  },
  'search data of another build': (copy) => {
    const file = join(copy.files, 'search-data/current.json');
    const other = readFileSync(file, 'utf8').replace(
      /"count":(\d+)/,
      (_, count) => `"count":${Number(count) - 1}`,
    );
    overwrite(file, other);
    relist(copy, file, other);
  },
};

/**
 * Planted faults that the check does not find in a copy of the live site; "no fault" if it reports one in an intact
 * copy.
 */
export function overlookedFaults(liveDir: string): string[] {
  const names = Object.entries(faults).filter(([, spoil]) => problemsOfCopy(liveDir, spoil).length === 0);
  const isSound = problemsOfCopy(liveDir, () => {}).length === 0;
  return [...names.map(([name]) => name), ...(isSound ? [] : ['that a sound copy is sound'])];
}

function problemsOfCopy(liveDir: string, spoil: (copy: Copy) => void): string[] {
  const release = liveRelease(liveDir) ?? '';
  const copyDir = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    cpSync(dirname(join(liveDir, release)), dirname(join(copyDir, release)), { recursive: true });
    symlinkSync(release, join(copyDir, 'current'));
    const files = join(copyDir, release);
    spoil({ files, list: join(files, '../manifest.json') });
    return createLiveChecker().check(copyDir);
  } finally {
    rmSync(copyDir, { recursive: true, force: true });
  }
}

function aCar(files: string): string {
  return firstFile(files, (path, text) => path.startsWith('cars/') && text.includes('<article data-car='));
}

function firstFile(files: string, isWanted: (path: string, text: string) => boolean): string {
  const found = readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(html|css)$/.test(path))
    .sort()
    .find((path) => isWanted(path, readFileSync(join(files, path), 'utf8')));
  if (found === undefined) throw new Error('The site has no such file.');
  return join(files, found);
}

/** Files of a release are read-only. */
function overwrite(file: string, content: Buffer | string): void {
  chmodSync(file, 0o644);
  writeFileSync(file, content);
}

/** Updates the manifest as if the release had been made with this file; null: without it. */
function relist({ files, list }: Copy, file: string, content: string | null): void {
  const manifest = readManifest(readFileSync(list, 'utf8'), list);
  const path = file.slice(files.length + 1);
  const { [path]: _, ...others } = manifest.files;
  const own =
    content === null ? {} : { [path]: { hash: hash('sha256', content), size: Buffer.byteLength(content) } };
  const spoilt: Manifest = { ...manifest, files: { ...others, ...own } };
  overwrite(list, JSON.stringify(spoilt));
}
