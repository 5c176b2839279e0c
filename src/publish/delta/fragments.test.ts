import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedFragment, withFragments, withoutMarks } from './fragments.ts';

const latin1 = (text: string) => Buffer.from(text).toString('latin1');
const bytesOf = (html: string) => Buffer.from(html, 'latin1');
const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed() && !one.includes('<'));

describe('fragments of a page', () => {
  it('leave no marks, and are where they are said to be', () => {
    const page = latin1(`<p>5 €</p><ul>${markedFragment('similarCards a b', '<li>é</li>')}</ul>`);
    const { html, fragments } = withoutMarks(page);
    expect(bytesOf(html).toString()).toBe('<p>5 €</p><ul><li>é</li></ul>');
    expect(fragments).toEqual([{ read: 'similarCards a b', start: 16, length: 11 }]);
  });

  it('replaced one after the other make the page that would be rendered', () => {
    const parts = fc.array(fc.record({ before: text, read: text, old: text, other: fc.option(text) }));
    fc.assert(
      fc.property(parts, text, (all, after) => {
        // One read has one text, wherever it stands.
        const unique = all.map((part, at) => ({ ...part, read: `${at} ${part.read}` }));
        const render = (of: (part: (typeof unique)[number]) => string) =>
          withoutMarks(
            latin1(unique.map((part) => part.before + markedFragment(part.read, of(part))).join('') + after),
          );
        const before = render(({ old }) => old);
        const wanted = render(({ old, other }) => other ?? old);
        const others = new Map(unique.map(({ read, other }) => [read, other]));
        const replaced = withFragments(
          bytesOf(before.html),
          before.fragments,
          (read) => others.get(read) ?? null,
        );
        expect(replaced).toEqual({ file: bytesOf(wanted.html), fragments: wanted.fragments });
      }),
    );
  });

  it('are marked in full, or are an author’s own comment', () => {
    const html = '<!--fragment %%-->text<!--/fragment--><!--fragment a-->text<!-- /fragment -->';
    expect(withoutMarks(html)).toEqual({ html, fragments: [] });
  });

  it('may hold no script, which the policy of their page would not know', () => {
    expect(() => withoutMarks(markedFragment('x', '<script>go()</script>'))).toThrow('script');
  });
});
