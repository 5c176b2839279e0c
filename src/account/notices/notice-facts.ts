import type { Settings } from '../../tenant/settings/subjects.ts';
import { formatPhone } from '../../values/contact/phone.ts';
import { fill } from '../../values/fill.ts';
import type { WatchlistPageProps } from '../watchlist/watchlist-page.ts';
import type { NoticeChannel } from './notice-channels.ts';

type FormTexts = Settings['account']['watchlist']['notices']['form'];

/** Props of the form that switches messages on and off, for one shopper. */
export interface NoticeFacts {
  readonly texts: Pick<
    FormTexts,
    'heading' | 'intro' | 'priceDrops' | 'sold' | 'how' | 'emailField' | 'consent' | 'submit'
  >;
  /** Labels of the offered channels. */
  readonly labels: Readonly<Partial<Record<NoticeChannel, string>>>;
  readonly channel: NoticeChannel;
  /** Names of the ticked checkboxes. */
  readonly ticked: readonly string[];
  readonly email: string;
  /** Confirmation that messages are on or have just been switched off; null for neither. */
  readonly state: string | null;
}

type Asked = Pick<WatchlistPageProps, 'list' | 'contact' | 'notices' | 'hasChanged'>;

export function noticeFacts(
  { account }: Pick<Settings, 'account'>,
  { list, contact, notices, hasChanged }: Asked,
  words: Readonly<Record<string, string | number>>,
): NoticeFacts {
  const { channels, form } = account.watchlist.notices;
  const [first = 'sms'] = channels;
  const { heading, intro, priceDrops, sold, how, emailField, consent, submit } = form;
  const labels = { sms: fill(form.sms, { phone: formatPhone(list.phone) }), email: form.email };
  const isOn = notices?.isOn === true;
  return {
    texts: { heading, intro, priceDrops, sold, how, emailField, consent: fill(consent, words), submit },
    labels: Object.fromEntries(channels.map((channel) => [channel, labels[channel]])),
    channel: notices?.channel ?? first,
    ticked: [
      ...(isOn && notices.priceDrops ? ['price_drops'] : []),
      ...(isOn && notices.sold ? ['sold'] : []),
    ],
    email: notices?.email ?? contact.email ?? '',
    state: isOn ? form.on : hasChanged ? form.off : null,
  };
}
