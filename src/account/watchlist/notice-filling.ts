import type { Settings } from '../../tenant/settings/subjects.ts';
import type { Filling } from '../../ui/filling.ts';
import { fill } from '../../values/fill.ts';
import { formatPhone } from '../../values/phone.ts';
import type { NoticeChannel } from './notice-request.schema.ts';
import type { WantedNotices } from './watch-news.ts';

interface AskedNotices {
  /** National digits. */
  readonly phone: string;
  /** What the shopper has said of themselves. */
  readonly email: string | null;
  /** Null for who has never asked. */
  readonly notices:
    | (WantedNotices & {
        readonly channel: NoticeChannel;
        readonly email: string | null;
        readonly isOn: boolean;
      })
    | null;
  /** Whether the form has just been sent. */
  readonly hasChanged: boolean;
}

/** What makes the form for messages (`WatchNotices.astro`) that of one shopper; nothing is ticked that was not asked for. */
export function noticeFillings(
  { phone, email, notices, hasChanged }: AskedNotices,
  texts: Settings['account']['watchlist']['notices']['form'],
): Filling[] {
  const isOn = notices?.isOn === true;
  const state = isOn ? texts.on : hasChanged ? texts.off : null;
  const tick = (name: string, isTicked: boolean) =>
    isTicked ? [{ at: `[name="${name}"]`, attributes: { checked: '' } }] : [];
  return [
    { at: '[data-fill="notices-label-sms"]', text: fill(texts.sms, { phone: formatPhone(phone) }) },
    { at: '[name="email"]', attributes: { value: notices?.email ?? email ?? '' } },
    ...tick('price_drops', isOn && notices.priceDrops),
    ...tick('sold', isOn && notices.sold),
    ...(notices === null ? [] : channelFillings(notices.channel)),
    ...(state === null
      ? []
      : [{ at: '[data-fill="notices-state"]', text: state, attributes: { hidden: null } }]),
  ];
}

function channelFillings(chosen: NoticeChannel): Filling[] {
  return (['sms', 'email'] as const).map((channel) => ({
    at: `[value="${channel}"]`,
    attributes: { checked: channel === chosen ? '' : null },
  }));
}
