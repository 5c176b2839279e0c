import * as v from 'valibot';

/** A search as its address and in words: `/search/mazda?body=SUV`, "Mazda · SUV". */
export const recentSearchSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/), v.maxLength(2000)),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});

export type RecentSearch = v.InferOutput<typeof recentSearchSchema>;

export const recentSearchesSchema = v.array(recentSearchSchema);
