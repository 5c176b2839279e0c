import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { CustomerRequest } from '#src/finance/customer.schema.ts';
import { documentedCustomerSchema } from '#src/finance/customer.schema.ts';
import { isCodeUnused, requireUnusedCode } from '../../account/codes/one-time-codes.ts';
import { refusedCode } from '../../account/codes/redeem-code.ts';
import { ownedByPhone } from '../../account/own-leads.ts';
import { startSession } from '../../account/sign-in/sign-in.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { sessionOf } from '../../http/visitor/session.ts';
import { liveCarOf } from '../../leads/car-of.ts';
import { addErrorField } from '../../leads/form/add-error-field.ts';
import { storeWithinLimits } from '../../leads/lead-limit-reply.ts';
import type { NewLead } from '../../leads/store/new-lead.ts';
import { StorageError } from '../../ports/database.ts';
import type { Lender } from '../../ports/lender.ts';
import { LenderRefusal } from '../../ports/lender.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PublishedSite } from '../../ports/published-site.ts';
import { documentedLimits } from '../documented-limits.ts';
import { SUCCESS_PATH } from '../lenders/table-lender.ts';
import { vehicleNumbersOf } from '../quotes.ts';
import { financeCodePage } from './code-page.ts';
import { customerReply, customerReplySchema } from './customer-reply.ts';
import { financeLead } from './finance-lead.ts';
import { type Proof, provePhone } from './prove-phone.ts';
import { readApplication } from './read-application.ts';
import { refusedApplications } from './refused-application.ts';

const PATH = '/api/youx/create-customer';

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: PATH,
    summary:
      'Applies for finance, with the code of the phone as additionalData.code where the dealer wants one; the ' +
      "site's own form sends its fields beside each other",
    body: documentedCustomerSchema(documentedLimits),
    replies: {
      200: { description: 'Where the application continues', schema: customerReplySchema },
      303: { description: 'The same as a redirect, for a form without JavaScript and a page of this site' },
      404: { description: 'This dealer takes no applications' },
      422: {
        description: 'A field is invalid, or the lender refused the application; then the lead is stored',
      },
      500: { description: 'The lead could not be stored' },
      503: { description: 'The storage is not available' },
      502: { description: 'The lender did not answer; the lead is stored' },
    },
  },
];

/**
 * `POST /api/youx/create-customer` (leads and dealer §7). The lead is stored before the lender is
 * called, so the dealer has it whatever the lender answers. The same transaction uses the phone
 * code up; a retry needs no other code.
 */
export function customerRoutes(ports: Ports) {
  const create = oncePerLead(ports.lender);

  return new Hono<AppEnv>().post(
    PATH,
    refusedApplications(ports),
    addErrorField,
    publishedSiteOf(ports),
    sessionOf(ports),
    async (c) => {
      const { published } = c.var;
      const { finance } = published.settings;
      if (finance.lender === null) return notFoundProblem(finance.texts.customerFailed);
      const read = await readApplication(c);
      if (!read.ok) return read.reply;
      const { envelope } = read.value;
      const vehicle = await liveCarOf(ports, published, envelope);
      const { customer: applicant } = read.value;
      const customer = vehicle === null ? applicant : { ...applicant, ...vehicleNumbersOf(vehicle) };
      const lead = financeLead(c, { ...read.value, customer, vehicle }, ports.now());
      const proof = await provePhone(c, ports, read.value, lead);
      if (!proof.ok) {
        const isPage = wantsPage(c.req.raw) && read.value.form !== null;
        return isPage ? financeCodePage(c, ports, read.value, proof.reply) : proof.reply;
      }
      const stored = await store(c, ports, lead, proof);
      if (stored instanceof Response) return stored;
      const { leadId, receiptPath: receipt } = stored;
      // A spam bot gets the usual reply.
      const outcome = lead.isHeld
        ? { redirectUrl: SUCCESS_PATH }
        : await create(leadId, published, customer).catch(outcomeOf(ports));
      c.res = await customerReply(c, ports, outcome, { lead_id: leadId, receipt });
      if (stored.isNew && proof.by) await startSession(c, ports, proof.by.signingIn);
      return c.res;
    },
  );
}

type Proved = Extract<Proof, { readonly ok: true }>;

/**
 * Stores the lead and uses the code up in one transaction; returns the stored lead or the refusal.
 */
async function store(c: Context<AppEnv>, ports: Ports, lead: NewLead, { by }: Proved) {
  const { published } = c.var;
  const { finance, account } = published.settings;
  const withLead = (id: string) =>
    by === null ? [] : [requireUnusedCode(by.code), ...by.signingIn.statements, ownedByPhone(id, by.code)];
  try {
    return await storeWithinLimits(c, ports, { ...lead, with: withLead });
  } catch (error) {
    // A concurrent application used the same code.
    const isUsed = by !== null && !(await isCodeUnused(ports, by.code).catch(() => true));
    if (isUsed) return refusedCode(account.texts.codeInvalid);
    ports.reportError(error);
    const reply = { title: 'Not stored', detail: finance.texts.leadFailed };
    return error instanceof StorageError
      ? problemReply({ status: 503, ...reply }, { 'Retry-After': '10' })
      : problemReply({ status: 500, ...reply });
  }
}

/** Turns a failure into the lender's message, or none, for the shopper. */
function outcomeOf({ reportError }: Pick<Ports, 'reportError'>) {
  return (error: unknown) => {
    if (error instanceof LenderRefusal) return { refusal: error.message };
    reportError(error);
    return { refusal: null };
  };
}

/** A retry after this time asks the lender again. */
const kept = { max: 5000, ttl: 10 * 60 * 1000 };

/**
 * Sends each lead to the lender once, however often the shopper clicks; again only after a failure.
 */
function oncePerLead(lender: Lender) {
  const asked = new LRUCache<string, ReturnType<Lender['createCustomer']>>(kept);
  return (leadId: string, published: PublishedSite, customer: CustomerRequest) => {
    const known = asked.get(leadId);
    if (known !== undefined) return known;
    const creating = lender.createCustomer(published, customer);
    asked.set(leadId, creating);
    creating.catch(() => asked.delete(leadId));
    return creating;
  };
}
