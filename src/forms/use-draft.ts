import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { afterPress } from '../ui/after-press.client.ts';
import {
  forgetStored,
  readStored,
  type Stored,
  tabShelf,
  writeStored,
} from '../ui/storage/stored-value.store.ts';
import { rememberedContact } from './contact/contact.store.ts';
import { fillForm, typedValues } from './form-values.ts';
import type { FormValues } from './read-form.ts';

const draftSchema = v.object({
  /** Idempotency key: the form is stored once, whatever the number of attempts. */
  key: v.pipe(v.string(), v.minLength(16)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
});

/** Drafts are kept in sessionStorage, because other people may use the device later. */
const draftOf = (name: string): Stored<v.InferOutput<typeof draftSchema> | null> => ({
  key: `lead-draft:${name}`,
  version: 1,
  schema: v.nullable(draftSchema),
  empty: null,
});

export function forgetDraft(name: string): void {
  forgetStored(draftOf(name), tabShelf());
}

interface Draft {
  /** The value of the `Idempotency-Key` header. */
  readonly key: () => string;
  /** Source of the prefilled values; null if nothing was prefilled. */
  readonly filledIn: 'draft' | 'contact' | null;
  readonly save: () => void;
  /** Deletes the draft and starts a new form with a new key. */
  readonly forget: () => void;
  readonly dismiss: () => void;
}

/**
 * Saves the form's input as a draft until it is sent. On load it restores the draft, or else prefills remembered
 * contact details. Fields changed before hydration are left alone.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  takesContact: boolean,
): Draft {
  const key = useRef('');
  /** True while fields are being prefilled, which must not be saved as a draft. */
  const isFilling = useRef(false);
  const [filledIn, setFilledIn] = useState<Draft['filledIn']>(null);
  const keep = (values: FormValues) => {
    // Read first, because fields of later steps are disabled now.
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
    // The note shifts the fields down, which must not happen during a press.
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
