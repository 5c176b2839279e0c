import type { ChangeKind, PageChange } from './pictures/page-state.ts';

/** `/cars/2024-kia-cerato` has the kind `cars/*`: pages with the same template. */
export function kindOfPage(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '');
  return rest.length === 0 ? `/${first}` : `${first}${'/*'.repeat(rest.length)}`;
}

/** The kinds most interesting for marketers first. */
const importance: readonly ChangeKind[] = ['text', 'added', 'gone', 'page', 'style', 'script'];

/**
 * Chooses up to `max` changed pages for screenshots: one of each kind, then a second of each; those with
 * changed words before those that only look different.
 */
export function choosePages(changes: readonly PageChange[], max: number): PageChange[] {
  const weight = ({ kind }: PageChange) => importance.indexOf(kind);
  const ordered = changes.toSorted((a, b) => weight(a) - weight(b));
  const kinds = Map.groupBy(ordered, ({ path }) => kindOfPage(path));
  const rounds = [...kinds.values()].flatMap((pages) => pages.map((page, round) => ({ page, round })));
  return rounds
    .sort((a, b) => a.round - b.round || weight(a.page) - weight(b.page))
    .slice(0, max)
    .map(({ page }) => page);
}
