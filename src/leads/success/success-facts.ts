import type { Settings } from '../../tenant/settings/subjects.ts';
import type { CardLayout } from '../../tenant/templates.ts';
import type { ImageSettings } from '../../ui/photo/image-url.ts';
import { fill } from '../../values/fill.ts';
import { cardLayout } from '../../vehicle/card/card-settings.ts';
import { type ReceiptTexts, receiptTexts } from './receipt-facts.ts';
import type { SentLead } from './sent-lead.schema.ts';
import { kindsOfForms, type SuccessKind } from './success-kind.ts';

/** Everything `/success` shows besides the receipt. */
export interface SuccessFacts {
  /** `shownHours` in success.json. */
  readonly shownHours: number;
  readonly stockPath: string;
  /** A heading for each kind of form, shown until the receipt brings its own. */
  readonly headings: Readonly<Partial<Record<SuccessKind, string>>>;
  readonly thanks: string;
  readonly nothing: { readonly heading: string; readonly text: string; readonly contact: string };
  readonly similar: string;
  readonly search: string;
  readonly noPhoto: string;
  readonly layout: CardLayout;
  readonly images: ImageSettings;
  readonly texts: ReceiptTexts;
}

interface Place {
  readonly stockPath: string;
  /** Values for the placeholders in the dealer's texts. */
  readonly words: Readonly<Record<string, string>>;
}

export function successFacts(settings: Settings, { stockPath, words }: Place): SuccessFacts {
  const { texts, kinds, shownHours } = settings.success;
  const early = new Set<SuccessKind>(['enquiry', 'booked', ...Object.values(kindsOfForms)]);
  return {
    ...{ shownHours, stockPath },
    headings: Object.fromEntries([...early].map((kind) => [kind, kinds[kind].heading])),
    thanks: fill(texts.thanks, { dealer: settings.site.name }),
    nothing: { heading: texts.none, text: texts.noneText, contact: texts.contact },
    similar: fill(texts.similar, words),
    search: fill(texts.search, words),
    noPhoto: settings.vehicle.texts.noPhoto,
    layout: cardLayout(settings),
    images: settings.images,
    texts: receiptTexts(settings),
  };
}

/** The heading to show before the receipt is loaded. */
export function earlyKind({ form, appointment }: Pick<SentLead, 'form' | 'appointment'>): SuccessKind {
  return appointment === null ? (kindsOfForms[form] ?? 'enquiry') : 'booked';
}

/** The record expires after some hours, so that an old tab that is reopened shows no thanks for an old form. */
export function isStillShown({ at }: SentLead, { shownHours }: SuccessFacts, nowMs: number): boolean {
  return nowMs - at < shownHours * 3_600_000;
}
