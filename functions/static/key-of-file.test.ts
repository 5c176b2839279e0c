import { expect, it } from 'vitest';
import { keyOfFile } from './key-of-file.ts';

it.each([
  ['index.html', 'index.html'],
  ['404.html', '404.html'],
  ['cars/corolla.html', 'cars/corolla'],
  ['blog/index.html', 'blog'],
  ['_astro/site.a1.css', '_astro/site.a1.css'],
  ['pictures/a b%.webp', 'pictures/a b%.webp'],
  ['.well-known/security.txt', '.well-known/security.txt'],
  ['_settings.json', null],
  ['_cars/ids.json', null],
  ['site-info.json', null],
  ['.htaccess', null],
])('the file %s is requested as %s', (path, key) => {
  expect(keyOfFile(path)).toBe(key);
});
