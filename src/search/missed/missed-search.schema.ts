import * as v from 'valibot';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Body of a request to `MISSED_SEARCH_PATH`; `cleanedSearch` removes what must not be kept. */
export const missedSearchSchema = v.strictObject({
  words: text(200),
  filters: v.pipe(v.array(text(100)), v.maxLength(20)),
});
