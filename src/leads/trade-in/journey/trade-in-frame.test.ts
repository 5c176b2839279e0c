import { describe, expect, it } from 'vitest';
import { frameEnd, frameStart, tradeInFrame } from './trade-in-frame.ts';

describe('the page of a stage', () => {
  it('is the built page with the stage in its place', () => {
    const page = `<main>${frameStart}<h1>First</h1>${frameEnd}<aside></aside></main>`;
    expect(tradeInFrame(page, '<h1>$1 & $&</h1>')).toBe('<main><h1>$1 & $&</h1><aside></aside></main>');
  });

  it.each([
    ['without a place', '<main></main>'],
    ['cut off', `<main>${frameStart}`],
    ['turned around', `${frameEnd}${frameStart}`],
  ])('is none of a page %s', (_what, page) => {
    expect(tradeInFrame(page, '')).toBeNull();
  });
});
