import signedIn from '../../account/session/signed-in.js?raw';
import deviceRoom from '../../garage/page/device-room.js?raw';
import earlyThanks from '../../leads/success/early-thanks.js?raw';
import { replyBytes } from '../../render/reply-bytes.build.ts';
import earlyInput from '../../search/landing/early-input.js?raw';
import closeRefine from '../../search/landing/refine/close-refine.js?raw';
import markViews from '../../search/recent/viewed/mark-views.js?raw';
import type { SiteFrame } from '../../site/site-frame.ts';
import awaitList from '../../ui/await-list.js?raw';
import lostScripts from '../../ui/islands/lost-scripts.js?raw';
import sameQuery from '../../ui/same-query.js?raw';
import closableBars from '../../ui/timed/closable-bars.js?raw';
import inWindow from '../../ui/timed/in-window.js?raw';
import weeklyPrice from '../../vehicle/price/weekly-price.js?raw';
import { type AddPolicy, contentPolicy, createPagePolicy } from './content-policy.ts';

/**
 * Our inline scripts, which must run before the first paint. Only these and the scripts that Astro inlines
 * may run within a page: a script missing here is blocked.
 */
const inlineScripts: readonly string[] = [
  awaitList,
  closableBars,
  closeRefine,
  deviceRoom,
  earlyInput,
  earlyThanks,
  inWindow,
  lostScripts,
  markViews,
  sameQuery,
  signedIn,
  weeklyPrice,
];

const ASTRO_POLICY = 'Content-Security-Policy';

const known = new WeakMap<SiteFrame['tenant'], AddPolicy>();

function addPolicyOf(tenant: SiteFrame['tenant']): AddPolicy {
  const before = known.get(tenant);
  if (before !== undefined) return before;
  const addPolicy = createPagePolicy({
    scripts: inlineScripts,
    policy: (hashes) => contentPolicy(tenant.settings, hashes),
    bytesOf: (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
  });
  known.set(tenant, addPolicy);
  return addPolicy;
}

/**
 * Adds the dealer's Content-Security-Policy to a page as a meta tag, in place of Astro's header, which static
 * hosts could not send. The page is decoded as latin1 (one character per byte), because decoding UTF-8 takes
 * three times as long.
 */
export async function addContentPolicy(
  reply: Response,
  { tenant }: Pick<SiteFrame, 'tenant'>,
): Promise<Response> {
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reply;
  const html = (await replyBytes(reply)).toString('latin1');
  const finished = await addPolicyOf(tenant)(html, reply.headers.get(ASTRO_POLICY) ?? '');
  const headers = new Headers(reply.headers);
  headers.delete(ASTRO_POLICY);
  headers.delete('Content-Length');
  return new Response(Buffer.from(finished, 'latin1'), { status: reply.status, headers });
}
