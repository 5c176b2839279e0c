import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problemReply } from '../http/problem.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import type { Statement } from '../ports/database.ts';
import type { Ports } from '../ports/ports.ts';
import { takeLeadLimits } from './lead-limits.ts';
import { type NewLead, personOf } from './new-lead.ts';
import { findStored } from './store-lead.ts';
import type { LeadFields } from './stored-lead.ts';

/** The refusal of one lead too many from an address or a person; null while there are not too many. */
export async function leadLimitReply(
  c: Context<AppEnv>,
  { database, now }: Pick<Ports, 'database' | 'now'>,
  fields: LeadFields,
  exempt?: Statement,
): Promise<Response | null> {
  const { slug: site, settings } = c.var.published;
  const { limits, texts } = settings.leads;
  const sender = { site, address: visitorAddress(c), person: personOf(site, fields) };
  const freeAtMs = await takeLeadLimits(database, sender, { limits, nowMs: now(), exempt });
  if (freeAtMs === null) return null;
  const seconds = Math.max(1, Math.ceil((freeAtMs - now()) / 1000));
  return problemReply(
    { status: 429, title: 'Too many requests', detail: texts.tooMany },
    { 'Retry-After': String(seconds) },
  );
}

/** As `leadLimitReply`, of a lead that is to be stored: a retry of one that is there takes nothing of a limit. */
export async function newLeadLimitReply(
  c: Context<AppEnv>,
  ports: Pick<Ports, 'database' | 'now'>,
  lead: NewLead,
): Promise<Response | null> {
  return leadLimitReply(c, ports, lead.fields, findStored(c.var.published, lead, ports.now()));
}
