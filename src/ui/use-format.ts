import { type RefCallback, useCallback } from 'react';
import { formatDeleted, formatTyped, type InputFormat, type Typed } from '../values/input/format-typed.ts';

/** Text and caret of an input before the current change. */
export interface InputBefore {
  readonly text: string;
  readonly isCaret: boolean;
}

export function inputBefore({ value: text, selectionStart, selectionEnd }: HTMLInputElement): InputBefore {
  return { text, isCaret: selectionStart === selectionEnd };
}

/** Ref for an uncontrolled input that is formatted while typing. */
export function useFormat(format: InputFormat | undefined): RefCallback<HTMLInputElement> {
  return useCallback((input) => (format && input ? formatWhileTyped(input, format) : undefined), [format]);
}

/**
 * Only for the types `tel` and `text`, because others have no caret. Returns a function that removes the listeners.
 */
export function formatWhileTyped(input: HTMLInputElement, format: InputFormat): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let before: InputBefore | null = null;
  const formatAll = () => {
    const caret = input.selectionStart ?? input.value.length;
    if (input.value !== '') write(input, formatTyped(format, input.value, caret));
  };
  // maxlength would truncate pasted text before it is formatted.
  input.removeAttribute('maxlength');
  formatAll();
  const note = () => {
    before = inputBefore(input);
  };
  input.addEventListener('beforeinput', note, { signal });
  // In the capture phase, so that React's handlers see the formatted text.
  input.addEventListener('input', (event) => formatTypedIn(input, format, event, before), { signal });
  for (const type of ['change', 'compositionend', 'blur'])
    input.addEventListener(type, formatAll, { signal });
  return () => listening.abort();
}

const typedAtOnce = { inputType: '', isComposing: false };

/** Formats an input after a change and restores the caret. `before` is its state before the change. */
export function formatTypedIn(
  input: HTMLInputElement,
  kind: InputFormat,
  event: Event,
  before: InputBefore | null,
): void {
  // Some browsers report autofill with a plain Event.
  const { inputType, isComposing } = event instanceof InputEvent ? event : typedAtOnce;
  // Undo and redo must restore exactly what the browser remembers.
  if (isComposing || inputType.startsWith('history')) return;
  const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
  const isDeletion = inputType.startsWith('delete') && before?.isCaret;
  const next = isDeletion
    ? formatDeleted(kind, before.text, now, inputType.endsWith('Forward'))
    : formatTyped(kind, now.text, now.caret);
  write(input, next);
}

/** Writes only differences, because each write clears the browser's undo history. */
function write(input: HTMLInputElement, { text, caret }: Typed): void {
  if (input.value !== text) input.value = text;
  // Setting the caret elsewhere would move the focus or destroy a selection.
  if (document.activeElement === input && input.selectionStart !== caret)
    input.setSelectionRange(caret, caret);
}
