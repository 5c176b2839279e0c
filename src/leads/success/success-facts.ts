import type { Settings } from '../../tenant/settings/subjects.ts';
import type { ImageSettings } from '../../ui/image-url.ts';
import { fill } from '../../values/fill.ts';
import { type ReceiptTexts, receiptTexts } from './receipt-facts.ts';
import type { SentLead } from './sent-lead.schema.ts';
import { kindsOfForms, type SuccessKind } from './success-kind.ts';

/** All that `/success` shows beside the receipt itself. */
export interface SuccessFacts {
  /** success.json `shownHours`. */
  readonly shownHours: number;
  readonly stockPath: string;
  /** For each kind of form; the receipt brings the heading that suits the lead as it stands now. */
  readonly headings: Readonly<Partial<Record<SuccessKind, string>>>;
  readonly thanks: string;
  readonly nothing: { readonly heading: string; readonly text: string; readonly contact: string };
  readonly similar: string;
  /** Label of the link to the stock. */
  readonly search: string;
  readonly noPhoto: string;
  readonly images: ImageSettings;
  readonly texts: ReceiptTexts;
}

interface Place {
  readonly stockPath: string;
  /** For the placeholders of the dealer's texts. */
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
    images: settings.images,
    texts: receiptTexts(settings),
  };
}

/** Which heading suits what a tab has sent, before the receipt is there. */
export function earlyKind({ form, appointment }: Pick<SentLead, 'form' | 'appointment'>): SuccessKind {
  return appointment === null ? (kindsOfForms[form] ?? 'enquiry') : 'booked';
}

/** For a day or so: whoever comes back to an open tab later has another question. */
export function isStillShown({ at }: SentLead, { shownHours }: SuccessFacts, nowMs: number): boolean {
  return nowMs - at < shownHours * 3_600_000;
}
