import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardWords } from './CardWords.tsx';

it.each([
  ['photo', ['title', 'price', 'facts', 'rest']],
  ['story', ['title', 'facts', 'price', 'rest']],
  ['sheet', ['title', 'facts', 'price', 'rest']],
  ['sticker', ['price', 'title', 'facts', 'rest']],
] as const)('a card with the layout %s is read in the order in which it is seen', (layout, order) => {
  const html = renderToStaticMarkup(
    <CardWords layout={layout} title="[title]" price="[price]" facts="[facts]">
      [rest]
    </CardWords>,
  );
  expect([...html.matchAll(/\[(\w+)\]/g)].map(([, part]) => part)).toEqual(order);
});
