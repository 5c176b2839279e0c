import {
  formatDeleted,
  formatTyped,
  type InputFormat,
  inputFormats,
  type Typed,
} from '../values/format-typed.ts';

/** What an input held before the change that is under way. */
export type InputBefore = { readonly text: string; readonly isCaret: boolean };
type Before = InputBefore & { readonly input: HTMLInputElement };

export function inputBefore({ value: text, selectionStart, selectionEnd }: HTMLInputElement): InputBefore {
  return { text, isCaret: selectionStart === selectionEnd };
}

const known = new WeakSet<HTMLElement>();

/**
 * Formats the inputs with `data-format` in `root` as they are typed in: their type is `tel` or `text`, for others
 * have no caret. Once for each root; called again, it formats what a script has put in meanwhile.
 */
export function formatInputs(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) if (formatOf(input)) prepare(input);
  if (known.has(root)) return;
  known.add(root);
  let before: Before | null = null;
  root.addEventListener('beforeinput', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || formatOf(target) === null) return;
    // A browser would cut what is pasted before it could be read.
    target.removeAttribute('maxlength');
    before = { input: target, ...inputBefore(target) };
  });
  // Before those who save or check what is written.
  root.addEventListener('input', (event) => typed(event, before), { capture: true });
  for (const type of ['change', 'compositionend', 'focusout'])
    root.addEventListener(type, formatTarget, { capture: true });
}

function formatOf(input: HTMLInputElement): InputFormat | null {
  return inputFormats.find((format) => format === input.dataset['format']) ?? null;
}

function prepare(input: HTMLInputElement): void {
  input.removeAttribute('maxlength');
  format(input);
}

function typed(event: Event, before: Before | null): void {
  const { target: input } = event;
  const kind = input instanceof HTMLInputElement ? formatOf(input) : null;
  if (kind === null || !(input instanceof HTMLInputElement)) return;
  formatTypedIn(input, kind, event, before?.input === input ? before : null);
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

function formatTarget({ target }: Event): void {
  if (target instanceof HTMLInputElement) format(target);
}

function format(input: HTMLInputElement): void {
  const kind = formatOf(input);
  if (kind === null || input.value === '') return;
  write(input, formatTyped(kind, input.value, input.selectionStart ?? input.value.length));
}

/** Writes only what differs: each write ends what the browser can undo. */
function write(input: HTMLInputElement, { text, caret }: Typed): void {
  if (input.value !== text) input.value = text;
  // Elsewhere a caret would bring the focus back, and a selection that stands is the shopper's.
  if (document.activeElement === input && input.selectionStart !== caret)
    input.setSelectionRange(caret, caret);
}
