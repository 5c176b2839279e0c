import { Hono } from 'hono';
import * as v from 'valibot';
import {
  customerRequestSchema,
  documentedCustomerSchema,
  nestedCustomer,
} from '#src/finance/customer.schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { readBody } from '../http/read-body.ts';
import { carOf } from '../leads/car-of.ts';
import { errorBesideDetail } from '../leads/error-beside-detail.ts';
import { leadLimitReply } from '../leads/lead-limit-reply.ts';
import { storeLead } from '../leads/store-lead.ts';
import { LenderRefusal } from '../ports/lender.ts';
import type { Ports } from '../ports/ports.ts';
import { customerReply, customerReplySchema } from './customer-reply.ts';
import { documentedLimits } from './documented-limits.ts';
import { financeLead } from './finance-lead.ts';
import { oncePerLead } from './once-per-lead.ts';
import { numbersOf } from './quotes.ts';
import { successPath } from './table-lender.ts';

const path = '/api/youx/create-customer';

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path,
    summary: 'Applies for finance; a form sends the names of both parts beside each other',
    body: documentedCustomerSchema(documentedLimits),
    replies: {
      200: { description: 'Where the application goes on', schema: customerReplySchema },
      303: { description: 'The same, for a form without script and a page of this site' },
      404: { description: 'This dealer takes no applications' },
      422: { description: 'A field is wrong; or the lender refused it: then the lead is stored' },
      500: { description: 'The lead could not be stored' },
      502: { description: 'The lender did not answer; the lead is stored' },
    },
  },
];

/**
 * `POST /api/youx/create-customer` (leads and dealer §7). The lead is stored before the lender is asked: it is
 * the dealer's whatever becomes of the application.
 */
export function customerRoutes(ports: Ports) {
  const create = oncePerLead(ports.lender);

  return new Hono<AppEnv>().post(path, errorBesideDetail, publishedSiteOf(ports), async (c) => {
    const { published } = c.var;
    const { finance, leads, site } = published.settings;
    if (finance.lender === null) {
      return problemReply({ status: 404, title: 'Not found', detail: finance.texts.customerFailed });
    }
    const rules = { limits: finance, currency: site.currency, texts: leads.texts };
    const body = await readBody(
      c,
      v.pipe(v.unknown(), v.transform(nestedCustomer), customerRequestSchema(rules)),
    );
    if (!body.ok) return body.reply;
    const { data, additionalData: envelope } = body.value;
    const vehicle = await carOf(published, { car_id: envelope.car_id, car_slug: envelope.car_slug });
    const customer = vehicle === null ? data : { ...data, ...numbersOf(vehicle) };
    const lead = financeLead(c, { customer, envelope, vehicle }, ports.now());
    const refusal = await leadLimitReply(c, ports, lead.fields);
    if (refusal !== null) return refusal;
    const stored = await storeLead(ports, published, lead).catch(reported(ports));
    if (stored === null) {
      return problemReply({ status: 500, title: 'Not stored', detail: finance.texts.leadFailed });
    }
    const { leadId, receiptPath: receipt } = stored;
    // A program is not told that it was caught.
    const outcome = lead.isHeld
      ? { redirectUrl: successPath }
      : await create(leadId, published, customer).catch(outcomeOf(ports));
    return customerReply(c, outcome, { lead_id: leadId, receipt });
  });
}

function reported({ reportError }: Pick<Ports, 'reportError'>) {
  return (error: unknown) => {
    reportError(error);
    return null;
  };
}

/** What a failure is for the shopper: the lender's words, or none. */
function outcomeOf({ reportError }: Pick<Ports, 'reportError'>) {
  return (error: unknown) => {
    if (error instanceof LenderRefusal) return { refusal: error.message };
    reportError(error);
    return { refusal: null };
  };
}
