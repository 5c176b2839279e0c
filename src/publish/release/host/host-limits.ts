import type { ReleaseFiles } from '../manifest.schema.ts';
import type { Host } from './host-files.ts';

interface HostLimits {
  readonly name: string;
  readonly files: number | null;
  readonly filesInFolder: number | null;
  readonly fileBytes: number | null;
  readonly redirects: number | null;
  readonly redirectCharacters: number | null;
  readonly headerRules: number | null;
  readonly headerCharacters: number | null;
}

const MEBIBYTE = 1024 * 1024;

/** developers.cloudflare.com/pages/platform/limits, /configuration/headers and /configuration/redirects, November 2026. */
function cloudflareLimits(plan: 'free' | 'paid'): HostLimits {
  return {
    name: `Cloudflare Pages (${plan})`,
    files: plan === 'free' ? 20_000 : 100_000,
    filesInFolder: null,
    fileBytes: 25 * MEBIBYTE,
    redirects: 2000,
    redirectCharacters: 1000,
    headerRules: 100,
    headerCharacters: 2000,
  };
}

/** Netlify limits only the number of files in a folder. */
const netlifyLimits: HostLimits = {
  name: 'Netlify',
  files: null,
  filesInFolder: 54_000,
  fileBytes: null,
  redirects: null,
  redirectCharacters: null,
  headerRules: null,
  headerCharacters: null,
};

export function limitsOf(host: Host, plan: 'free' | 'paid'): HostLimits {
  return host === 'netlify' ? netlifyLimits : cloudflareLimits(plan);
}

interface HostFiles {
  readonly files: ReleaseFiles;
  /** Contents of `_headers` and `_redirects`. */
  readonly headers: string;
  readonly redirects: string;
}

/** Sentences about what a host would refuse. */
export function hostProblems(limits: HostLimits, { files, headers, redirects }: HostFiles): string[] {
  const paths = Object.keys(files);
  const over = (what: string, found: number, max: number | null) =>
    max !== null && found > max
      ? [`${limits.name} takes ${shown(max)} ${what}, and there are ${shown(found)}.`]
      : [];
  const lines = redirects.split('\n').filter((line) => line !== '');
  return [
    ...over('files', paths.length, limits.files),
    ...[...Map.groupBy(paths, folderOf)].flatMap(([folder, inFolder]) =>
      over(`files in a folder, here "${folder}"`, inFolder.length, limits.filesInFolder),
    ),
    ...paths.flatMap((path) => over(`bytes a file, here ${path}`, files[path]?.size ?? 0, limits.fileBytes)),
    ...over('redirects', lines.length, limits.redirects),
    ...longLines(lines, '_redirects', limits.redirectCharacters),
    ...over(
      'header rules',
      headers.split('\n').filter((line) => line.startsWith('/')).length,
      limits.headerRules,
    ),
    ...longLines(headers.split('\n'), '_headers', limits.headerCharacters),
  ];

  function longLines(texts: readonly string[], file: string, max: number | null): string[] {
    return texts.flatMap((text) =>
      over(`characters a line of ${file}, here "${text.slice(0, 40)}…"`, text.length, max),
    );
  }
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function shown(count: number): string {
  return count.toLocaleString('en-AU');
}
