import { acceptCommand } from '../stock/import/accept-command.ts';
import type { Notice } from './notice.schema.ts';

const problemTitles: Readonly<Record<Notice['what'], string>> = {
  feed: 'its feed cannot be fetched',
  refused: 'a feed was refused',
  failed: 'its site could not be built',
  held: 'its feed is held',
  unusable: 'its feed cannot be used',
};

const wellTitles: Readonly<Record<Notice['what'], string>> = {
  feed: 'its feed can be fetched again',
  refused: 'a feed was accepted again',
  failed: 'its site is built again',
  held: 'its feed is accepted again',
  unusable: 'its feed can be used again',
};

export const consequences: Readonly<Record<Notice['what'], string>> = {
  feed: 'The site shows the last feed that arrived.',
  refused: 'The site shows the last feed that arrived.',
  failed: 'Visitors see the site as it was before.',
  held: 'The site shows the last good stock.',
  unusable: 'The site shows the last good stock; a dealer who never had one has no site yet.',
};

export function noticeTitle({ tenant, kind, what }: Pick<Notice, 'tenant' | 'kind' | 'what'>): string {
  return `${tenant}: ${kind === 'problem' ? problemTitles[what] : wellTitles[what]}`;
}

export function adviceFor({
  tenant,
  what,
  sentences,
}: Pick<Notice, 'tenant' | 'what' | 'sentences'>): string {
  if (what === 'failed' && sentences.some((sentence) => sentence.includes(SEARCH_UPLOAD_FAILED))) {
    return `Look at the search server. Once it answers: npm run search:index -- --tenant ${tenant}`;
  }
  switch (what) {
    case 'held':
      return `If the feed is right: ${acceptCommand(tenant)}`;
    case 'unusable':
      return `Correct the feed, or ask its supplier for a complete one. To look at it: npm run import -- --tenant ${tenant}`;
    case 'failed':
      return `What is wrong in its settings: npm run check -- --tenant ${tenant}`;
    case 'refused':
      return 'Tell whoever sends the feed what was wrong with it. The next one is accepted automatically.';
    case 'feed':
      return `Open the address in a browser: it is "source.url" in tenants/${tenant}/feed.json. It is tried again automatically.`;
  }
}

/** The notice as plain text, with times in `timeZone`. */
export function noticeText(notice: Notice, timeZone: string): string {
  const { kind, what, sentences, sinceMs, atMs } = notice;
  const time = (ms: number) => clockOf(timeZone).format(ms);
  const title = `${noticeTitle(notice)}.`;
  if (kind === 'well') {
    return `${title}\n\nThe problem began on ${time(sinceMs)} and ended on ${time(atMs)}. Nothing needs to be done.`;
  }
  const parts = [
    title,
    ...(sentences.length === 0 ? [] : [`What happened: ${sentences.join('\n')}`]),
    `Since: ${time(sinceMs)}`,
    `Meanwhile: ${consequences[what]}`,
    `What to do: ${adviceFor(notice)}`,
  ];
  return parts.join('\n\n');
}

/**
 * `Friday 20 November 2026 at 7:59 pm AEST`: names the zone because ops and dealer may be in different ones.
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/**
 * First words of the error of a build whose search upload failed: the advice then does not point to the
 * settings.
 */
export const SEARCH_UPLOAD_FAILED = 'The search server was not brought up to date.';
