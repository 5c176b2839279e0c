import { expect, it } from 'vitest';
import { bodyOfModel } from './body-of-model.ts';
import { makeTable } from './make-table.ts';
import { keyOf, knownMake } from './makes.ts';
import { modelAliases, modelTable } from './model-table.ts';

it('finds the body of models that have only one', () => {
  expect(bodyOfModel('Toyota', 'HiLux')).toBe('ute');
  expect(bodyOfModel('Toyota', 'Corolla')).toBeNull();
});

it('spells makes as in the table of makes', () => {
  expect(Object.keys(modelTable).filter((make) => knownMake(make) !== make)).toEqual([]);
});

it('assigns each name to one make', () => {
  const names = makeTable.flatMap(({ name, aliases }) => [...new Set([name, ...aliases].map(keyOf))]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('points every model alias at a listed model', () => {
  const wrong = Object.entries(modelAliases).filter(([name, model]) => {
    const make = name.slice(0, name.lastIndexOf(' '));
    return !modelTable[make]?.split(', ').includes(model);
  });
  expect(wrong).toEqual([]);
});
