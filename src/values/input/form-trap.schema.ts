import * as v from 'valibot';
import { FILLED_IN_FIELD, TRAP_FIELD } from './form-trap.ts';

const milliseconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]),
  v.finite(),
);

/**
 * Schema entries for `isTrapped`. Invalid values are ignored, because they must not prevent a person from sending the
 * form.
 */
export const trapEntries = {
  [TRAP_FIELD]: v.optional(v.fallback(v.string(), 'unreadable')),
  [FILLED_IN_FIELD]: v.optional(v.fallback(v.optional(milliseconds), undefined)),
} as const;
