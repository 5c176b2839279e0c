import { choosePages } from './choose-pages.ts';
import { changeNames, type PageChange } from './pictures/page-state.ts';

const MAX_LISTED = 20;

/** The changes as terminal text: the number of each kind, and examples. */
export function changeList(changes: readonly PageChange[]): string {
  if (changes.length === 0) return 'No page differs: visitors see exactly what they saw before.';
  const kinds = Map.groupBy(choosePages(changes, changes.length), ({ kind }) => kind);
  const counts = [...kinds].map(
    ([kind, { length }]) => `  ${String(length).padStart(5)}  ${changeNames[kind]}`,
  );
  const listed = choosePages(changes, MAX_LISTED).map(
    ({ kind, path }) => `  ${path}  (${changeNames[kind]})`,
  );
  const rest = changes.length - listed.length;
  const more = rest > 0 ? [`  and ${rest} more`] : [];
  const heading = changes.length === 1 ? '1 page differs:' : `${changes.length} pages differ:`;
  return [heading, ...counts, '', ...listed, ...more].join('\n');
}
