import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files } from './repository.ts';

const mostFiles = 20;

/** Folders that still hold more; a folder leaves this list when it is split, and none is added. */
const stillTooFull = [
  'functions/account',
  'functions/checkout',
  'functions/finance',
  'functions/http',
  'functions/leads',
  'functions/leads/delivery',
  'functions/leads/trade-in',
  'functions/platform',
  'functions/static',
  'functions/storage',
  'functions/vehicle',
  'src/account',
  'src/account/saved-searches',
  'src/account/watchlist',
  'src/catalogue',
  'src/editorial',
  'src/finance/calculator',
  'src/finance/form',
  'src/forms',
  'src/layouts',
  'src/locations',
  'src/locations/map',
  'src/pages',
  'src/pages/on-demand',
  'src/promotions',
  'src/search/screen',
  'src/ui',
  'src/values',
  'src/vehicle',
  'src/vehicle/contact',
  'src/vehicle/details',
  'src/vehicle/gallery',
  'src/vehicle/live',
  'src/vehicle/spin',
];

it('no folder under src, functions and scripts holds more than 20 files', () => {
  const folders = files
    .filter((file) => /^(src|functions|scripts)\//.test(file))
    .map((file) => dirname(file));
  const tooFull = Object.entries(Object.groupBy(folders, (folder) => folder))
    .filter(([, found = []]) => found.length > mostFiles)
    .map(([folder]) => folder);
  expect(tooFull.sort()).toEqual(stillTooFull.sort());
});
