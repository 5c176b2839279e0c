import { describe, expect, it } from 'vitest';
import type { LandingPage } from '../landing-page.ts';
import { listingTrail } from './listing-trail.ts';

const page = (kind: LandingPage['kind'], key: string, path: string, label: string): LandingPage => ({
  kind,
  key,
  path,
  label,
  title: label,
  heading: label,
  filter: {},
  count: 1,
});

const all = page('type', 'new-used-and-demo-cars', '/search/new-used-and-demo-cars', 'All');
const used = page('type', 'used-cars', '/search/used-cars', 'Used');
const mazda = page('make', 'mazda', '/search/mazda', 'Mazda');
const mazda3 = page('model', 'mazda/3', '/search/mazda/3', '3');
const landing = [all, used, mazda, mazda3];

describe('listingTrail', () => {
  it.each([
    [all, 'All'],
    [used, 'All > Used'],
    [mazda, 'All > Mazda'],
    [mazda3, 'All > Mazda > 3'],
  ])('to $path ends with the page itself', (current, expected) => {
    const trail = listingTrail(current, landing);
    expect(trail.map(({ label }) => label).join(' > ')).toBe(expected);
    expect(trail.map(({ href }) => href === undefined)).toEqual(
      trail.map((_, index) => index === trail.length - 1),
    );
  });

  it('links to existing listings', () => {
    expect(listingTrail(mazda3, landing).map(({ href }) => href)).toEqual([all.path, mazda.path, undefined]);
  });
});
