import { type Context, Hono } from 'hono';
import type { Receipt } from '#src/leads/success/receipt.schema.ts';
import { AGREEMENT_ID } from '#src/leads/success/receipt-facts.ts';
import { type CardFacts, cardFacts } from '#src/vehicle/card/card.ts';
import { cardSettings } from '#src/vehicle/card/card-settings.ts';
import { isTagShown } from '#src/vehicle/status/tag.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { notFoundProblem } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { relatedInStock } from '../../vehicle/related.ts';
import { withdrawConsent } from '../consent/withdraw-consent.ts';
import { leadOfReceipt, type StoredLead } from '../store/stored-lead.ts';
import { appointmentReply } from '../test-drive/appointment-reply.ts';
import { appointmentOfLead } from '../test-drive/appointments.ts';
import { receiptReply } from './receipt-reply.ts';

/**
 * The shopper's view of a lead, opened by its receipt token: `GET /api/leads/{receipt}` shows what
 * was sent; `POST …/withdraw` withdraws the consent, without signing in and idempotently (Spam Act
 * 2003: an unsubscribe facility that needs no account).
 */
export function receiptRoutes(ports: Ports) {
  return new Hono<AppEnv>()
    .get('/api/leads/:receipt', publishedSiteOf(ports), async (c) => {
      const lead = await leadOfReceipt(ports.database, c.var.published.slug, c.req.param('receipt'));
      if (lead === null) return notFound(c);
      const receipt = await receiptOf(ports, c.var.published, { lead, token: c.req.param('receipt') });
      if (!wantsPage(c.req.raw)) return c.json(receipt);
      return ports.pages.render(c.var.published, 'receipt', { receipt, path: c.req.path });
    })
    .post('/api/leads/:receipt/withdraw', publishedSiteOf(ports), async (c) => {
      const lead = await leadOfReceipt(ports.database, c.var.published.slug, c.req.param('receipt'));
      if (lead === null) return notFound(c);
      const withdrawnAtMs = await withdrawConsent(ports, c.var.published, lead, c.req.param('receipt'));
      if (wantsPage(c.req.raw)) {
        return c.redirect(`${c.req.path.replace(/\/withdraw$/, '')}#${AGREEMENT_ID}`, 303);
      }
      return c.json({ lead_id: lead.id, withdrawn_at: new Date(withdrawnAtMs).toISOString() });
    });
}

async function receiptOf(
  ports: Pick<Ports, 'database' | 'now'>,
  published: PublishedSite,
  { lead, token }: { readonly lead: StoredLead; readonly token: string },
): Promise<Receipt> {
  const nowMs = ports.now();
  const [booked, similar] = await Promise.all([
    appointmentOfLead(ports.database, lead.id),
    similarCards(ports, published, lead),
  ]);
  const appointment = booked && appointmentReply(published, { appointment: booked, lead, token }, nowMs);
  return receiptReply(published, { lead, appointment, similar, nowMs });
}

function notFound(c: Context<AppEnv>): Response {
  return notFoundProblem(c.var.published.settings.leads.receipt.notFound);
}

/**
 * Cards of vehicles in stock that are similar to the one of a lead, as many as success.json allows.
 */
async function similarCards(
  ports: Pick<Ports, 'database' | 'now'>,
  published: PublishedSite,
  { vehicle }: Pick<StoredLead, 'vehicle'>,
): Promise<CardFacts[]> {
  const { settings } = published;
  if (vehicle === null || settings.success.maxCars === 0) return [];
  const ids = (await relatedInStock(ports, published, vehicle.slug)).slice(0, settings.success.maxCars);
  const now = new Date(ports.now());
  const facts = cardSettings(settings, now);
  const cards = await Promise.all(
    ids.map(async (id) => {
      const slug = await published.slugOf(id);
      const car = slug === null ? null : await published.vehicle(slug);
      if (car === null) return [];
      const card = cardFacts(car, facts);
      return [{ ...card, tag: card.tag && isTagShown(card.tag, now) ? card.tag : null }];
    }),
  );
  return cards.flat();
}
