import { type Context, Hono } from 'hono';
import { enquiriesReplySchema, type OwnEnquiry } from '#src/account/enquiry.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import { fill } from '#src/values/fill.ts';
import { stockWord } from '#src/values/vehicle/stock-word.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { reservationReply } from '../checkout/reservation-reply.ts';
import { reservationOfLead } from '../checkout/reservations.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundProblem } from '../http/replies/problem.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { requireSession, signedIn } from '../http/visitor/session.ts';
import { leadRecipient } from '../leads/receipt/lead-recipient.ts';
import { dateAndTimeOf } from '../leads/receipt/receipt-rows.ts';
import type { StoredLead } from '../leads/store/stored-lead.ts';
import { appointmentReply } from '../leads/test-drive/appointment-reply.ts';
import { appointmentOfLead } from '../leads/test-drive/appointments.ts';
import { paymentOfLead } from '../payment/own-payments.ts';
import { paymentWords } from '../payment/payment-words.ts';
import type { Ports } from '../ports/ports.ts';
import type { PublishedSite } from '../ports/published-site.ts';
import { newReceiptToken, type Owner, type OwnLead, readOwnLead, readOwnLeads } from './own-leads.ts';
import { requireAccounts } from './sign-in/accounts-on.ts';
import { ownAccount } from './sign-in/own-account.ts';

type EnquiryPorts = Pick<Ports, 'publishedSite' | 'database' | 'chance' | 'now'>;

/** Only the newest are listed; about older ones the shopper asks the dealer. */
const MAX_ENQUIRIES = 50;

const notSignedIn = { description: 'Not signed in' };

export const enquiryEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/account/enquiries',
    summary: 'The enquiries that the shopper sent while signed in or with a code: kinds, vehicles, dates',
    access: 'session',
    replies: {
      200: { description: 'Newest first', schema: enquiriesReplySchema },
      401: notSignedIn,
      404: { description: 'This dealer has no accounts' },
    },
  },
  {
    method: 'GET',
    path: '/api/account/enquiries/:lead',
    summary: 'Opens an enquiry: its receipt, appointment or reservation',
    access: 'session',
    replies: {
      303: { description: 'To a page that needs no session' },
      401: notSignedIn,
      404: { description: 'The shopper has no such enquiry' },
    },
  },
];

/** `GET /api/account/enquiries`, and the redirect from an enquiry to its own page. */
export function enquiryRoutes(ports: EnquiryPorts) {
  const site = [publishedSiteOf(ports), requireAccounts] as const;
  const own = [...site, ownAccount(ports, 'my-garage')] as const;
  return new Hono<AppEnv>()
    .get('/api/account/enquiries', ...site, requireSession(ports), async (c) =>
      c.json({ enquiries: await ownEnquiries(ports, c.var.published, signedIn(c).userId) }),
    )
    .get('/api/account/enquiries/:lead', ...own, async (c) => open(c, ports, c.req.param('lead')));
}

/**
 * The enquiries of a contact: leads that were sent while signed in, or with a phone that was
 * verified by a code. A phone that was only typed into a form proves nothing and would show one
 * shopper another's enquiry.
 */
export async function ownEnquiries(
  ports: EnquiryPorts,
  published: PublishedSite,
  userId: Owner['userId'],
): Promise<OwnEnquiry[]> {
  const owner = { site: dealerOf(published), userId };
  const leads = await readOwnLeads(ports.database, owner, MAX_ENQUIRIES);
  return Promise.all(leads.map((lead) => ownEnquiry(ports, published, lead)));
}

async function ownEnquiry(
  ports: EnquiryPorts,
  published: PublishedSite,
  { lead, about }: OwnLead,
): Promise<OwnEnquiry> {
  const { id, subcategory, receivedAtMs } = lead;
  const { kinds } = published.settings.garage.page;
  const category = stockWord(kinds, lead.category);
  return {
    lead_id: id,
    // That of a reservation says that the deposit was not paid yet, which the message knows better.
    kind:
      subcategory === null || about === 'reservation'
        ? category
        : `${category} · ${stockWord(kinds, subcategory)}`,
    sent_at: new Date(receivedAtMs).toISOString(),
    car: await carOf(published, lead),
    about,
    ...(await outcomes[about](ports, published, lead)),
    path: `/api/account/enquiries/${id}`,
  };
}

async function carOf({ vehicle }: PublishedSite, lead: StoredLead): Promise<OwnEnquiry['car']> {
  if (lead.vehicle === null) return null;
  const { name, slug } = lead.vehicle;
  return { name, path: (await vehicle(slug)) === null ? null : vehiclePath({ slug }) };
}

type Outcome = Pick<OwnEnquiry, 'status' | 'message' | 'is_open'>;
type FindOutcome = (ports: EnquiryPorts, published: PublishedSite, lead: StoredLead) => Promise<Outcome>;

const outcomes: Readonly<Record<OwnEnquiry['about'], FindOutcome>> = {
  enquiry: async ({ now }, { settings }, lead) => {
    const branch = leadRecipient(lead.routing.branch, settings, now()).name;
    const words = { branch, ...dateAndTimeOf(lead.receivedAtMs, settings.site) };
    const message = fill(settings.garage.page.texts.sent, words);
    return { status: 'sent', message, is_open: false };
  },
  'test-drive': async ({ database, now }, published, lead) => {
    const appointment = found(await appointmentOfLead(database, lead.id));
    const { status, message } = appointmentReply(published, { appointment, lead, token: '' }, now());
    return { status, message, is_open: status === 'booked' };
  },
  reservation: async ({ database, now }, published, lead) => {
    const reservation = found(await reservationOfLead(database, lead.id));
    const { status, message } = reservationReply(published, { reservation, lead, token: '' }, now());
    return { status, message, is_open: openStates.has(status) };
  },
  payment: async ({ database }, { settings }, lead) => {
    const payment = found(await paymentOfLead(database, lead));
    const { text } = settings.payment.page.states[payment.state];
    return { status: payment.state, message: fill(text, paymentWords(payment, settings)), is_open: false };
  },
};

/** The shopper still holds the car, or waits for a refund. */
const openStates: ReadonlySet<string> = new Set(['held', 'paying', 'refunding']);

/** Appointments, reservations and payments are never deleted before their lead. */
function found<T>(row: T | null): T {
  if (row === null) throw new Error('A row that belongs to a lead is missing.');
  return row;
}

async function open(c: Context<AppEnv>, ports: EnquiryPorts, id: string): Promise<Response> {
  const { published } = c.var;
  const own = await readOwnLead(
    ports.database,
    { site: dealerOf(published), userId: signedIn(c).userId },
    id,
  );
  if (own === null) return notFoundProblem(published.settings.leads.receipt.notFound);
  const path = `${pages[own.about]}/${await newReceiptToken(ports, own.lead.id)}`;
  return c.redirect((await originOf(ports, published, own.lead)) + path, 303);
}

/**
 * The site where the enquiry was sent, if that is one of the dealer's sites in another language: only that site has its
 * pages. Else empty, for a path of this site.
 */
async function originOf(
  { publishedSite }: EnquiryPorts,
  { slug }: PublishedSite,
  { site }: StoredLead,
): Promise<string> {
  return site === slug ? '' : ((await publishedSite(site))?.settings.site.url ?? '');
}

const pages: Readonly<Record<OwnEnquiry['about'], string>> = {
  enquiry: '/api/leads',
  'test-drive': '/api/test-drive',
  reservation: '/api/reservations',
  payment: '/api/leads',
};
