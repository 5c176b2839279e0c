import { Parser } from 'htmlparser2';
import type { Filling } from '#src/ui/filling.ts';

interface OpenElement {
  readonly tag: string;
  readonly fillings: readonly Filling[];
  /** Where its content begins in the page. */
  readonly contentAt: number;
}

/** A part of the page, and what stands in its place. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly markup: string;
}

/** The HTML of a built page with its places filled in. What is filled in is text: nothing of it becomes markup. */
export function fillPage(page: string, fillings: readonly Filling[]): string {
  const edits: Edit[] = [];
  const open: OpenElement[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const found = fillings.filter(({ at }) => finds(at, tag, attributes));
      const { startIndex: from, endIndex } = parser;
      if (found.length > 0) edits.push({ from, to: endIndex + 1, markup: startTag(tag, attributes, found) });
      open.push({ tag, fillings: found, contentAt: endIndex + 1 });
    },
    onclosetag: (_tag, isImplied) => {
      const element = open.pop();
      if (element === undefined || isImplied) return;
      edits.push(...contentEdits(element, parser.startIndex));
    },
  });
  parser.end(page);
  return edited(page, edits);
}

/** `tag`, `[attribute]` or `[attribute="value"]`. */
function finds(at: string, tag: string, attributes: Readonly<Record<string, string>>): boolean {
  const [, name, value] = /^\[([a-z_-]+)(?:="([^"]*)")?\]$/.exec(at) ?? [];
  if (name === undefined) return tag === at;
  return Object.hasOwn(attributes, name) && (value === undefined || attributes[name] === value);
}

function startTag(tag: string, had: Readonly<Record<string, string>>, fillings: readonly Filling[]): string {
  const attributes = Object.entries(
    Object.assign({ ...had }, ...fillings.map((filling) => filling.attributes)),
  );
  const texts = attributes.flatMap(([name, value]) =>
    typeof value === 'string' ? [` ${name}="${escaped(value)}"`] : [],
  );
  return `<${tag}${texts.join('')}>`;
}

function contentEdits({ fillings, contentAt }: OpenElement, endAt: number): Edit[] {
  return fillings.flatMap(({ text, options = [] }) => {
    if (text !== undefined) return [{ from: contentAt, to: endAt, markup: escaped(text) }];
    const markup = options.map((option) => `<option value="${escaped(option)}">${escaped(option)}</option>`);
    return [{ from: endAt, to: endAt, markup: markup.join('') }];
  });
}

/** Edits do not overlap: what is filled in with a text holds no other element that is filled in. */
function edited(page: string, edits: readonly Edit[]): string {
  let done = 0;
  const parts: string[] = [];
  for (const { from, to, markup } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(page.slice(done, from), markup);
    done = to;
  }
  return [...parts, page.slice(done)].join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
