import * as v from 'valibot';
import { deviceShelf, readStored, type Shelf, type Stored, writeStored } from '../ui/stored-value.store.ts';

const keptSchema = v.object({
  action: v.pipe(v.string(), v.startsWith('/api/')),
  key: v.pipe(v.string(), v.minLength(16)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  keptAtMs: v.number(),
  /** What to say of it later, on a page that has no form. */
  texts: v.object({
    keptSent: v.string(),
    /** Missing in what was kept before there was such a link. */
    keptLink: v.optional(v.string(), ''),
    keptRefused: v.string(),
    keptExpired: v.string(),
    failed: v.string(),
    close: v.string(),
  }),
});

/** A form that was sent while there was no network, on the device until there is. */
export type KeptLead = v.InferOutput<typeof keptSchema>;

export const outboxKey = 'lead-outbox';

const stored: Stored<KeptLead[]> = { key: outboxKey, version: 1, schema: v.array(keptSchema), empty: [] };

export function keptLeads(shelf = deviceShelf()): KeptLead[] {
  return readStored(stored, shelf);
}

/** False when the device keeps nothing, so that nobody is promised what will not happen. */
export function keepLead(lead: KeptLead, shelf: Shelf | null = deviceShelf()): boolean {
  const others = keptLeads(shelf).filter(({ key }) => key !== lead.key);
  return writeStored(stored, [...others, lead], shelf);
}

export function dropLead(key: string, shelf: Shelf | null = deviceShelf()): void {
  const others = keptLeads(shelf).filter((lead) => lead.key !== key);
  if (others.length > 0) writeStored(stored, others, shelf);
  else shelf?.removeItem(outboxKey);
}
