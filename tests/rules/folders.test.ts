import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files, textOf } from './repository.ts';

const maxFiles = 20;

/** In these folders Astro derives a page's address from the file. */
const routes = ['src/pages', 'src/pages/on-demand'];

it('no folder under src, functions and scripts holds more than 20 files', () => {
  const folders = files
    .filter((file) => /^(src|functions|scripts)\//.test(file))
    .map((file) => dirname(file));
  const tooFull = Object.entries(Object.groupBy(folders, (folder) => folder))
    .filter(([, found = []]) => found.length > maxFiles)
    .map(([folder]) => folder);
  expect(tooFull.filter((folder) => !routes.includes(folder))).toEqual([]);
});

it('a page is at most 40 lines: it finds its data and places a screen of its subject', () => {
  const long = files.filter(
    (file) => /^src\/pages\/.*[.](astro|ts)$/.test(file) && textOf(file).split('\n').length > 41,
  );
  expect(long).toEqual([]);
});

it('no document is among the pages, where Astro would turn it into a page', () => {
  expect(files.filter((file) => /^src\/pages\/.*[.]mdx?$/.test(file))).toEqual([]);
});
