import type { Settings } from '../../tenant/settings/subjects.ts';
import { fill } from '../../values/fill.ts';
import type { NoticeChannel } from '../notices/notice-channels.ts';

type Saved = Settings['account']['savedSearches'];
type Words = Readonly<Record<string, string | number>>;

/** Props of the form that saves a search. */
export interface SaveSearchFacts {
  readonly texts: Omit<Saved['form'], 'sms' | 'email' | 'emailNeeded' | 'full' | 'all'>;
  /** Labels of the offered channels. */
  readonly labels: Readonly<Partial<Record<NoticeChannel, string>>>;
}

export function saveSearchFacts({ account }: Pick<Settings, 'account'>, words: Words): SaveSearchFacts {
  const { channels, form } = account.savedSearches;
  const { sms, email, emailNeeded: _said, full: _told, all: _named, ...texts } = form;
  const labels = { sms, email };
  return {
    texts: { ...texts, intro: fill(texts.intro, words), consent: fill(texts.consent, words) },
    labels: Object.fromEntries(channels.map((channel) => [channel, labels[channel]])),
  };
}

/** Props of the list of saved searches. */
export type SavedSearchesFacts = ReturnType<typeof savedSearchesFacts>;

export function savedSearchesFacts(
  { account, site }: Pick<Settings, 'account' | 'site'>,
  { words, stockPath }: { readonly words: Words; readonly stockPath: string },
) {
  const { list } = account.savedSearches;
  const { texts, labels } = saveSearchFacts({ account }, words);
  const { how, emailField, consent, offline, close } = texts;
  const filled = (text: string) => fill(text, words);
  return {
    list: {
      ...list,
      resumeText: fill(list.resumeText, { consent }),
      emptyText: filled(list.emptyText),
      browse: filled(list.browse),
      newOne: filled(list.newOne),
      newMany: filled(list.newMany),
    },
    form: { how, emailField, consent, offline, close },
    labels,
    stockPath,
    timeZone: site.timeZone,
    locale: site.locale,
  };
}
