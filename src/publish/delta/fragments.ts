/**
 * A fragment is text within a page that depends on a part of the stock of its own. When nothing else of the page has
 * changed, the page is not rendered anew: the fragment in its file is replaced.
 */
export interface Fragment {
  /** The part of the stock that it is made of, as pages write down what they use. */
  readonly read: string;
  /** Where it stands in the page's file, bytes. */
  readonly start: number;
  readonly length: number;
}

const marked = /<!--fragment ([\w-]+)-->([\s\S]*?)<!--\/fragment-->/g;

/** The text with marks around it, by which `withoutMarks` finds it in the finished page. */
export function markedFragment(read: string, text: string): string {
  return `<!--fragment ${Buffer.from(read).toString('base64url')}-->${text}<!--/fragment-->`;
}

/**
 * The page without the marks, and where the fragments are in it. Each character of `html` is a byte (latin1). Throws
 * for a fragment with a script, as the page's policy is made of the scripts that it was rendered with.
 */
export function withoutMarks(html: string): { html: string; fragments: Fragment[] } {
  const fragments: Fragment[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: name = '', 2: fragment = '', index } of html.matchAll(marked)) {
    const read = Buffer.from(name, 'base64url').toString();
    if (/<script\b/i.test(fragment)) throw new Error(`A fragment has a script in it: ${read}`);
    text += html.slice(from, index);
    fragments.push({ read, start: text.length, length: fragment.length });
    text += fragment;
    from = index + whole.length;
  }
  return { html: text + html.slice(from), fragments };
}

/** A page's file with other text in the place of some of its fragments; `textOf` gives null for one that stays. */
export function withFragments(
  file: Buffer,
  fragments: readonly Fragment[],
  textOf: (read: string) => string | null,
): { file: Buffer; fragments: Fragment[] } {
  const parts: Buffer[] = [];
  const placed: Fragment[] = [];
  let from = 0;
  let size = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  for (const { read, start, length } of fragments) {
    add(file.subarray(from, start));
    from = start + length;
    const text = textOf(read);
    const part = text === null ? file.subarray(start, from) : Buffer.from(text);
    placed.push({ read, start: size, length: part.length });
    add(part);
  }
  add(file.subarray(from));
  return { file: Buffer.concat(parts), fragments: placed };
}
