import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type Watched,
  type WatchlistReply,
  watchlistCarSchema,
  watchlistReplySchema,
} from '#src/account/watchlist.schema.ts';
import { changesSince, watchedStatus } from '#src/account/watchlist-changes.ts';
import { fill } from '#src/values/fill.ts';
import type { Vehicle } from '#src/vehicle/vehicle.schema.ts';
import { vehiclePath } from '#src/vehicle/vehicle-urls.ts';
import { wantsPage } from '../http/accepts.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { localPath } from '../http/local-path.ts';
import { problemReply } from '../http/problem.ts';
import { publishedSiteOf } from '../http/published-site-of.ts';
import { readBody } from '../http/read-body.ts';
import { requireSession, signedIn } from '../http/session.ts';
import { carOf } from '../leads/car-of.ts';
import type { Ports } from '../ports/ports.ts';
import { readLiveStatus } from '../vehicle/read-live-status.ts';
import { whereWatchlist } from './accounts-on.ts';
import { readSavedCars, removeCar, type SavedCar, saveCar } from './saved-cars.ts';

const body = watchlistCarSchema({ required: '', phone: '' });
const success = v.object({ success: v.literal(true) });
const byForm = { description: 'To `redirect`, for a form of a browser without script' };
const notSignedIn = { description: 'Nobody has signed in' };
const otherPhone = { description: 'Somebody has signed in with another number' };

export const watchlistEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/watchlist',
    summary: 'The saved vehicles, and what has happened to them since',
    access: 'session',
    replies: {
      200: { description: 'What was saved last first', schema: watchlistReplySchema },
      401: notSignedIn,
      404: { description: 'There is no watchlist on this site' },
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/save-car',
    summary: 'Saves a vehicle; one that is saved already stays as it was',
    access: 'session',
    body,
    replies: {
      200: { description: 'It is in the list', schema: success },
      303: byForm,
      401: notSignedIn,
      403: otherPhone,
      404: { description: 'There is no such vehicle, or no watchlist, on this site' },
      409: { description: 'The list is full' },
    },
  },
  {
    method: 'POST',
    path: '/api/watchlist/remove-car',
    summary: 'Takes a vehicle out of the list',
    access: 'session',
    body,
    replies: {
      200: { description: 'It is not in the list', schema: success },
      303: byForm,
      401: notSignedIn,
      403: otherPhone,
      404: { description: 'There is no watchlist on this site' },
    },
  },
];

type Asked = v.InferOutput<typeof body>;

/** `GET /api/watchlist`, `POST /api/watchlist/save-car` and `…/remove-car`. */
export function watchlistRoutes(ports: Ports) {
  const own = [publishedSiteOf(ports), whereWatchlist, requireSession(ports)] as const;
  return new Hono<AppEnv>()
    .get('/api/watchlist', ...own, async (c) => c.json(await watchlistOf(c, ports)))
    .post('/api/watchlist/save-car', ...own, (c) => change(c, (asked) => save(c, ports, asked)))
    .post('/api/watchlist/remove-car', ...own, (c) => change(c, (asked) => remove(c, ports, asked)));
}

/** Does it when the number is that of who has signed in; `apply` gives a refusal or null. */
async function change(
  c: Context<AppEnv>,
  apply: (asked: Asked) => Promise<Response | null>,
): Promise<Response> {
  const { texts } = c.var.published.settings.account;
  const read = await readBody(c, watchlistCarSchema(texts));
  if (!read.ok) return read.reply;
  if (read.value.phone_number !== signedIn(c).phone) {
    return problemReply({ status: 403, title: 'Forbidden', detail: texts.otherPhone });
  }
  const refusal = await apply(read.value);
  if (refusal !== null) return refusal;
  if (wantsPage(c.req.raw)) return c.redirect(localPath(read.value.redirect) ?? '/', 303);
  return c.json({ success: true });
}

async function save(c: Context<AppEnv>, ports: Ports, asked: Asked): Promise<Response | null> {
  const { published } = c.var;
  const { watchlist, texts } = published.settings.account;
  const vehicle = await carOf(published, asked);
  if (vehicle === null) return problemReply({ status: 404, title: 'Not found', detail: texts.noCar });
  const { id: car, slug, name } = vehicle;
  const whenSaved = await watched(c, ports, vehicle);
  const saved = { car, slug, name, savedAtMs: ports.now(), whenSaved };
  if (await saveCar(ports.database, phoneOf(c), saved, watchlist.mostCars)) return null;
  const detail = fill(texts.watchlistFull, { count: watchlist.mostCars });
  return problemReply({ status: 409, title: 'Watchlist full', detail });
}

async function remove(c: Context<AppEnv>, { database }: Ports, asked: Asked): Promise<null> {
  await removeCar(database, phoneOf(c), { car: asked.car_id, slug: asked.car_slug });
  return null;
}

function phoneOf(c: Context<AppEnv>) {
  return { site: c.var.published.slug, phone: signedIn(c).phone };
}

async function watched(c: Context<AppEnv>, ports: Ports, vehicle: Vehicle): Promise<Watched> {
  const { fields } = await readLiveStatus(ports, c.var.published, vehicle);
  return { price: fields.price, status: watchedStatus(fields.status, fields.reserved) };
}

async function watchlistOf(c: Context<AppEnv>, ports: Ports): Promise<WatchlistReply> {
  const saved = await readSavedCars(ports.database, phoneOf(c));
  return { cars: await Promise.all(saved.map((car) => watchedCar(c, ports, car))) };
}

async function watchedCar(c: Context<AppEnv>, ports: Ports, saved: SavedCar) {
  const { car, slug, whenSaved } = saved;
  const vehicle = await c.var.published.vehicle(slug);
  const now: Watched = vehicle ? await watched(c, ports, vehicle) : { price: null, status: 'gone' };
  return {
    car_id: car,
    car_slug: slug,
    name: vehicle?.name ?? saved.name,
    path: vehicle && vehiclePath(vehicle),
    image: vehicle?.images[0]?.url ?? null,
    saved_at: new Date(saved.savedAtMs).toISOString(),
    when_saved: whenSaved,
    now,
    changes: changesSince(whenSaved, now),
  };
}
