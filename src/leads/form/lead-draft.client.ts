import * as v from 'valibot';
import { forgetStored, readStored, type Stored, tabShelf, writeStored } from '../../ui/stored.client.ts';

const draftSchema = v.object({
  /** Names the lead that this will be, so that it is one however often it is sent. */
  key: v.pipe(v.string(), v.minLength(16)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

/**
 * What was typed into a form and not sent yet, as long as the tab is open: people's words do not stay on a device
 * that others may use.
 */
export type LeadDraft = v.InferOutput<typeof draftSchema>;

function storedAs(name: string): Stored<LeadDraft | null> {
  return { key: `lead-draft:${name}`, version: 1, schema: draftSchema, empty: null };
}

/** `name`: of the form and the vehicle it is about. */
export function readDraft(name: string, shelf = tabShelf()): LeadDraft | null {
  return readStored(storedAs(name), shelf);
}

export function keepDraft(name: string, draft: LeadDraft, shelf = tabShelf()): void {
  writeStored(storedAs(name), draft, shelf);
}

export function forgetDraft(name: string, shelf = tabShelf()): void {
  forgetStored(storedAs(name), shelf);
}
