import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { afterPress } from '../ui/after-press.client.ts';
import { forgetStored, readStored, type Stored, tabShelf, writeStored } from '../ui/stored-value.store.ts';
import { rememberedContact } from './contact.store.ts';
import { fillForm, typedValues } from './form-values.ts';
import type { FormValues } from './read-form.ts';

const draftSchema = v.object({
  /** The idempotency key: the form is stored once, however often it is sent. */
  key: v.pipe(v.string(), v.minLength(16)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

/** Drafts last as long as the tab: what people typed does not stay on a device that others may use. */
const draftOf = (name: string): Stored<v.InferOutput<typeof draftSchema> | null> => ({
  key: `lead-draft:${name}`,
  version: 1,
  schema: v.nullable(draftSchema),
  empty: null,
});

/** Forgets what was typed into the form of that name. */
export function forgetDraft(name: string): void {
  forgetStored(draftOf(name), tabShelf());
}

interface Draft {
  /** Sent as `Idempotency-Key`. */
  readonly key: () => string;
  /** What was filled in for the shopper when the form appeared; null when it was empty. */
  readonly filledIn: 'draft' | 'contact' | null;
  readonly save: () => void;
  /** Forgets the draft and begins a new form with a new key. */
  readonly forget: () => void;
  readonly dismiss: () => void;
}

/**
 * Keeps what is typed into a form under `name` until it is sent, and fills it in again when the form comes back; else
 * the contact details that this device remembers. Fields that were typed in before hydration stay as they are.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  takesContact: boolean,
): Draft {
  const key = useRef('');
  /** What is filled in for the shopper is no draft yet. */
  const isFilling = useRef(false);
  const [filledIn, setFilledIn] = useState<Draft['filledIn']>(null);
  const keep = (values: FormValues) => {
    // Fields of later steps are disabled while an earlier step is shown.
    const before = readStored(draftOf(name), tabShelf())?.values;
    writeStored(draftOf(name), { key: key.current, values: { ...before, ...values } }, tabShelf());
  };
  const restore = useEffectEvent(() => {
    key.current = crypto.randomUUID();
    if (!form.current) return;
    const draft = readStored(draftOf(name), tabShelf());
    const contact = draft === null && takesContact ? rememberedContact() : null;
    if (draft) key.current = draft.key;
    const values: FormValues | null = draft?.values ?? contact;
    const early = typedValues(form.current);
    if (Object.keys(early).length > 0) keep(early);
    isFilling.current = true;
    if (values !== null) fillForm(form.current, values);
    isFilling.current = false;
    if (values === null) return;
    // The note above the fields moves them down: never while one of them is being pressed.
    afterPress(() => setFilledIn(draft ? 'draft' : 'contact'));
  });
  useEffect(() => restore(), []);
  const save = () => {
    if (!form.current || isFilling.current) return;
    const values = typedValues(form.current);
    if (Object.keys(values).length === 0) forgetDraft(name);
    else keep(values);
  };
  return {
    key: () => key.current,
    filledIn,
    save,
    forget: () => {
      forgetDraft(name);
      key.current = crypto.randomUUID();
      setFilledIn(null);
    },
    dismiss: () => setFilledIn(null),
  };
}
