import { acceptCommand } from '../stock/accept-command.ts';
import type { Notice } from './notice.schema.ts';

const problemTitles: Readonly<Record<Notice['what'], string>> = {
  feed: 'its feed cannot be fetched',
  refused: 'a feed was not taken',
  failed: 'its site could not be built',
  held: 'its feed is held',
  unusable: 'its feed cannot be used',
};

const wellTitles: Readonly<Record<Notice['what'], string>> = {
  feed: 'its feed can be fetched again',
  refused: 'a feed was taken again',
  failed: 'its site is built again',
  held: 'its feed is taken again',
  unusable: 'its feed can be used again',
};

export const consequences: Readonly<Record<Notice['what'], string>> = {
  feed: 'The site shows the last feed that came.',
  refused: 'The site shows the last feed that came.',
  failed: 'What was live is live still.',
  held: 'The site shows the last good stock.',
  unusable: 'The site shows the last good stock; a dealer who never had one has no site yet.',
};

export function noticeTitle({ tenant, kind, what }: Pick<Notice, 'tenant' | 'kind' | 'what'>): string {
  return `${tenant}: ${kind === 'problem' ? problemTitles[what] : wellTitles[what]}`;
}

/** What to do; null where nothing is to be done but to read what is wrong. */
export function adviceFor({ tenant, what }: Pick<Notice, 'tenant' | 'what'>): string | null {
  switch (what) {
    case 'held':
      return `If the feed is right: ${acceptCommand(tenant)}`;
    case 'unusable':
      return `Mend the feed, or ask its supplier for a whole one. To look at it: npm run import -- --tenant ${tenant}`;
    case 'failed':
      return `What is wrong in its settings: npm run check -- --tenant ${tenant}`;
    case 'refused':
      return null;
    case 'feed':
      return `The address is "source.url" in the feed.json of ${tenant}.`;
  }
}

/** The whole notice as plain text. */
export function noticeText(notice: Notice): string {
  const since = `Since ${new Date(notice.sinceMs).toISOString()}.`;
  if (notice.kind === 'well') return [`${noticeTitle(notice)}.`, `It was not so: ${since}`].join('\n\n');
  const parts = [`${noticeTitle(notice)}.`, notice.sentences.join('\n'), consequences[notice.what], since];
  return [...parts, adviceFor(notice)].filter((part) => part !== null).join('\n\n');
}
