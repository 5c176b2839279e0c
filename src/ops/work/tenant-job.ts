import type { BuildJob } from '../../publish/build/build-job.ts';
import type { BuildOutcome } from '../queue/build-record.schema.ts';

/** What the queue's process tells one that builds. */
export type TenantOrder =
  | { readonly type: 'build'; readonly job: BuildJob }
  /** The answer to `mayPublish`. */
  | { readonly type: 'publish'; readonly isAllowed: boolean };

/** What a process that builds tells the queue's. */
export type TenantReply =
  | { readonly type: 'step'; readonly step: string }
  /** The site is built and would go live now. */
  | { readonly type: 'mayPublish' }
  | { readonly type: 'done'; readonly outcome: BuildOutcome };
