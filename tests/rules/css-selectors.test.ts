import { expect, it } from 'vitest';
import { codeFiles, textOf } from './repository.ts';

/** Its rules apply to print only. */
const PRINT = 'src/vehicle/print/print-sheet.css';

/**
 * Browsers collect what all rules with `:has()` may style in one set. After each change of the page, such as a focus or
 * a new card, they update the style of every element in that set. A rule that ends in `> *`, in a tag that pages are
 * full of, or in a scoped tag of an Astro component, which stands there for the component's whole markup, costs up to
 * 100 ms a press on a phone. `button:has(+ .open)` costs nothing: what it styles is the element with the `:has()`.
 */
it('a rule with :has() on an ancestor ends in a selector that matches few elements', () => {
  const wrong = codeFiles
    .filter((file) => /[.](?:css|astro)$/.test(file) && file !== PRINT)
    .flatMap((file) => selectorsOf(stylesOf(file)).map((selector) => ({ file, parts: partsOf(selector) })))
    .filter(({ parts }) => parts.slice(0, -1).some((part) => part.includes(':has(')))
    .filter(({ parts }) =>
      /^(?:\*|:not|(?:a|button|dd|div|dt|img|input|label|li|span|svg)\b)/.test(parts.at(-1) ?? ''),
    )
    .map(({ file, parts }) => `${file}: ${parts.join(' ')}`);
  expect(wrong).toEqual([]);
});

/** Every element inherits a variable of the root element, so a change of one restyles the whole page. */
it('no variable of the root element depends on what the page contains', () => {
  const wrong = codeFiles
    .filter((file) => /[.](?:css|astro)$/.test(file))
    .flatMap((file) =>
      rulesOf(stylesOf(file))
        .filter(({ body }) => /(?:^|[;{\s])--[\w-]+\s*:/.test(body))
        .flatMap(({ selectors }) => selectors)
        .filter((selector) => /^(?::global\()?(?::root|html)\b[^ ]*(?::has\(|\[data-)/.test(selector))
        .filter((selector) => partsOf(selector.replace(/^:global\((.*)\)$/, '$1')).length === 1)
        .map((selector) => `${file}: ${selector}`),
    );
  expect(wrong).toEqual([]);
});

it.each([
  ['.card:has(.taken) a', ['.card:has(.taken)', 'a']],
  ['.tiles:has(> .words) > img', ['.tiles:has(> .words)', 'img']],
  ['.phone:has(.known:not(:empty)) > :not(.known)', ['.phone:has(.known:not(:empty))', ':not(.known)']],
])('%s has the parts %j', (selector, parts) => {
  expect(partsOf(selector)).toEqual(parts);
});

function stylesOf(file: string): string {
  const text = textOf(file);
  return file.endsWith('.css') ? text : (text.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('');
}

function selectorsOf(css: string): string[] {
  return rulesOf(css).flatMap(({ selectors }) => selectors);
}

interface CssRule {
  selectors: string[];
  /** The declarations up to the first nested rule. */
  body: string;
}

function rulesOf(css: string): CssRule[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};@]+)\{([^{}]*)/g);
  return [...rules].map(([, selectors = '', body = '']) => ({
    selectors: atTopLevel(selectors, ',').map((each) => each.trim()),
    body,
  }));
}

/** The compound selectors between the combinators. */
function partsOf(selector: string): string[] {
  return atTopLevel(selector, ' >+~').map((part) => part.trim());
}

function atTopLevel(text: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += { '(': 1, ')': -1 }[character] ?? 0;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.filter((part) => part.trim() !== '');
}
