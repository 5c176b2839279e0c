import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWorkflowSite, someWorkflowSites } from './a-workflow-site.fixture.ts';
import { groupSites } from './site-groups.ts';

const slug = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/);
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 300 });
const groupsOf = (names: readonly string[]) => groupSites(names.map((name) => aWorkflowSite(name)));
const membersOf = (groups: ReturnType<typeof groupSites>) =>
  groups.flatMap(({ sites }) => sites.map(({ slug }) => slug));

describe('the groups of sites', () => {
  it.each([
    [1, 1],
    [4, 4],
    [300, 256],
    [2000, 256],
  ])('hold each of %i sites once, in at most %i groups', (count, max) => {
    const sites = someWorkflowSites(count);
    const groups = groupSites(sites);
    expect(groups.length).toBeLessThanOrEqual(max);
    expect(membersOf(groups).toSorted()).toEqual(sites.map(({ slug }) => slug).toSorted());
  });

  it('divide 2,000 sites so that no job has more than three times the average', () => {
    const sizes = groupSites(someWorkflowSites(2000)).map(({ sites }) => sites.length);
    expect(Math.max(...sizes)).toBeLessThan((3 * 2000) / 256);
  });

  it('contain each site once, whatever its name', () => {
    fc.assert(
      fc.property(slugs, (names) => {
        expect(membersOf(groupsOf(names)).toSorted()).toEqual(names.toSorted());
      }),
    );
  });

  it('do not depend on the order of the sites', () => {
    fc.assert(
      fc.property(slugs, (names) => {
        expect(groupsOf(names.toReversed())).toEqual(groupsOf(names));
      }),
    );
  });

  it('change in only one group when a dealer is added', () => {
    fc.assert(
      fc.property(slugs, ([added = '', ...others]) => {
        const before = new Map(groupsOf(others).map(({ group, sites }) => [group, sites]));
        const changed = groupsOf([added, ...others]).filter(
          ({ group, sites }) => sites.length !== (before.get(group)?.length ?? 0),
        );
        expect(membersOf(changed)).toContain(added);
        expect(changed.length).toBe(1);
      }),
    );
  });
});
