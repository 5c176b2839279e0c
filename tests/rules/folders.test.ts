import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './repository.ts';

const mostFiles = 20;

/** Folders that still hold more; a folder leaves this list when it is split, and none is added. */
const stillTooFull = ['src/pages', 'src/pages/on-demand', 'src/search/screen'];

it('no folder under src, functions and scripts holds more than 20 files', () => {
  const folders = files
    .filter((file) => /^(src|functions|scripts)\//.test(file))
    .map((file) => dirname(file));
  const tooFull = Object.entries(Object.groupBy(folders, (folder) => folder))
    .filter(([, found = []]) => found.length > mostFiles)
    .map(([folder]) => folder);
  expect(tooFull.sort()).toEqual(stillTooFull.sort());
});
