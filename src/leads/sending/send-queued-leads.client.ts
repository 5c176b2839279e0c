import { dropLead, type KeptLead, keptLeads } from '../../forms/sending/outbox.store.ts';
import { sendLead } from '../../forms/sending/send.api.ts';
import { toast } from '../../ui/toasts/toast.store.ts';
import { fill } from '../../values/fill.ts';
import { tellLeadSent, thanksAfter } from '../success/sent-lead.store.ts';

/** Queued leads older than this are dropped: the shopper no longer expects an answer. */
const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * Sends the leads queued while offline, one after the other and from one tab only. If the network fails again, the
 * rest stays queued.
 */
export async function sendQueuedLeads(): Promise<void> {
  await navigator.locks.request('lead-outbox', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    for (const lead of keptLeads()) await sendKept(lead);
  });
}

async function sendKept(lead: KeptLead): Promise<void> {
  const { key, texts, keptAtMs, values } = lead;
  if (Date.now() - keptAtMs > LONGEST_MS) {
    dropLead(key);
    toast(texts.keptExpired, texts.close);
    return;
  }
  const outcome = await sendLead(lead);
  if (outcome.kind === 'sent') {
    dropLead(key);
    const isAnnounced = tellLeadSent(document, values, outcome.reply);
    // The toast disappears soon, but the tab remembers the lead, so that its link still works.
    const href = thanksAfter(values, outcome.reply);
    const link = isAnnounced && texts.keptLink !== '' ? { link: { href, label: texts.keptLink } } : {};
    toast(texts.keptSent, texts.close, link);
  } else if (outcome.kind === 'refused') {
    dropLead(key);
    toast(fill(texts.keptRefused, { reason: outcome.detail || texts.failed }), texts.close);
  }
}
