import type { AssetTotals, Comparison, Difference } from './compare-folders.ts';

const MAX_LINES = 6;
const MAX_CHARACTERS = 240;

/**
 * The comparison as terminal text, grouped by kind and by difference, because the same change often occurs on
 * thousands of pages. Shows the `max` most frequent of each kind.
 */
export function comparisonText(comparison: Comparison, max: number): string {
  const { differences, fileCount, pageCount, scripts, styles } = comparison;
  const files = new Set(differences.map(({ file }) => file));
  const compared = `${counted(fileCount, 'file')}, of them ${counted(pageCount, 'page')}`;
  const heading =
    files.size === 0
      ? `No difference in ${compared}.`
      : `${counted(files.size, 'file')} differ of ${compared}.`;
  const kinds = [...Map.groupBy(differences, ({ kind }) => kind)];
  return [
    heading,
    assetLine('Scripts', scripts),
    assetLine('Styles', styles),
    ...kinds.map(([kind, found]) => kindText(kind, found, max)),
  ].join('\n');
}

function kindText(kind: string, found: readonly Difference[], max: number): string {
  const same = Map.groupBy(found, ({ before, after, file }) =>
    kind.startsWith('only') ? folderOf(file) : JSON.stringify([before, after]),
  );
  const frequent = [...same.values()].toSorted((a, b) => b.length - a.length);
  const rest = frequent.length - max;
  const more = rest > 0 ? [`  … and ${counted(rest, 'other difference')} (--all shows them)`] : [];
  const heading = `\n${kind}: ${counted(found.length, 'file')}, ${counted(frequent.length, 'difference')}`;
  return [heading, ...frequent.slice(0, max).map(differenceText), ...more].join('\n');
}

function differenceText(alike: readonly Difference[]): string {
  const [first] = alike;
  if (first === undefined) return '';
  const { kind, file, before, after } = first;
  const where = `  ${file}${alike.length > 1 ? ` and ${counted(alike.length - 1, 'more file')}` : ''}`;
  if (before.length + after.length === 0)
    return `${where}${kind.startsWith('only') ? '' : ': another order'}`;
  return [where, ...lines('−', before), ...lines('+', after)].join('\n');
}

function lines(sign: string, entries: readonly string[]): string[] {
  const shown = entries.slice(0, MAX_LINES).map((entry) => `    ${sign} ${entry.slice(0, MAX_CHARACTERS)}`);
  const rest = entries.length - MAX_LINES;
  return rest > 0 ? [...shown, `    ${sign} … and ${counted(rest, 'more line')}`] : shown;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

function assetLine(name: string, [before, after]: readonly [AssetTotals, AssetTotals]): string {
  const total = ({ files, bytes }: AssetTotals) =>
    `${counted(files, 'file')}, ${(bytes / 1e3).toFixed(1)} kB`;
  return `${name} (not compared): ${total(before)} before, ${total(after)} after`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
