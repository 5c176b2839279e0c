import * as v from 'valibot';
import { forgetStored, readStored, type Stored, tabShelf, writeStored } from '../../ui/stored.client.ts';
import { type SentLead, sentLeadSchema } from './sent-lead.schema.ts';

const sentLead: Stored<SentLead | null> = {
  key: 'sent-lead',
  version: 1,
  schema: v.nullable(sentLeadSchema),
  empty: null,
};

/** Takes the place of what was sent before; false where the browser keeps nothing. */
export function rememberSentLead(lead: SentLead, shelf = tabShelf()): boolean {
  return writeStored(sentLead, lead, shelf);
}

/** Null where this tab has sent nothing. */
export function readSentLead(shelf = tabShelf()): SentLead | null {
  return readStored(sentLead, shelf);
}

export function forgetSentLead(shelf = tabShelf()): void {
  forgetStored(sentLead, shelf);
}
