import { marked, type Token } from 'marked';

/** A part of a Markdown text to be checked; lines are counted from 1 in the whole file. */
export type MarkdownPart =
  | { readonly kind: 'heading'; readonly line: number; readonly depth: number; readonly text: string }
  | { readonly kind: 'link'; readonly line: number; readonly href: string; readonly text: string }
  | {
      readonly kind: 'image';
      readonly line: number;
      readonly href: string;
      readonly alt: string;
      /** Shown above the text, not within it. */
      readonly isHead: boolean;
    }
  | { readonly kind: 'html'; readonly line: number; readonly html: string };

export interface MarkdownText {
  /** Text between the two `---` lines; null if they are missing. */
  readonly frontMatter: string | null;
  /** Text after the front matter. */
  readonly body: string;
  /** Line number of the start of the body. */
  readonly bodyLine: number;
}

const frontMatterForm = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

export function splitMarkdown(source: string): MarkdownText {
  const match = frontMatterForm.exec(source);
  if (match === null) return { frontMatter: null, body: source, bodyLine: 1 };
  const [head, frontMatter = ''] = match;
  return { frontMatter, body: source.slice(head.length), bodyLine: lines(head) + 1 };
}

/** Headings, links, pictures and raw HTML of a Markdown page in order. */
export function markdownParts(source: string): MarkdownPart[] {
  const { frontMatter, body, bodyLine } = splitMarkdown(source);
  return [...headParts(frontMatter ?? ''), ...partsOf(marked.lexer(body), body, bodyLine)];
}

/**
 * Picture and link in the front matter; the picture may have an empty alternative text, because it is next to the
 * heading.
 */
function headParts(frontMatter: string): MarkdownPart[] {
  return frontMatter.split(/\r?\n/).flatMap((text, index): MarkdownPart[] => {
    const [, key = '', href = ''] = /^(picture|search):\s*["']?(\/[^\s"']+)["']?\s*$/.exec(text) ?? [];
    const line = index + 2;
    if (key === 'picture') return [{ kind: 'image', line, href, alt: 'picture', isHead: true }];
    return key === 'search' ? [{ kind: 'link', line, href, text: 'search' }] : [];
  });
}

/** Tokens have no line numbers, so each is found by its text, searching from the end of the previous one. */
function partsOf(tokens: readonly Token[], source: string, firstLine: number): MarkdownPart[] {
  let offset = 0;
  return tokens.flatMap((token) => {
    const found = source.indexOf(token.raw, offset);
    const at = found < 0 ? offset : found;
    offset = found < 0 ? offset : found + token.raw.length;
    const line = firstLine + lines(source.slice(0, at));
    return [...partOf(token, line), ...partsOf(innerTokens(token), token.raw, line)];
  });
}

function partOf(token: Token, line: number): MarkdownPart[] {
  if (token.type === 'heading')
    return [{ kind: 'heading', line, depth: token['depth'], text: token['text'] }];
  if (token.type === 'link') return [{ kind: 'link', line, href: token['href'], text: token['text'] }];
  if (token.type === 'html') return [{ kind: 'html', line, html: token.raw }];
  if (token.type !== 'image') return [];
  return [{ kind: 'image', line, href: token['href'], alt: token['text'], isHead: false }];
}

function innerTokens(token: Token): Token[] {
  if (token.type === 'list') return [...token['items']];
  if (token.type === 'table') {
    const cells: { tokens: Token[] }[] = [token['header'], ...token['rows']].flat();
    return cells.flatMap((cell) => cell.tokens);
  }
  return 'tokens' in token ? (token.tokens ?? []) : [];
}

function lines(text: string): number {
  return text.split('\n').length - 1;
}
