import type { SitePage } from '../built-site.ts';

/** Matches `48 hour money back guarantee`, `14 days to change your mind`, `return it within 14 days`. */
const returnPromises = [
  /(\d+)[ -](hour|day)s?\b[^.]{0,30}\b(?:money back|change your mind|to return|return period)/gi,
  /\b(?:return|bring|hand)\w* (?:it|them|the \w+)(?: back)? within (\d+)[ -](hour|day)s?\b/gi,
];

/** The different periods within which a page says that a vehicle may be returned, such as `14 day`. */
function returnPeriods(words: readonly string[]): Set<string> {
  // Each promise names a length, and few texts do.
  const lengths = words.filter((text) => /\d[ -](?:hour|day)/i.test(text));
  const periods = lengths.flatMap((text) =>
    returnPromises.flatMap((promise) =>
      [...text.matchAll(promise)].map(([, length, unit]) => `${length} ${unit?.toLowerCase()}`),
    ),
  );
  return new Set(periods);
}

/** The number of list items that promise roadside assistance; a page should promise it in one list only. */
function assistPoints(html: string): number {
  return [...html.matchAll(/<li[^>]*>([^<]*roadside assist[^<]*)</gi)].length;
}

/** Promises that contradict each other or are repeated on a page. */
export function promiseProblems({ path, html, facts }: SitePage): string[] {
  const periods = returnPeriods(facts.words);
  const isVehicle = path.startsWith('/cars/');
  return [
    ...(periods.size > 1 ? [`${path} promises returns within ${[...periods].join(' and ')}s`] : []),
    ...(isVehicle && assistPoints(html) > 1
      ? [`${path} promises roadside assist ${assistPoints(html)} times`]
      : []),
  ];
}
