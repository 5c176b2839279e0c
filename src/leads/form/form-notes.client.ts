export interface Note {
  readonly kind: string;
  readonly text: string;
  /** On the button that does it. */
  readonly action: string;
  readonly act: () => void;
}

/** A line over the fields with what can be done about it. One of a kind at a time. */
export function showNote(form: HTMLFormElement, { kind, text, action, act }: Note): void {
  removeNote(form, kind);
  const note = document.createElement('p');
  note.className = 'form-note';
  note.dataset['note'] = kind;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = action;
  button.addEventListener('click', () => {
    act();
    note.remove();
    form
      .querySelector<HTMLElement>('[data-field] :is(input:not([type="hidden"]), select, textarea)')
      ?.focus();
  });
  note.append(text, button);
  form.querySelector('.form-errors')?.after(note);
}

export function removeNote(form: HTMLFormElement, kind: string): void {
  form.querySelector(`[data-note="${CSS.escape(kind)}"]`)?.remove();
}
