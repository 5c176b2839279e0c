import { expect, it } from 'vitest';
import { codeFiles, textOf } from './repository.ts';

/** Its rules hold for print alone. */
const PRINT = 'src/vehicle/print/print-sheet.css';

/**
 * Whenever anything that a `:has()` looks at changes, a focus for example, the browser works out again the style of
 * each element that its rule could style. For a rule that ends in `> *` or a bare tag that is the whole page: some
 * 100 ms a press on a phone. Styles within an Astro component are safe: Astro adds an attribute to each part.
 */
it('a rule with :has() above its subject ends in nothing that pages are full of', () => {
  const wrong = codeFiles
    .filter((file) => file.endsWith('.css') && file !== PRINT)
    .flatMap((file) => selectorsOf(textOf(file)).map((selector) => ({ file, parts: partsOf(selector) })))
    .filter(({ parts }) => parts.slice(0, -1).some((part) => part.includes(':has(')))
    .filter(({ parts }) => /^(?:\*|:not|(?:a|button|div|img|li|span|svg)\b)/.test(parts.at(-1) ?? ''))
    .map(({ file, parts }) => `${file}: ${parts.join(' ')}`);
  expect(wrong).toEqual([]);
});

it.each([
  ['.card:has(.taken) a', ['.card:has(.taken)', 'a']],
  ['.tiles:has(> .words) > img', ['.tiles:has(> .words)', 'img']],
  ['.phone:has(.known:not(:empty)) > :not(.known)', ['.phone:has(.known:not(:empty))', ':not(.known)']],
])('%s has the parts %j', (selector, parts) => {
  expect(partsOf(selector)).toEqual(parts);
});

function selectorsOf(css: string): string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{};])([^{};@]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) => atTopLevel(selectors, ',')).map((each) => each.trim());
}

/** What stands between the combinators. */
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
