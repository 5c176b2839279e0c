import type { Location } from '../../tenant/settings/locations/locations.schema.ts';

/** The branches of a state, as one line of a directory. */
export interface StateLine {
  readonly state: string;
  readonly count: number;
  /** Each town once, in the order of the branches. */
  readonly towns: readonly string[];
  /** Of the first branch that has one. */
  readonly phone: string | null;
}

/** Lines by number of branches, the most first. */
export function stateLines(locations: readonly Pick<Location, 'address' | 'phone'>[]): StateLine[] {
  return [...Map.groupBy(locations, ({ address }) => address.state)]
    .map(([state, branches]) => ({
      state,
      count: branches.length,
      towns: [...new Set(branches.map(({ address }) => address.city))],
      phone: branches.find(({ phone }) => phone !== null)?.phone ?? null,
    }))
    .toSorted((a, b) => b.count - a.count);
}
