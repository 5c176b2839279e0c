import { type FormValues, readForm } from '../../forms/read-form.ts';
import { formatInputs } from '../../ui/format-input.client.ts';
import { filledInField, trapField } from '../../values/form-trap.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTyped(control: Element): control is Control {
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isField || control.name === '' || control.type === 'hidden') return false;
  // A code works once: it is nothing to keep.
  return control.name !== trapField && control.autocomplete !== 'one-time-code';
}

function typedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isTyped);
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** Such as the phone of who has signed in. */
function isFixed(control: Control): boolean {
  return !(control instanceof HTMLSelectElement) && control.readOnly;
}

function isUntouched(control: Control): boolean {
  if (isTick(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, given);
  }
  return control.value === control.defaultValue;
}

/** Everything the form sends, with how long the page has been open, by the browser's stopwatch. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return { ...readForm(new FormData(form)), [filledInField]: String(Math.round(performance.now())) };
}

/** What the shopper has filled in, which is what a draft keeps; empty while the form is as it came. */
export function typedValuesOf(form: HTMLFormElement): FormValues {
  const controls = typedControls(form);
  if (controls.every(isUntouched)) return {};
  const sent = readForm(new FormData(form));
  // A box that is not ticked sends nothing, and is to come back like that.
  return Object.fromEntries(controls.map(({ name }) => [name, sent[name] ?? []]));
}

/** Puts values into the fields of those names; what the shopper has changed meanwhile, or cannot, stays. */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  const controls = typedControls(form);
  const touched = controls.filter((control) => !isUntouched(control));
  // One that is chosen speaks for all of its name.
  const chosen = new Set(touched.filter(({ type }) => type === 'radio').map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.includes(control) || isFixed(control)) continue;
    if (control.type === 'radio' && chosen.has(control.name)) continue;
    if (isTick(control)) control.checked = [value].flat().includes(control.value);
    else if (typeof value === 'string' && value !== control.value) control.value = value;
    else continue;
    // Parts of the form may depend on it.
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  formatInputs(form);
}
