import { feedFields, isFeedField } from '../stock/columns/feed-fields.ts';
import { joinWords } from '../tenant/mistakes/allowed-words.ts';
import type { Finding } from '../tenant/mistakes/mistake.ts';
import { nearestWord } from '../tenant/nearest.ts';
import type { Settings } from '../tenant/settings/subjects.ts';

/** Fields in feed.json that no vehicle has, for which the import refuses the feed. */
export function feedFieldFindings({ feed }: Settings): Finding[] {
  return (['columns', 'constants', 'values'] as const).flatMap((key) =>
    Object.keys(feed[key]).flatMap((field): Finding[] => {
      if (isFeedField(field)) return [];
      const nearest = nearestWord(field, feedFields);
      return [
        {
          subject: 'feed',
          path: [key, field],
          message: `${key} names a field "${field}" that no vehicle has.`,
          nearest: nearest && JSON.stringify(nearest),
          allowed: joinWords(feedFields),
        },
      ];
    }),
  );
}
