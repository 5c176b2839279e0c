import * as v from 'valibot';
import { forgetStored, readStored, type Stored, writeStored } from '../../ui/storage/stored-value.store.ts';

const keptSchema = v.object({
  action: v.pipe(v.string(), v.startsWith('/api/')),
  key: v.pipe(v.string(), v.minLength(16)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  keptAtMs: v.number(),
  /** Texts for the toast on a later page that has no form. */
  texts: v.object({
    keptSent: v.string(),
    /** Missing in entries stored by older versions. */
    keptLink: v.optional(v.string(), ''),
    keptRefused: v.string(),
    keptExpired: v.string(),
    failed: v.string(),
    close: v.string(),
  }),
});

/** A form sent while offline, queued on the device. */
export type KeptLead = v.InferOutput<typeof keptSchema>;

export const OUTBOX_KEY = 'lead-outbox';

const stored: Stored<KeptLead[]> = { key: OUTBOX_KEY, version: 1, schema: v.array(keptSchema), empty: [] };

export function keptLeads(): KeptLead[] {
  return readStored(stored);
}

/** False if the device cannot store it, so that the form does not promise to send it later. */
export function keepLead(lead: KeptLead): boolean {
  const others = keptLeads().filter(({ key }) => key !== lead.key);
  return writeStored(stored, [...others, lead]);
}

export function dropLead(key: string): void {
  const others = keptLeads().filter((lead) => lead.key !== key);
  if (others.length > 0) writeStored(stored, others);
  else forgetStored(stored);
}
