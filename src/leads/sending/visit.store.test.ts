// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { recordVisit, visitSoFar } from './visit.store.ts';

function visit(...addresses: readonly string[]): void {
  for (const address of addresses) {
    history.replaceState(null, '', address);
    recordVisit();
  }
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the visit that is sent with a lead', () => {
  it('has the pages in order, without their queries, and only the parameters of a campaign', () => {
    visit('/?utm_source=news&token=secret', '/locations', '/contact');
    expect(visitSoFar()).toEqual({
      visited_pages: ['/', '/locations', '/contact'],
      linked_query_params: { utm_source: 'news' },
    });
  });

  it('has a page that was reloaded once, and at most the last fifty pages', () => {
    visit('/contact', '/contact', '/', '/contact');
    expect(visitSoFar().visited_pages).toEqual(['/contact', '/', '/contact']);
    visit(...Array.from({ length: 60 }, (_, number) => `/page-${number}`));
    expect(visitSoFar().visited_pages).toHaveLength(50);
    expect(visitSoFar().visited_pages.at(-1)).toBe('/page-59');
  });

  it('is empty if what is stored cannot be read', () => {
    sessionStorage.setItem('visit', '{"visited');
    expect(visitSoFar()).toEqual({ visited_pages: [], linked_query_params: {} });
  });
});
