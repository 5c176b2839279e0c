import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { noticeChannels } from '#src/account/notices/notice-channels.ts';
import {
  savedSearchesReplySchema,
  savedSearchIdSchema,
  savedSearchReplySchema,
  saveSearchSchema,
} from '#src/account/saved-searches/saved-search.schema.ts';
import { SAVE_SEARCH_PATH, savedSearchesPath } from '#src/account/saved-searches/saved-searches-paths.ts';
import { searchCriteria } from '#src/account/saved-searches/search-criteria.ts';
import { fill } from '#src/values/fill.ts';
import { wantsPage } from '../../http/accepts.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { readBody } from '../../http/read-body.ts';
import { problemReply } from '../../http/replies/problem.ts';
import { siteHeaders } from '../../http/replies/reply-headers.ts';
import { publishedSiteOf } from '../../http/site/published-site-of.ts';
import { dealerSiteOf } from '../../http/site/sites-of-dealer.ts';
import { localPath } from '../../http/visitor/local-path.ts';
import { accountOf, requireSession, sessionOf, signedIn } from '../../http/visitor/session.ts';
import type { Statement } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReadSearch } from '../../search/published-search.ts';
import { contactOf } from '../contacts.ts';
import { requireSavedSearches } from '../sign-in/accounts-on.ts';
import { toSignIn } from '../sign-in/gate.ts';
import { ownAccount } from '../sign-in/own-account.ts';
import { readOwnSearches, shownSearch } from './own-searches.ts';
import { readAlertEmail } from './search-alerts.ts';
import { noteStock } from './stock-seen.ts';
import { pauseStatement, removeStatement, storeSearch } from './stored-searches.ts';

const success = v.object({ success: v.literal(true) });
const notSignedIn = { description: 'Not signed in' };
const noSearches = { description: 'This dealer has no saved searches' };
const byForm = { description: 'Redirect to `redirect`, for a form without JavaScript' };

export const savedSearchEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: SAVE_SEARCH_PATH,
    summary: 'The form that saves a search, for signed-in shoppers',
    query: v.object({ search: v.optional(v.string()) }),
    replies: {
      200: { description: 'The page; never cached', mediaType: 'text/html' },
      303: { description: 'Redirect to sign-in' },
      404: noSearches,
    },
  },
  {
    method: 'GET',
    path: '/api/saved-searches',
    summary: 'The saved searches, with the number of cars since',
    access: 'session',
    replies: {
      200: { description: 'Newest first', schema: savedSearchesReplySchema },
      401: notSignedIn,
      404: noSearches,
    },
  },
  {
    method: 'POST',
    path: '/api/saved-searches',
    summary:
      'Saves a search with a subscription; changes the channel of an existing one, resumes a paused one',
    access: 'session',
    body: saveSearchSchema({ email: '', emailNeeded: '' }, { channels: noticeChannels, knownEmail: null }),
    replies: {
      200: { description: 'Saved', schema: savedSearchReplySchema },
      303: byForm,
      401: notSignedIn,
      404: noSearches,
      409: { description: 'The limit of searches per shopper is reached' },
      503: { description: 'The search of this site cannot be read at the moment' },
    },
  },
  ...(['pause', 'remove'] as const).map(
    (action): Endpoint => ({
      method: 'POST',
      path: `/api/saved-searches/${action}`,
      summary:
        action === 'pause'
          ? 'Stops messages about a search'
          : 'Deletes a search; saving it again soon restores it',
      access: 'session',
      body: savedSearchIdSchema,
      replies: {
        200: { description: 'Done, whether or not it existed', schema: success },
        303: byForm,
        401: notSignedIn,
        404: noSearches,
      },
    }),
  ),
];

