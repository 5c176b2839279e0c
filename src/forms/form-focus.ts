const CONTROLS = ':is(input:not([type="hidden"]), select, textarea):not([tabindex="-1"], :disabled)';

/** Focuses the first field of a step (or of a form without steps) and scrolls the step's heading into view. */
export function focusStep(form: HTMLFormElement | null, step: number): void {
  const part = form?.querySelector(`[data-step="${step}"]`) ?? form;
  part?.querySelector<HTMLElement>(CONTROLS)?.focus();
  part?.querySelector('legend')?.scrollIntoView({ block: 'nearest' });
}

/** Focuses a field, or its button if the field is disabled; false if nothing can be focused. */
export function focusField(form: HTMLFormElement | null, name: string): boolean {
  const field = fieldOf(form, name);
  const control =
    field?.querySelector<HTMLElement>(CONTROLS) ?? field?.querySelector<HTMLElement>('button:not(:disabled)');
  control?.focus();
  return control !== null && control !== undefined;
}

/** Index of the step that contains a field; null if none does. */
export function stepOf(form: HTMLFormElement | null, name: string): number | null {
  const step = fieldOf(form, name)?.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return step === undefined ? null : Number(step);
}

/** The first of these fields in document order. */
export function firstField(form: HTMLFormElement | null, names: readonly string[]): string | null {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return fields.map(({ dataset }) => dataset['field'] ?? '').find((name) => names.includes(name)) ?? null;
}

function fieldOf(form: HTMLFormElement | null, name: string): Element | null {
  return form?.querySelector(`[data-field="${CSS.escape(name)}"]`) ?? null;
}
