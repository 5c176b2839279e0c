import { CONTACT_PATH } from '../leads/contact/contact-path.ts';
import { branchClock } from '../locations/hours/branch-zone.ts';
import type { OpeningFacts } from '../locations/hours/opening-words.ts';
import { sortLocations } from '../locations/sort-locations.ts';
import type { Location } from '../tenant/settings/locations/locations.schema.ts';
import type { Settings } from '../tenant/settings/subjects.ts';
import { formatPhone, telHref } from '../values/contact/phone.ts';
import { fill } from '../values/fill.ts';
import { chatScript } from './chat-provider.ts';

/**
 * Texts and links of the contact options: plain data, the props of the island and the content of `/forms/chat.json`.
 */
export interface ChatFacts {
  readonly heading: string;
  readonly close: string;
  readonly intro: string;
  /** The answering branch with its opening hours and texts. */
  readonly opening: OpeningFacts;
  /** Null if the dealer uses no chat provider. */
  readonly provider: ChatProviderFacts | null;
  readonly ways: readonly ChatWay[];
}

export interface ChatProviderFacts {
  readonly script: string;
  /** Global function that opens the chat; `''` if it opens by itself. */
  readonly open: string;
  readonly start: string;
  readonly notice: string;
  readonly loading: string;
  readonly failed: string;
}

export interface ChatWay {
  readonly kind: 'form' | 'sms' | 'phone';
  readonly href: string;
  readonly label: string;
  readonly text: string;
}

type ChatSources = Pick<Settings, 'chat' | 'site' | 'locations'>;

export function chatFacts({ chat, site, locations }: ChatSources): ChatFacts {
  const { texts } = chat;
  const { open, today, tomorrow, later, unknown } = texts;
  const branch = branchThatAnswers(locations);
  return {
    heading: texts.heading,
    close: texts.close,
    intro: fill(texts.intro, { dealer: site.name }),
    opening: {
      branch: branch && { id: branch.id, openingHours: branch.openingHours },
      specialHours: locations.specialHours,
      ...branchClock(branch, site),
      texts: { open, today, tomorrow, later, unknown },
    },
    provider: providerFacts(chat),
    ways: waysOf({ chat, site }),
  };
}

function branchThatAnswers({ locations, order }: ChatSources['locations']): Location | null {
  const known = sortLocations(locations, order).filter(({ openingHours }) => openingHours.length > 0);
  return known.find(({ primary }) => primary) ?? known[0] ?? null;
}

function providerFacts({ provider, texts }: ChatSources['chat']): ChatProviderFacts | null {
  if (provider === null) return null;
  const script = chatScript(provider);
  const words = { provider: provider.name, host: new URL(script).host };
  const { loading, failed } = texts;
  return {
    script,
    open: provider.open ?? '',
    start: fill(texts.start, words),
    notice: fill(texts.notice, words),
    loading,
    failed,
  };
}

function waysOf({ chat: { ways, texts }, site }: Pick<ChatSources, 'chat' | 'site'>): ChatWay[] {
  const { form, sms, phone } = texts;
  return [
    ...(ways.form ? [{ kind: 'form' as const, href: CONTACT_PATH, label: form, text: texts.formText }] : []),
    ...(ways.sms
      ? [
          {
            kind: 'sms' as const,
            href: telHref(ways.sms).replace('tel:', 'sms:'),
            label: sms,
            text: formatPhone(ways.sms),
          },
        ]
      : []),
    ...(ways.phone && site.phone
      ? [{ kind: 'phone' as const, href: telHref(site.phone), label: phone, text: formatPhone(site.phone) }]
      : []),
  ];
}
