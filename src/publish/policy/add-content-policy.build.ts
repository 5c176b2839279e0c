import { replyBytes } from '../../render/reply-bytes.build.ts';
import type { SiteFrame } from '../../site/site-frame.ts';
import { contentPolicy } from './content-policy.ts';
import { inlineScripts } from './inline-scripts.build.ts';
import { type AddPolicy, createPagePolicy } from './page-policy.ts';

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
