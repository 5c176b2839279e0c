const controls = 'input:not([type="hidden"]), select, textarea';

/** The place of a field in a form: its label, its controls and what is wrong with it. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

/** Where a shopper mends a field: its control, or the button that opens one which takes nothing yet. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name);
  const control = field?.querySelector<HTMLElement>(`:is(${controls}):not(:disabled)`);
  (control ?? field?.querySelector<HTMLElement>('button'))?.focus();
}

function idsBeside(describedBy: string | null, id: string): string[] {
  return (describedBy ?? '').split(/\s+/).filter((other) => other !== '' && other !== id);
}

/** Says beside one field what is wrong with it; null: nothing is. */
export function showFieldError(form: HTMLFormElement, name: string, message: string | null): void {
  const place = fieldOf(form, name)?.querySelector<HTMLElement>('.field-error');
  if (!place) return;
  place.textContent = message ?? '';
  place.hidden = message === null;
  for (const control of fieldOf(form, name)?.querySelectorAll(controls) ?? []) {
    const others = idsBeside(control.getAttribute('aria-describedby'), place.id);
    const ids = message === null ? others : [...others, place.id];
    if (ids.length === 0) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', ids.join(' '));
    if (message === null) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
}
