import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { kindsOfPage } from '../e2e/kinds-of-page.ts';

/** Routes that no visitor sees, each with its reason. */
const excuses: Record<string, string> = {
  '[data].json.ts': 'data that the build and the functions read',
  '[llms].txt.ts': 'a text that language models read',
  'blog/[feed].xml.ts': 'a feed that readers of news fetch',
  'cars/[slug].json.ts': 'data that programs read',
  'feeds/[file].ts': 'feeds that advertising networks fetch',
  'live-cars/[file].json.ts': 'data that a script reads',
  'search-data/[file].ts': 'data that a script reads',
};

test('every route is looked at by axe, or says here why not', () => {
  const routes = readdirSync('src/pages', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('src/pages/', ''));
  const looked = new Set([...kindsOfPage.map(({ route }) => route), ...Object.keys(excuses)]);
  expect(routes.filter((route) => !looked.has(route))).toEqual([]);
  expect(
    [...looked].filter((route) => !routes.includes(route)),
    'routes that are gone',
  ).toEqual([]);
});
