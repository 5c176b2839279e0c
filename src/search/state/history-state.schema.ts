import * as v from 'valibot';
import { sortKeys } from '../../tenant/settings/sort-keys.ts';
import { listAttributes, rangeAttributes } from '../attributes.ts';

const end = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));
const ranges = v.record(v.picklist(rangeAttributes), v.object({ min: end, max: end }));
const lists = v.record(v.picklist(listAttributes), v.array(v.string()));

/** The search screen's part of `history.state`; other scripts may add properties. */
export const historyStateSchema = v.object({
  search: v.object({
    query: v.string(),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    sort: v.picklist(sortKeys),
    lists,
    ranges,
    near: v.optional(v.object({ place: v.string(), km: end })),
  }),
  scrollY: v.optional(v.number(), 0),
});
