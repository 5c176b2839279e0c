import { missingFrom } from '../compare/compare-lists.ts';
import {
  type BuiltSite,
  type ChangeKind,
  type PageChange,
  withoutHashes,
  wordsOf,
} from './pictures/page-state.ts';

/** Words shown per page; a price list would otherwise fill the report. */
const MAX_WORDS = 8;

/** Pages that differ, sorted by address. Names of loaded files are ignored. */
export function changedPages(
  before: BuiltSite,
  after: BuiltSite,
  progress: (done: number, total: number) => void = () => undefined,
): PageChange[] {
  const styles = [contentsLoaded(before, 'css'), contentsLoaded(after, 'css')] as const;
  const scripts = [contentsLoaded(before, 'js'), contentsLoaded(after, 'js')] as const;
  const paths = [...new Set([...before.pages.keys(), ...after.pages.keys()])].sort();
  return paths.flatMap((path, index): PageChange[] => {
    progress(index, paths.length);
    const [was, is] = [before.pages.get(path)?.(), after.pages.get(path)?.()];
    if (was === undefined) return [{ path, kind: 'added', before: [], after: [] }];
    if (is === undefined) return [{ path, kind: 'gone', before: [], after: [] }];
    const [old, now] = [withoutHashes(was), withoutHashes(is)];
    if (withoutStyle(old) !== withoutStyle(now)) return [changeOfPage(path, was, is)];
    const isStyle = old !== now || loadsOther(styles, was, is);
    const kind = isStyle ? 'style' : loadsOther(scripts, was, is) ? 'script' : null;
    return kind === null ? [] : [{ path, kind, before: [], after: [] }];
  });
}

/** A theme's colours and fonts are inline in each page. */
function withoutStyle(html: string): string {
  return html.replace(/<style\b[\s\S]*?<\/style>|<meta name="theme-color"[^>]*>/g, '');
}

function changeOfPage(path: string, was: string, is: string): PageChange {
  const [old, now] = [wordsOf(was), wordsOf(is)];
  const before = missingFrom(now, old);
  const after = missingFrom(old, now);
  const kind: ChangeKind = before.length + after.length > 0 ? 'text' : 'page';
  return { path, kind, before: before.slice(0, MAX_WORDS), after: after.slice(0, MAX_WORDS) };
}

type ContentsOf = (content: string) => string;

function loadsOther([before, after]: readonly [ContentsOf, ContentsOf], was: string, is: string): boolean {
  return before(was) !== after(is);
}

/** The contents of all files of a kind that a page loads, directly or indirectly, as one text. */
function contentsLoaded({ assets }: BuiltSite, ending: 'css' | 'js'): ContentsOf {
  const byName = new Map(
    [...assets].map(([path, content]) => [path.slice(path.lastIndexOf('/') + 1), content]),
  );
  const named = new RegExp(`[\\w@.[\\]-]+\\.${ending}\\b`, 'g');
  const known = new Map<string, readonly string[]>();
  const namesIn = (content: string) =>
    [...new Set(content.match(named) ?? [])].filter((name) => byName.has(name));
  const namesOf = (name: string) => {
    const names = known.get(name) ?? namesIn(byName.get(name) ?? '');
    known.set(name, names);
    return names;
  };
  return (page) => {
    const all = new Set<string>();
    const waiting = namesIn(page);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (all.has(name)) continue;
      all.add(name);
      waiting.push(...namesOf(name));
    }
    return [...all]
      .map((name) => withoutHashes(byName.get(name) ?? ''))
      .sort()
      .join('\n');
  };
}
