import type { BuildJob } from '../../publish/build/build-job.ts';
import type { BuildOutcome } from '../queue/build-record.schema.ts';

/** Messages from the queue's process to a build process. */
export type TenantOrder =
  | { readonly type: 'build'; readonly job: BuildJob }
  /** The answer to `mayPublish`. */
  | { readonly type: 'publish'; readonly isAllowed: boolean };

/** Messages from a build process to the queue's process. */
export type TenantReply =
  | { readonly type: 'step'; readonly step: string }
  /** The site is built and ready to go live. */
  | { readonly type: 'mayPublish' }
  | { readonly type: 'done'; readonly outcome: BuildOutcome };
