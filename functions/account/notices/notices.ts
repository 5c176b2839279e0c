import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { noticeChannels } from '#src/account/notices/notice-channels.ts';
import {
  type NoticeRequest,
  noticeRequestSchema,
  noticesReplySchema,
} from '#src/account/notices/notice-request.schema.ts';
import type { StopNoticesProps } from '#src/account/notices/stop-notices.ts';
import { noticesPath, UNSUBSCRIBE_PATH } from '#src/account/watchlist/watchlist-paths.ts';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { notFoundUnless } from '../../http/replies/not-found-reply.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { sitesOfDealer } from '../../http/site/sites-of-dealer.ts';
import { accountOf } from '../../http/visitor/session.ts';
import type { Ports } from '../../ports/ports.ts';
import { isKnownAlertToken, stopAlertsByToken } from '../saved-searches/search-alerts.ts';
import { requireWatchlist } from '../sign-in/accounts-on.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { readWatchedCars } from '../watchlist/watched-cars.ts';
import {
  askStatement,
  isKnownToken,
  knownStatement,
  type StopLink,
  stopByToken,
  stopStatement,
} from './watch-notices.ts';

const querySchema = v.object({ token: v.optional(v.string()) });
const noLink = { description: 'Not a link of this dealer' };

export const noticeEndpoints: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/watchlist/notices',
    summary: 'Starts, changes or ends a subscription to messages about saved vehicles',
    access: 'session',
    body: noticeRequestSchema({ email: '', emailNeeded: '' }, noticeChannels),
    replies: {
      200: { description: 'Stored', schema: noticesReplySchema },
      303: { description: 'Redirect to the watchlist, for a form without JavaScript' },
      401: { description: 'Not signed in' },
      404: { description: 'This dealer sends no such messages' },
    },
  },
  {
    method: 'GET',
    path: UNSUBSCRIBE_PATH,
    summary: 'Asks for confirmation to unsubscribe',
    query: querySchema,
    replies: { 200: { description: 'A page with one button', mediaType: 'text/html' }, 404: noLink },
  },
  {
    method: 'POST',
    path: UNSUBSCRIBE_PATH,
    summary: 'Unsubscribes, without signing in (RFC 8058)',
    query: querySchema,
    replies: { 200: { description: 'A confirmation page', mediaType: 'text/html' }, 404: noLink },
  },
];

const whereNotices = notFoundUnless(
  ({ account }) => account.watchlist.notices.show,
  'There are no such messages on this site.',
);

/** `POST /api/watchlist/notices`, and the unsubscribe address of its messages. */
export function noticeRoutes(ports: Ports) {
  const site = publishedSiteOf(ports);
  return (
    new Hono<AppEnv>()
      .post(
        '/api/watchlist/notices',
        site,
        requireWatchlist,
        whereNotices,
        ownAccount(ports, 'watchlist'),
        (c) => change(c, ports),
      )
      // Unsubscribing works even after the dealer has switched messages off.
      .get(UNSUBSCRIBE_PATH, site, async (c) => {
        const link = await linkOf(c, ports);
        const isOfSearches = await isKnownAlertToken(ports.database, link);
        const isKnown = isOfSearches || (await isKnownToken(ports.database, link));
        return stopNoticesPage(c, ports, isKnown ? 'ask' : 'unknown', isOfSearches ? 'searches' : 'cars');
      })
      .post(UNSUBSCRIBE_PATH, site, async (c) => {
        const link = await linkOf(c, ports);
        const isOfSearches = await stopAlertsByToken(ports.database, link, ports.now());
        const isStopped = isOfSearches || (await stopByToken(ports.database, link, ports.now()));
        return stopNoticesPage(c, ports, isStopped ? 'done' : 'unknown', isOfSearches ? 'searches' : 'cars');
      })
  );
}

async function linkOf(c: Context<AppEnv>, ports: Ports): Promise<StopLink> {
  return { token: c.req.query('token') ?? '', sites: await sitesOfDealer(ports, c.var.published) };
}

function stopNoticesPage(
  c: Context<AppEnv>,
  { pages }: Ports,
  state: StopNoticesProps['state'],
  about: StopNoticesProps['about'],
): Promise<Response> {
  const action = UNSUBSCRIBE_PATH + new URL(c.req.url).search;
  const status = state === 'unknown' ? 404 : 200;
  return pages.render(c.var.published, 'stop-notices', { state, about, action }, { status });
}

async function change(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { account } = c.var.published.settings;
  const { notices } = account.watchlist;
  const texts = { email: account.texts.email, emailNeeded: notices.form.emailNeeded };
  const body = await readBody(c, noticeRequestSchema(texts, notices.channels));
  if (!body.ok) return body.reply;
  const isOn = body.value.price_drops || body.value.sold;
  if (isOn) await begin(c, ports, body.value);
  else await ports.database.execute(stopStatement(accountOf(c), 'shopper', ports.now()));
  if (!wantsPage(c.req.raw)) return c.json({ notices: isOn ? 'on' : 'off' });
  const state = isOn ? 'on' : 'off';
  return c.redirect(noticesPath.replace('#', `?notices=${state}#`), 303);
}

/** Subscribing again starts afresh: the page that asks has already shown all changes so far. */
async function begin(c: Context<AppEnv>, ports: Ports, asked: NoticeRequest): Promise<void> {
  const { database, chance, now } = ports;
  const { published } = c.var;
  const owner = accountOf(c);
  const known = await readWatchedCars(ports, published, owner.phone);
  const { settings } = published;
  await database.transact([
    askStatement(owner, {
      channel: asked.channel ?? 'sms',
      email: asked.email,
      priceDrops: asked.price_drops,
      sold: asked.sold,
      consent: fill(settings.account.watchlist.notices.form.consent, { dealer: settings.site.name }),
      newToken: chance.token(),
      nowMs: now(),
      askedOn: published.slug,
    }),
    ...known.map(({ saved: { car, savedAtMs }, now: state }) =>
      knownStatement({ ...owner, car, savedAtMs, known: state }, null),
    ),
  ]);
}
