import * as v from 'valibot';
import { tabShelf } from '../../ui/stored.client.ts';
import { storedStore } from '../../ui/stored.store.ts';
import { type SentLead, sentLeadSchema } from './sent-lead.schema.ts';

const schema = v.nullable(sentLeadSchema);
const store = storedStore<SentLead | null>(
  { key: 'sent-lead', version: 1, schema, empty: null },
  { shelf: tabShelf(), tabs: null },
);

/** What this tab has sent last, for `/success`; null where it has sent nothing. */
export const $sentLead = store.$value;

/** Takes the place of what was sent before; false where the browser keeps nothing for the next page. */
export const rememberSentLead = store.set;
