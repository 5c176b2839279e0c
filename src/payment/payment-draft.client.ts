import * as v from 'valibot';
import { forgetStored, readStored, type Stored, tabShelf, writeStored } from '../ui/stored.client.ts';
import { paymentDraftKey } from './payment-paths.ts';

/** What was typed by name, with the form's key: whoever sends it once more from here sends the same payment. */
const draft: Stored<Record<string, string> | null> = {
  key: paymentDraftKey,
  version: 1,
  schema: v.record(v.string(), v.string()),
  empty: null,
};

export function keepPaymentDraft(values: Record<string, string>): void {
  writeStored(draft, values, tabShelf());
}

/** Fills in what was typed before the shopper went to the provider or had to sign in; what has been typed since stays. */
export function restorePaymentDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readStored(draft, tabShelf()) ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === control.defaultValue) control.value = value;
  }
}

/** Once it is paid, the same amount for the same reference is another payment. */
export function forgetPaymentDraft(): void {
  forgetStored(draft, tabShelf());
}
