import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { watchedCardsSchema } from '#src/account/watchlist/watched-card.schema.ts';
import {
  type WatchlistReply,
  watchlistCarSchema,
  watchlistReplySchema,
} from '#src/account/watchlist/watchlist.schema.ts';
import { fill } from '#src/values/fill.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { notFoundProblem, problemReply } from '../../http/replies/problem.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { localPath } from '../../http/visitor/local-path.ts';
import { accountOf, requireSession, signedIn } from '../../http/visitor/session.ts';
import { carOf } from '../../leads/car-of.ts';
import type { Ports } from '../../ports/ports.ts';
import { requireWatchlist } from '../sign-in/accounts-on.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { removeCar, restoreCar, saveCar } from './saved-cars.ts';
import { ownWatchlistOf } from './watched-card.ts';
import { asWatched, readWatchedCars, type WatchedCar } from './watched-cars.ts';

const body = watchlistCarSchema({ required: '', phone: '' });
const success = v.object({ success: v.literal(true) });
const saved = v.object({
  ...success.entries,
  car: v.object({ id: v.string(), slug: v.string(), name: v.string() }),
});
const byForm = { description: 'Redirect to `redirect`, for a form without JavaScript' };
const notSignedIn = { description: 'Not signed in' };
const otherPhone = { description: 'Signed in with another number' };

export const watchlistEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/watchlist',
    summary: 'The saved vehicles and their changes since',
    access: 'session',
    replies: {
      200: { description: 'Newest first', schema: watchlistReplySchema },
      401: notSignedIn,
      404: { description: 'This dealer has no watchlist' },
    },
  },
  {
    method: 'GET',
    path: '/api/watchlist/cards',
    summary: 'The same as the cards of the watchlist page',
    access: 'session',
    replies: {
      200: { description: 'Newest first', schema: watchedCardsSchema },
      401: notSignedIn,
      404: { description: 'This dealer has no watchlist' },
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/save-car',
    summary: 'Saves a vehicle; one already saved, or removed a short while ago, keeps its entry',
    access: 'session',
    body,
    replies: {
      200: { description: 'Saved', schema: saved },
      303: byForm,
      401: notSignedIn,
      403: otherPhone,
      404: { description: 'No such vehicle, or this dealer has no watchlist' },
      409: { description: 'The list is full' },
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/remove-car',
    summary: 'Removes a vehicle from the list',
    access: 'session',
    body,
    replies: {
      200: { description: 'Removed', schema: success },
      303: byForm,
      401: notSignedIn,
      403: otherPhone,
      404: { description: 'This dealer has no watchlist' },
    },
  },
];

type Asked = v.InferOutput<typeof body>;

/** `GET /api/watchlist`, `POST /api/watchlist/save-car` and `…/remove-car`. */
export function watchlistRoutes(ports: Ports) {
  const site = [publishedSiteOf(ports), requireWatchlist] as const;
  const own = [...site, ownAccount(ports, 'watchlist')] as const;
  return new Hono<AppEnv>()
    .get('/api/watchlist', ...site, requireSession(ports), async (c) => c.json(await watchlistOf(c, ports)))
    .get('/api/watchlist/cards', ...site, requireSession(ports), async (c) => {
      const { cars } = await ownWatchlistOf(ports, c.var.published, signedIn(c).phone);
      return c.json({ cars });
    })
    .post('/api/watchlist/save-car', ...own, (c) => change(c, (asked) => save(c, ports, asked)))
    .post('/api/watchlist/remove-car', ...own, (c) => change(c, (asked) => remove(c, ports, asked)));
}

/** The object it returns is added to the reply; a Response is sent as it is. */
type Apply = (asked: Asked) => Promise<Response | Readonly<Record<string, unknown>>>;

/** Applies the change if the request's phone is that of the signed-in shopper. */
async function change(c: Context<AppEnv>, apply: Apply): Promise<Response> {
  const { texts } = c.var.published.settings.account;
  const read = await readBody(c, watchlistCarSchema(texts));
  if (!read.ok) return read.reply;
  if (read.value.phone_number !== signedIn(c).phone) {
    return problemReply({ status: 403, title: 'Forbidden', detail: texts.otherPhone });
  }
  const done = await apply(read.value);
  if (done instanceof Response) return done;
  if (wantsPage(c.req.raw)) return c.redirect(localPath(read.value.redirect) ?? '/', 303);
  return c.json({ success: true, ...done });
}

async function save(c: Context<AppEnv>, ports: Ports, asked: Asked) {
  const { published } = c.var;
  const { watchlist, texts } = published.settings.account;
  const restored = await restoreCar(ports.database, accountOf(c), namesOf(asked), {
    sinceMs: ports.now() - watchlist.undoMinutes * 60_000,
    maxCars: watchlist.maxCars,
  });
  if (restored !== null) return { car: { id: restored.car, slug: restored.slug, name: restored.name } };
  const vehicle = await carOf(published, asked);
  if (vehicle === null) return notFoundProblem(texts.noCar);
  const { id, slug, name } = vehicle;
  const { now: whenSaved } = await asWatched(ports, published, vehicle);
  const saved = { car: id, slug, name, savedAtMs: ports.now(), whenSaved };
  if (await saveCar(ports.database, accountOf(c), saved, watchlist.maxCars))
    return { car: { id, slug, name } };
  const detail = fill(texts.watchlistFull, { count: watchlist.maxCars });
  return problemReply({ status: 409, title: 'Watchlist full', detail });
}

async function remove(c: Context<AppEnv>, { database, now }: Ports, asked: Asked) {
  await removeCar(database, accountOf(c), namesOf(asked), now());
  return {};
}

function namesOf({ car_id: car, car_slug: slug }: Asked) {
  return { car, slug };
}

async function watchlistOf(c: Context<AppEnv>, ports: Ports): Promise<WatchlistReply> {
  const cars = await readWatchedCars(ports, c.var.published, signedIn(c).phone);
  return { cars: cars.map(replyOf) };
}

function replyOf({ saved: { car, slug, name, savedAtMs, whenSaved }, vehicle, now, changes }: WatchedCar) {
  return {
    car_id: car,
    car_slug: slug,
    name: vehicle?.name ?? name,
    path: vehicle && vehiclePath(vehicle),
    image: vehicle?.images[0]?.url ?? null,
    saved_at: new Date(savedAtMs).toISOString(),
    when_saved: whenSaved,
    now,
    changes: [...changes],
  };
}
