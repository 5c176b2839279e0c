import { type RefCallback, useCallback } from 'react';
import { formatDeleted, formatTyped, type InputFormat, type Typed } from '../values/format-typed.ts';

/** What an input held before the change that is under way. */
export interface InputBefore {
  readonly text: string;
  readonly isCaret: boolean;
}

export function inputBefore({ value: text, selectionStart, selectionEnd }: HTMLInputElement): InputBefore {
  return { text, isCaret: selectionStart === selectionEnd };
}

/** The ref of an uncontrolled input that is formatted while it is typed in. */
export function useFormat(format: InputFormat | undefined): RefCallback<HTMLInputElement> {
  return useCallback((input) => (format && input ? formatWhileTyped(input, format) : undefined), [format]);
}

/** The type of the input is `tel` or `text`, for others have no caret. Returns how to end it. */
export function formatWhileTyped(input: HTMLInputElement, format: InputFormat): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let before: InputBefore | null = null;
  const formatAll = () => {
    const caret = input.selectionStart ?? input.value.length;
    if (input.value !== '') write(input, formatTyped(format, input.value, caret));
  };
  // A browser would cut what is pasted before it could be read.
  input.removeAttribute('maxlength');
  formatAll();
  const note = () => {
    before = inputBefore(input);
  };
  input.addEventListener('beforeinput', note, { signal });
  // React's handlers, which save or check what is written, hear of it later.
  input.addEventListener('input', (event) => formatTypedIn(input, format, event, before), { signal });
  for (const type of ['change', 'compositionend', 'blur'])
    input.addEventListener(type, formatAll, { signal });
  return () => listening.abort();
}

const typedAtOnce = { inputType: '', isComposing: false };

/** Formats the text of an input after the event of a change, and keeps its caret. `before` is of that change. */
export function formatTypedIn(
  input: HTMLInputElement,
  kind: InputFormat,
  event: Event,
  before: InputBefore | null,
): void {
  // Autofill is a plain event in some browsers.
  const { inputType, isComposing } = event instanceof InputEvent ? event : typedAtOnce;
  // What is undone comes as the browser remembers it.
  if (isComposing || inputType.startsWith('history')) return;
  const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const isDeletion = inputType.startsWith('delete') && before?.isCaret;
  const next = isDeletion
    ? formatDeleted(kind, before.text, now, inputType.endsWith('Forward'))
    : formatTyped(kind, now.text, now.caret);
  write(input, next);
}

/** Writes only what differs: each write ends what the browser can undo. */
function write(input: HTMLInputElement, { text, caret }: Typed): void {
  if (input.value !== text) input.value = text;
  // Elsewhere a caret would bring the focus back, and a selection that stands is the shopper's.
  if (document.activeElement === input && input.selectionStart !== caret)
    input.setSelectionRange(caret, caret);
}
