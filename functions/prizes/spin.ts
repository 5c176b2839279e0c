import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { campaignState, codeText, hasPrizes, SPIN_PATH } from '#src/prizes/campaign.ts';
import { type SpinReply, spinReplySchema } from '#src/prizes/spin-reply.schema.ts';
import { dealerOf } from '#src/tenant/language-edition.ts';
import type { Settings } from '#src/tenant/settings/subjects.ts';
import { fill } from '#src/values/fill.ts';
import { instantOf } from '#src/values/time/date.ts';
import { gatedPage, toSignIn } from '../account/sign-in/gate.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { notFoundUnless } from '../http/replies/not-found-reply.ts';
import { problemReply } from '../http/replies/problem.ts';
import { siteHeaders } from '../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../http/site/published-site-of.ts';
import { takeFromAddress } from '../http/visitor/address-limit.ts';
import { sessionOf, signedIn, signInRequired } from '../http/visitor/session.ts';
import type { Ports } from '../ports/ports.ts';
import { drawPrize } from './draw-prize.ts';
import { phoneDigest, prizesLeft, type Spin, spinOf } from './spins.ts';

export const spinEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SPIN_PATH,
    summary: 'The page of the wheel, with the shopper’s prize',
    replies: {
      200: { description: 'The page', mediaType: 'text/html' },
      303: { description: 'Redirect to sign-in, where the dealer requires it' },
      404: { description: 'This dealer has no such page' },
    },
  },
  {
    method: 'POST',
    path: '/api/spin',
    summary: 'Draws a prize, once per phone and campaign',
    access: 'session',
    replies: {
      200: { description: 'The prize that this phone has drawn before', schema: spinReplySchema },
      201: { description: 'Drawn now', schema: spinReplySchema },
      303: { description: 'For a browser without JavaScript: redirect to the page with the result' },
      401: { description: 'Not signed in: a turn belongs to a phone' },
      404: { description: 'This dealer has no wheel' },
      409: { description: 'Not started, over, or no prize left' },
    },
  },
];

/** Timeout for the text message: the wheel must not wait for a slow provider. */
const MESSAGE_TIMEOUT_MS = 4000;

/**
 * "/spin-to-win" (leads and dealer §2, §6): the server draws the prize, the wheel only shows it.
 */
export function spinRoutes(ports: Ports) {
  const there = [publishedSiteOf(ports), notFoundUnless(hasPrizes)] as const;
  return new Hono<AppEnv>()
    .get(SPIN_PATH, siteHeaders, ...there, gatedPage(ports, 'spin-to-win'), (c) => spinPage(c, ports))
    .post('/api/spin', ...there, withPhone(ports), (c) => spin(c, ports));
}

/** A turn belongs to a verified phone, even where the page is open to all. */
function withPhone(ports: Ports): MiddlewareHandler<AppEnv> {
  const session = sessionOf(ports);
  return async (c, next) =>
    session(c, async () => {
      if (c.var.session !== null) await next();
      else c.res = wantsPage(c.req.raw) ? toSignIn(c, 'spin-to-win', SPIN_PATH) : signInRequired(c);
    });
}

async function spinPage(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { published, session } = c.var;
  const { settings } = published;
  const site = dealerOf(published);
  const { campaign, prizes, window } = settings.prizes;
  const left = await prizesLeft(ports.database, { site, campaign }, prizes);
  const turn = session && { site, campaign, phone: phoneDigest(ports, site, session) };
  const drawn = turn && (await spinOf(ports.database, turn));
  const standing = {
    campaign: campaignState(window, ports.now(), settings.site.timeZone),
    drawn: drawn && replyOf(drawn, settings),
    left: left.map(({ id }) => id),
    startDate: dateText(window.start, settings),
  };
  return ports.pages.render(published, 'spin', standing);
}

async function spin(c: Context<AppEnv>, ports: Ports): Promise<Response> {
  const { settings } = c.var.published;
  const site = dealerOf(c.var.published);
  const { texts, window, campaign, perAddress: rate } = settings.prizes;
  const turn = { site, campaign, phone: phoneDigest(ports, site, signedIn(c)) };
  const isRetry = (await spinOf(ports.database, turn)) !== null;
  const tooMany = isRetry ? null : await takeFromAddress(c, ports, { what: 'spins', rate });
  if (tooMany !== null) return tooMany;
  const state = campaignState(window, ports.now(), settings.site.timeZone);
  if (state === 'not-yet') return closed(c, fill(texts.notYet, { date: dateText(window.start, settings) }));
  if (state === 'over') return closed(c, texts.over);
  const drawn = await drawPrize(c, ports);
  if (drawn === null) return closed(c, texts.noneLeft);
  if (drawn.isNew) await tellWinner(c, ports, drawn.spin);
  if (wantsPage(c.req.raw)) return c.redirect(SPIN_PATH, 303);
  return c.json(replyOf(drawn.spin, settings), drawn.isNew ? 201 : 200);
}

/** A browser without JavaScript returns to the page, which explains why. */
function closed(c: Context<AppEnv>, detail: string): Response {
  if (wantsPage(c.req.raw)) return c.redirect(SPIN_PATH, 303);
  return problemReply({ status: 409, title: 'No turn', detail });
}

/** A prize removed from the settings since keeps its stored name. */
function replyOf({ prize: id, prizeName, code, drawnAtMs }: Spin, { prizes }: Settings): SpinReply {
  const prize = prizes.prizes.find((other) => other.id === id);
  return {
    prize: { id, name: prizeName, text: prize?.text ?? prizeName, wins: code !== null },
    code,
    drawn_at: new Date(drawnAtMs).toISOString(),
  };
}

/** The code is also shown on the page, so a lost message does no harm. */
async function tellWinner(c: Context<AppEnv>, ports: Ports, { prizeName, code }: Spin): Promise<void> {
  const { settings, slug } = c.var.published;
  const { textMessage } = settings.prizes;
  if (textMessage === null || code === null) return;
  const { name: dealer } = settings.site;
  const text = fill(textMessage, { prize: prizeName, code: codeText(code), dealer });
  const message = { site: slug, dealer, to: signedIn(c).phone, text };
  await ports.textMessages
    .send(message, AbortSignal.timeout(MESSAGE_TIMEOUT_MS))
    .catch((error: unknown) => ports.reportError(error));
}

function dateText(written: string | null, { site: { locale, timeZone } }: Settings): string {
  const instant = written === null ? null : instantOf(written, timeZone);
  if (instant === null) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(instant);
}