export function savedSearchRoutes(ports: Ports, readSearch: ReadSearch) {
  const site = [publishedSiteOf(ports), requireSavedSearches] as const;
  const own = [...site, ownAccount(ports, 'saved-search')] as const;
  return new Hono<AppEnv>()
    .get(SAVE_SEARCH_PATH, siteHeaders, ...site, sessionOf(ports), (c) => savePage(c, ports, readSearch))
    .get('/api/saved-searches', ...site, requireSession(ports), async (c) => {
      const { phone } = signedIn(c);
      return c.json({ searches: await readOwnSearches(ports, c.var.published, { phone, readSearch }) });
    })
    .post('/api/saved-searches', ...own, (c) => save(c, ports, readSearch))
    .post('/api/saved-searches/pause', ...own, (c) =>
      change(c, ports, (id) => pauseStatement(accountOf(c), id, ports.now())),
    )
    .post('/api/saved-searches/remove', ...own, (c) =>
      change(c, ports, (id) => removeStatement(accountOf(c), id, ports.now())),
    );
}

async function savePage(c: Context<AppEnv>, ports: Ports, readSearch: ReadSearch): Promise<Response> {
  const { session, published } = c.var;
  const { pathname, search: query } = new URL(c.req.url);
  if (session === null) return toSignIn(c, 'saved-search', pathname + query);
  const index = await readSearch(published);
  if (index === null) return unreadable();
  const search = searchCriteria(index.state((c.req.query('search') ?? '').slice(0, 4000)));
  const { email } = await contactOf(ports.database, published, session);
  return ports.pages.render(published, 'save-search', {
    search,
    name: index.inWords(search),
    email: (await readAlertEmail(ports.database, accountOf(c))) ?? email,
  });
}

function unreadable(): Response {
  const detail = 'The search of this site cannot be read at the moment.';
  return problemReply({ status: 503, title: 'Service unavailable', detail });
}

async function save(c: Context<AppEnv>, ports: Ports, readSearch: ReadSearch): Promise<Response> {
  const { published } = c.var;
  const { savedSearches, texts } = published.settings.account;
  const { channels, form, maxSearches, undoMinutes } = savedSearches;
  const knownEmail = await readAlertEmail(ports.database, accountOf(c));
  const said = { email: texts.email, emailNeeded: form.emailNeeded };
  const body = await readBody(c, saveSearchSchema(said, { channels, knownEmail }));
  if (!body.ok) return body.reply;
  const index = await readSearch(published);
  if (index === null) return unreadable();
  const { channel = 'sms', email, redirect } = body.value;
  const nowMs = ports.now();
  // Notes the current stock first, so that cars already on the page do not count as news.
  const dealer = await dealerSiteOf(ports, published);
  await noteStock(ports, dealer, () => readSearch(dealer));
  const stored = await storeSearch(ports.database, accountOf(c), {
    ...{
      channel,
      maxSearches,
      nowMs,
      askedOn: published.slug,
      id: ports.chance.id(),
      newToken: ports.chance.token(),
    },
    search: searchCriteria(index.state(body.value.search)),
    undoSinceMs: nowMs - undoMinutes * 60_000,
    email: channel === 'email' ? email : null,
    consent: fill(form.consent, { dealer: published.settings.site.name }),
  });
  if (stored === null) {
    const detail = fill(form.full, { count: maxSearches });
    return problemReply({ status: 409, title: 'Too many saved searches', detail });
  }
  if (wantsPage(c.req.raw)) return c.redirect(localPath(redirect) ?? savedSearchesPath, 303);
  return c.json({ search: await shownSearch(ports, published, { stored, index }) });
}

async function change(
  c: Context<AppEnv>,
  { database }: Ports,
  statement: (id: string) => Statement,
): Promise<Response> {
  const body = await readBody(c, savedSearchIdSchema);
  if (!body.ok) return body.reply;
  await database.execute(statement(body.value.id));
  if (wantsPage(c.req.raw)) return c.redirect(localPath(body.value.redirect) ?? savedSearchesPath, 303);
  return c.json({ success: true });
}
