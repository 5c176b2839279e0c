interface PublishFacts {
  readonly kind: 'published' | 'unchanged' | 'planned';
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Bytes of the changed files. */
  readonly bytes: number;
  readonly release: string;
  /** Number of files of the release. */
  readonly files: number;
  readonly announced: number;
  readonly seconds: number;
}

/** How many paths are listed before the rest is only counted. */
const SHOWN_PATHS = 10;

export function publishReport(slug: string, to: string, facts: PublishFacts): string {
  const { kind, release, changed, removed, bytes, files, announced, seconds } = facts;
  const took = `${seconds.toFixed(1)} s`;
  if (kind === 'unchanged')
    return `${slug}: nothing has changed at "${to}", ${release} stays live (${took}).`;
  const amounts = `${count(changed.length, 'file')} changed (${(bytes / 1e6).toFixed(1)} MB), ${removed.length} removed, ${count(files, 'file')} in all`;
  if (kind === 'planned')
    return [
      `${slug}: "${to}" would change: ${amounts}.`,
      ...named('+', changed),
      ...named('-', removed),
    ].join('\n');
  const engines = announced === 0 ? [] : [`Search engines were told of ${count(announced, 'page')}.`];
  return [`${slug}: ${release} is live at "${to}": ${amounts}, in ${took}.`, ...engines].join('\n');
}

function named(sign: string, paths: readonly string[]): string[] {
  const rest = paths.length - SHOWN_PATHS;
  return [
    ...paths.slice(0, SHOWN_PATHS).map((path) => `  ${sign} ${path}`),
    ...(rest > 0 ? [`  ${sign} ${count(rest, 'more file')}`] : []),
  ];
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-AU')} ${noun}${number === 1 ? '' : 's'}`;
}
