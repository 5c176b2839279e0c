import { adfDocument } from '#src/leads/adf/adf-document.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { LeadDestination } from '#src/tenant/settings/leads/lead-destination.schema.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { dayOf } from '#src/values/time/date.ts';
import { sha256 } from '../../http/digest.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';
import type { StoredLead } from '../store/stored-lead.ts';
import type { DeliveryClaim } from './claim.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { DeliveryPorts } from './delivery-ports.ts';
import { postTo } from './webhook/receiver.ts';
import { webhookBody } from './webhook/webhook-body.ts';
import { signedHeaders } from './webhook/webhook-signature.ts';

interface Sending extends LeadToSend {
  readonly adf: string;
}

/**
 * The dealer's published settings. Rejects with `DeliveryFailure` when there are none, or when
 * another version built them.
 */
export async function settingsOf(ports: DeliveryPorts, site: string): Promise<Settings> {
  const settings = await publishedSettings(ports, site);
  if (settings === null) throw new DeliveryFailure('The dealer has published nothing here.');
  const { languageOf } = settings.site;
  const ofDealer = languageOf === null ? null : await publishedSettings(ports, languageOf);
  return ofDealer === null ? settings : withLabelsOf(ofDealer, settings);
}

async function publishedSettings({ publishedSite }: DeliveryPorts, site: string): Promise<Settings | null> {
  const published = await publishedSite(site).catch((cause: unknown) => {
    if (cause instanceof OutdatedPublication)
      throw new DeliveryFailure("The dealer's site is being updated.");
    throw cause;
  });
  return published?.settings ?? null;
}

/** The staff reads the names of fields in the dealer's language, whichever the shopper's was. */
function withLabelsOf(dealer: Settings, edition: Settings): Settings {
  const { labels } = dealer.leads.receipt;
  const { leads } = edition;
  return { ...edition, leads: { ...leads, receipt: { ...leads.receipt, labels } } };
}

export interface LeadToSend {
  readonly claim: DeliveryClaim;
  readonly lead: StoredLead;
  readonly settings: Settings;
}

/**
 * Sends a lead to its destination in its current state, including a consent withdrawn since.
 * Rejects with `DeliveryFailure`.
 */
export async function deliverLead(
  ports: DeliveryPorts,
  { claim, lead, settings }: LeadToSend,
  signal: AbortSignal,
): Promise<void> {
  const destination = settings.leads.destinations.find(({ name }) => name === claim.destination);
  if (destination === undefined) {
    throw new DeliveryFailure(`leads.json has no destination "${claim.destination}".`);
  }
  const adf = adfDocument(lead, settings, { isResent: claim.sentBeforeMs !== null });
  await sendTo(destination, { claim, lead, settings, adf }, ports, signal);
}

function sendTo(
  destination: LeadDestination,
  sending: Sending,
  ports: DeliveryPorts,
  signal: AbortSignal,
): Promise<void> {
  switch (destination.kind) {
    case 'adf-file':
      return writeFile(sending, ports);
    case 'webhook':
      return postWebhook(destination, sending, ports, signal);
    case 'email':
      return sendMail(destination.to, sending, ports, signal);
  }
}

async function writeFile({ lead, settings, adf }: Sending, { leadFiles }: DeliveryPorts): Promise<void> {
  if (leadFiles === null)
    throw new DeliveryFailure('This host has no folder for leads.', { kind: 'refused' });
  const day = dayOf(lead.receivedAtMs, settings.site.timeZone);
  const site = dealerOf({ slug: lead.site, settings });
  const file = { site, name: `${day}-${lead.id}.adf.xml`, text: adf };
  await leadFiles.write(file).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new DeliveryFailure(`The file cannot be written${code}.`);
  });
}

async function postWebhook(
  { url, secretVariable, body: format }: LeadDestination & { kind: 'webhook' },
  { claim, lead, settings, adf }: Sending,
  ports: DeliveryPorts,
  signal: AbortSignal,
): Promise<void> {
  const secret = ports.secret(secretVariable);
  if (secret === undefined) {
    throw new DeliveryFailure(`The environment variable ${secretVariable} is not set.`, { kind: 'refused' });
  }
  const body = format === 'adf' ? adf : webhookBody(lead, settings);
  const signature = await signedHeaders(secret, { id: claim.id, sentAtMs: ports.now(), body });
  const type = format === 'adf' ? 'application/x-adf+xml' : 'application/json';
  const headers = { ...signature, 'Content-Type': type };
  const reply = await postTo({ url, headers, body }, ports.postWebhook, signal);
  await reply.body?.cancel().catch(() => undefined);
}

/** ADF 1.0 requires the document to be the whole text of the message. */
async function sendMail(
  to: string,
  { claim, lead, settings, adf }: Sending,
  { mail }: DeliveryPorts,
  signal: AbortSignal,
): Promise<void> {
  if (mail === null) {
    throw new DeliveryFailure('MAIL_KEY and MAIL_FROM are not set.', { kind: 'refused' });
  }
  // A replayed lead, or one changed since an attempt whose answer was lost, must count as a new
  // message.
  const key = [claim.id, claim.sentBeforeMs ?? 0, sha256(adf).slice(0, 16)].join('-');
  const subject = `${settings.site.name}: ${lead.subcategory ?? lead.category}`;
  await mail.send({ to: [to], subject, text: adf, replyTo: replyAddress(lead), key }, signal);
}

/** The shopper's address, unless it has other characters than ASCII, for which a mail service may refuse the message. */
function replyAddress({ fields: { email } }: StoredLead): string | undefined {
  return typeof email === 'string' && /^[!-~]+@[!-~]+$/.test(email) ? email : undefined;
}
