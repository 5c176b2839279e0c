import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './repository.ts';

const mostFiles = 20;

/** In these Astro takes the place of a file for the address of its page. */
const routes = ['src/pages', 'src/pages/on-demand'];

it('no folder under src, functions and scripts holds more than 20 files', () => {
  const folders = files
    .filter((file) => /^(src|functions|scripts)\//.test(file))
    .map((file) => dirname(file));
  const tooFull = Object.entries(Object.groupBy(folders, (folder) => folder))
    .filter(([, found = []]) => found.length > mostFiles)
    .map(([folder]) => folder);
  expect(tooFull.filter((folder) => !routes.includes(folder))).toEqual([]);
});
