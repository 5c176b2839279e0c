import { expect, it } from 'vitest';
import { sectionHtml } from './section-html.ts';

it('a text within another page has its headings one level lower, and nothing else changes', () => {
  expect(sectionHtml('<h1>Pay</h1>\n<h2 id="how">How</h2><hr><header>h1</header><h6>Small</h6>')).toBe(
    '<h2>Pay</h2>\n<h3 id="how">How</h3><hr><header>h1</header><h6>Small</h6>',
  );
});
