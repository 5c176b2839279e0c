import { useRef } from 'react';
import * as v from 'valibot';
import { FINANCE_POPUP_FILE, FINANCE_START_PATH } from '../page/finance-pages.ts';
import { type AddressStart, addressStartSchema } from './finance-popup.schema.ts';
import type { FinancePopupFacts } from './finance-popup-facts.ts';

/** Checks only the parts that may differ if the JSON comes from another build. */
const shape = v.looseObject({
  form: v.looseObject({ lead: v.looseObject({ action: v.string() }), start: v.looseObject({}) }),
  tabs: v.array(v.string()),
});
const factsSchema = v.custom<FinancePopupFacts>((body) => v.is(shape, body));

export interface FinancePopupContent {
  readonly facts: FinancePopupFacts;
  readonly address: AddressStart;
}

const nothing: AddressStart = { car: null, isGone: false, start: {} };

/**
 * Fetches the popup's content for a link and caches it per query. A failed request rejects and is repeated at the
 * next call.
 */
export function useFinancePopup(): (search: string) => Promise<FinancePopupContent> {
  const fetched = useRef(new Map<string, Promise<FinancePopupContent>>());
  return (search) => {
    const content = fetched.current.get(search) ?? fetchContent(search);
    fetched.current.set(search, content);
    content.catch(() => fetched.current.delete(search));
    return content;
  };
}

async function fetchContent(search: string): Promise<FinancePopupContent> {
  const [facts, address] = await Promise.all([
    fetchJson(FINANCE_POPUP_FILE).then((body) => v.parse(factsSchema, body)),
    search === ''
      ? nothing
      : fetchJson(`${FINANCE_START_PATH}${search}`).then((body) => v.parse(addressStartSchema, body)),
  ]);
  return { facts, address };
}

async function fetchJson(path: string): Promise<unknown> {
  const reply = await fetch(path, { headers: { Accept: 'application/json' } });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  return reply.json();
}
