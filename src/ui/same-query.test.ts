// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import sameQuery from './same-query.js?raw';

const there = 'https://zh.dealer.example';
let listener: EventListenerOrEventListenerObject | undefined;

beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  new Function(sameQuery)();
  listener = listen.mock.lastCall?.[1];
});

afterEach(() => {
  vi.restoreAllMocks();
  if (listener) window.removeEventListener('click', listener, true);
  document.body.replaceChildren();
});

/** Where the links of a page lead when they are clicked. */
function linksOf(html: string): string[] {
  document.body.innerHTML = html;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  for (const target of document.querySelectorAll('b, a')) fireEvent.click(target);
  return [...document.querySelectorAll('a')].map(({ href }) => href);
}

describe('the link to another language', () => {
  it('leads to the same search', () => {
    history.replaceState(null, '', '/search/mazda?price=:20000&query=ute');
    const page = `${there}/search/used-cars`;
    const links = linksOf(`<a class="language" href="${page}"><b>中文</b></a> <a href="${page}">here</a>`);
    expect(links).toEqual([`${there}/search/mazda?price=:20000&query=ute`, page]);
  });

  it('leads home from a page that the other language does not have', () => {
    history.replaceState(null, '', '/cars/rio-7/checkout?step=2');
    expect(linksOf(`<a class="language" href="${there}">中文</a>`)).toEqual([`${there}/`]);
  });

  it('leads from the answer to a form to the page of the form', () => {
    history.replaceState(null, '', '/api/leads/finance?id=7');
    expect(linksOf(`<a class="language" href="${there}/finance">中文</a>`)).toEqual([`${there}/finance`]);
  });
});
