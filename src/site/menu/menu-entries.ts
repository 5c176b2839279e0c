import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import { generatedLinks, type MenuFill, type MenuLink, type StockFacts } from './generated-links.ts';

export interface MenuSection {
  readonly heading: string | null;
  /** Link of the heading. */
  readonly href: string | null;
  readonly links: readonly MenuLink[];
}

/** An entry of the header: a link, or a dropdown if it has sections. */
export interface MenuEntry {
  readonly label: string;
  readonly href: string | null;
  readonly sections: readonly MenuSection[];
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

type Navigation = Settings['navigation'];
type Lists = Pick<Navigation, 'filled' | 'texts'>;

/** The header's entries: lists generated, empty entries left out. */
export function menuEntries(navigation: Navigation, facts: StockFacts): readonly MenuEntry[] {
  return navigation.header.flatMap((entry) => {
    const own = withOwnPage(entry);
    const filled = filledSections(entry.fill, navigation, facts);
    // A single list needs no heading: the entry's name says what it is.
    const isOneList = entry.fill.length === 1 && entry.items.length < 2;
    const links = isOneList ? [...own, ...filled.flatMap((section) => section.links)] : own;
    const sections = [
      ...(links.length > 0 ? [{ heading: null, href: null, links }] : []),
      ...(isOneList ? [] : filled),
    ];
    // It has a page of its own and nothing to open.
    const isLink = entry.items.length === 0 && filled.length === 0;
    if (isLink) return entry.href === null ? [] : [{ label: entry.label, href: entry.href, sections: [] }];
    return [{ label: entry.label, href: entry.href, sections }];
  });
}

/**
 * A dropdown opens when pressed, so the entry's own page becomes its first link unless it is already listed.
 */
function withOwnPage({ label, href, items }: Navigation['header'][number]): readonly MenuLink[] {
  if (href === null || items.some((item) => item.href === href)) return items;
  return [{ label, href }, ...items];
}

function filledSections(
  fills: readonly MenuFill[],
  { filled, texts }: Lists,
  facts: StockFacts,
): MenuSection[] {
  const lists = fills.map((name) => ({
    heading: texts[name],
    href: null,
    links: filled.showCounts
      ? generatedLinks(name, facts, filled.maxHeader)
      : withoutCounts(generatedLinks(name, facts, filled.maxHeader)),
  }));
  return lists.filter(({ links }) => links.length > 0);
}

/** Removes counts that no page shows: otherwise each sold car would change every page. */
function withoutCounts(links: readonly MenuLink[]): MenuLink[] {
  return links.map(({ label, href }) => ({ label, href }));
}

/** Entries in one row: those beyond `max` move under one more entry, each as a section of its dropdown. */
export function foldedMenu(entries: readonly MenuEntry[], max: number, more: string): readonly MenuEntry[] {
  if (entries.length <= max) return entries;
  const rest = entries.slice(max - 1);
  const plain = rest.flatMap(({ label, href, sections }) =>
    sections.length === 0 && href !== null ? [{ label, href }] : [],
  );
  const sections = rest
    .filter((entry) => entry.sections.length > 0)
    .map(({ label, href, sections: inner }) => ({
      heading: label,
      href,
      links: inner.flatMap(({ links }) => links).filter((link) => link.href !== href),
    }));
  const first = plain.length > 0 ? [{ heading: null, href: null, links: plain }] : [];
  return [...entries.slice(0, max - 1), { label: more, href: null, sections: [...first, ...sections] }];
}

/** The footer's columns that are not empty. */
export function footerGroups(
  { footerGroups: groups, filled }: Pick<Navigation, 'footerGroups' | 'filled'>,
  facts: StockFacts,
  words: Record<string, string>,
): readonly FooterGroup[] {
  return groups
    .map(({ title, links, fill: fills }) => ({
      title: fill(title, words),
      links: [
        ...links,
        ...withoutCounts(fills.flatMap((name) => generatedLinks(name, facts, filled.maxFooter))),
      ],
    }))
    .filter(({ links }) => links.length > 0);
}

/** Whether a dropdown contains a link to a page. */
export function holdsPage({ sections }: MenuEntry, path: string): boolean {
  return sections.some(({ href, links }) => href === path || links.some((link) => link.href === path));
}
