import * as v from 'valibot';
import {
  deviceShelf,
  readStored,
  type Shelf,
  type Stored,
  writeStored,
} from '../../ui/storage/stored-value.store.ts';

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

export const outboxKey = 'lead-outbox';

const stored: Stored<KeptLead[]> = { key: outboxKey, version: 1, schema: v.array(keptSchema), empty: [] };

export function keptLeads(shelf = deviceShelf()): KeptLead[] {
  return readStored(stored, shelf);
}

/** False if the device cannot store it, so that the form does not promise to send it later. */
export function keepLead(lead: KeptLead, shelf: Shelf | null = deviceShelf()): boolean {
  const others = keptLeads(shelf).filter(({ key }) => key !== lead.key);
  return writeStored(stored, [...others, lead], shelf);
}

export function dropLead(key: string, shelf: Shelf | null = deviceShelf()): void {
  const others = keptLeads(shelf).filter((lead) => lead.key !== key);
  if (others.length > 0) writeStored(stored, others, shelf);
  else shelf?.removeItem(outboxKey);
}
