import * as v from 'valibot';
import { filledInField, trapField } from './form-trap.ts';

const milliseconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.toNumber())]),
  v.finite(),
);

/** Entries of a form's schema for `isTrapped`. What makes no sense in them is no reason to refuse a person. */
export const trapEntries = {
  [trapField]: v.optional(v.fallback(v.string(), 'unreadable')),
  [filledInField]: v.optional(v.fallback(v.optional(milliseconds), undefined)),
} as const;
