import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { StorageError } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { OutdatedPublication, type PublishedSite } from '../../ports/published-site.ts';
import type { AppEnv } from '../app-env.ts';
import { problemReply } from './problem.ts';

/** Turns an error into a reply without internals; message and stack go to the operator only. */
export function errorReply({
  reportError,
}: Pick<Ports, 'reportError'>): (error: Error, c: Context<AppEnv>) => Response {
  return (error, c) => {
    // Hono's own refusals, for instance of an unreadable body.
    if (error instanceof HTTPException && error.status < 500) {
      return problemReply({ status: error.status, title: 'Refused' });
    }
    reportError(error);
    if (error instanceof OutdatedPublication) return beingUpdated();
    if (error instanceof StorageError) return notStored(c.var.published);
    return problemReply({ status: 500, title: 'Something went wrong here' });
  };
}

/**
 * The site was built by another version. A build takes minutes; static pages keep working
 * meanwhile.
 */
function beingUpdated(): Response {
  return problemReply(
    {
      status: 503,
      title: 'Being updated',
      detail: 'This site is being updated. Please try again in a few minutes.',
    },
    { 'Retry-After': '300' },
  );
}

/** The client may retry with the same content and idempotency key. */
function notStored(published: PublishedSite | undefined): Response {
  return problemReply(
    {
      status: 503,
      title: 'Not available',
      detail: published?.settings.editorial.refused.unavailable,
    },
    { 'Retry-After': '10' },
  );
}
