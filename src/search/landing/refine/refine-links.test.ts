import { describe, expect, it } from 'vitest';
import type { LandingPage } from '../landing-page.ts';
import { refineGroups } from './refine-links.ts';

const texts = {
  condition: 'Condition',
  bodies: 'Body',
  makes: 'Make',
  models: 'Model',
  locations: 'Location',
  showAllMakes: 'Show all makes',
  showAll: 'Show all',
};
const settings = { makesShown: 7, modelsShown: 30, locationsShown: 40, texts };

function page(kind: LandingPage['kind'], key: string, count: number): LandingPage {
  return { kind, key, path: `/search/${key}`, title: key, heading: key, label: key, filter: {}, count };
}

const landing = [
  page('type', 'all', 9),
  page('type', 'used', 7),
  page('type', 'demo', 0),
  page('make', 'kia', 2),
  page('model', 'kia/rio', 2),
  page('make', 'mazda', 5),
  page('model', 'mazda/2', 1),
  page('model', 'mazda/cx-5', 4),
  page('make', 'audi', 2),
  page('body', 'suv', 4),
  page('location', 'nundah', 3),
  page('location', 'airport', 6),
];

function groupsOn(key: string, by = settings, pages = landing) {
  const current = pages.find((candidate) => candidate.key === key);
  if (!current) throw new Error(key);
  return refineGroups(current, pages, by);
}
const labels = (key: string, heading: string, by = settings) =>
  groupsOn(key, by)
    .find((group) => group.heading === heading)
    ?.links.map(({ label }) => label);

describe('refineGroups', () => {
  it('list the makes with most stock, sorted by name', () => {
    expect(labels('all', 'Make')).toEqual(['audi', 'kia', 'mazda']);
    expect(labels('all', 'Make', { ...settings, makesShown: 1 })).toEqual(['mazda', 'audi', 'kia']);
  });

  it('do not change with the stock unless one make overtakes another', () => {
    const more = landing.map((other) => (other.key === 'mazda' ? { ...other, count: 6 } : other));
    expect(groupsOn('all', settings, more)).toEqual(groupsOn('all'));
  });

  it('list locations by name and conditions in a fixed order', () => {
    expect(labels('all', 'Location')).toEqual(['airport', 'nundah']);
    expect(labels('all', 'Condition')).toEqual(['all', 'used']);
  });

  it('exclude listings without stock', () => {
    expect(groupsOn('all').flatMap(({ links }) => links.map(({ label }) => label))).not.toContain('demo');
  });

  it.each(['mazda', 'mazda/2'])('list the models of the make first on /search/%s, and only these', (key) => {
    expect(groupsOn(key)[0]).toMatchObject({ heading: 'Model' });
    expect(labels(key, 'Model')).toEqual(['mazda/2', 'mazda/cx-5']);
  });

  it('have no models if no make is chosen', () => {
    expect(labels('used', 'Model')).toBeUndefined();
  });

  it('mark the current page', () => {
    const current = groupsOn('used').flatMap(({ links }) => links.filter(({ isCurrent }) => isCurrent));
    expect(current).toEqual([{ label: 'used', path: '/search/used', isCurrent: true }]);
  });

  it('exclude a group with a single option', () => {
    expect(labels('kia/rio', 'Model')).toBeUndefined();
    expect(labels('all', 'Body')).toBeUndefined();
  });

  it('"7 makes before Show all makes", 30 models and 40 locations', () => {
    const shown = groupsOn('mazda').map((group) => [group.heading, group.shown, group.moreLabel]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['Make', 7, 'Show all makes'],
        ['Model', 30, 'Show all'],
        ['Location', 40, 'Show all'],
      ]),
    );
  });
});
