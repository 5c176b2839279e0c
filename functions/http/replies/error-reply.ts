import { HTTPException } from 'hono/http-exception';
import { StorageError } from '../../ports/database.ts';
import type { Ports } from '../../ports/ports.ts';
import { OutdatedPublication } from '../../ports/published-site.ts';
import { problemReply } from './problem.ts';

/** What a visitor is told of an error; its text and its stack go to the operator alone. */
export function errorReply({ reportError }: Pick<Ports, 'reportError'>): (error: Error) => Response {
  return (error) => {
    // Hono's own refusals, such as of a body that it cannot read.
    if (error instanceof HTTPException && error.status < 500) {
      return problemReply({ status: error.status, title: 'Refused' });
    }
    reportError(error);
    if (error instanceof OutdatedPublication) return beingUpdated();
    if (error instanceof StorageError) return notStored();
    return problemReply({ status: 500, title: 'Something went wrong here' });
  };
}

/** A build takes minutes; the pages themselves go on working meanwhile. */
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

/** What was sent may be sent again as it is, under the same key. */
function notStored(): Response {
  return problemReply(
    {
      status: 503,
      title: 'Not available',
      detail: 'This does not work at the moment. Please try again soon.',
    },
    { 'Retry-After': '10' },
  );
}
