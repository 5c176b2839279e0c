// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import sameSearch from './same-search.js?raw';

const page = 'https://zh.dealer.example/search/used-cars';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('leads to the same search in the other language', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  new Function(sameSearch)();
  const [, listener] = listen.mock.lastCall ?? [];
  history.replaceState(null, '', '/search/mazda?price=:20000&query=ute');
  document.body.innerHTML = `<a class="language" href="${page}"><b>中文</b></a> <a href="${page}">here</a>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  for (const target of document.querySelectorAll('b, a')) fireEvent.click(target);
  const links = [...document.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual(['https://zh.dealer.example/search/mazda?price=:20000&query=ute', page]);
  if (listener) window.removeEventListener('click', listener, true);
});
