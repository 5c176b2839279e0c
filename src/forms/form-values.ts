import { postedPhone } from '../values/contact/phone.ts';
import { TRAP_FIELD } from '../values/input/form-trap.ts';
import { type FormValues, readForm } from './read-form.ts';

/** Values by field name; groups are nested one level. */
export type NestedValues = Record<string, string | string[] | Record<string, string | string[]>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values to send; phone numbers in the format of `postedPhone`. */
export function sentValues(form: HTMLFormElement, submitter: HTMLElement | null = null): FormValues {
  const values = readForm(new FormData(form, submitter));
  const { phone } = values;
  return typeof phone === 'string' ? { ...values, phone: postedPhone(phone) } : values;
}

/** The values to keep as a draft; empty while the form is unchanged. */
export function typedValues(form: HTMLFormElement): FormValues {
  const controls = typedControls(form);
  if (controls.every(isUntouched)) return {};
  const sent = readForm(new FormData(form));
  // Unticked boxes are absent from FormData, but the draft must record them.
  return Object.fromEntries(controls.map(({ name }) => [name, sent[name] ?? []]));
}

/** Fills the fields of these names, except those that the shopper has changed or that cannot be changed. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const controls = [...form.elements].filter(isTyped);
  const touched = controls.filter((control) => !isUntouched(control));
  // A changed radio button marks its whole group as changed.
  const chosen = new Set(touched.filter(({ type }) => type === 'radio').map(({ name }) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.includes(control) || isFixed(control)) continue;
    if (control.type === 'radio' && chosen.has(control.name)) continue;
    if (isTick(control)) control.checked = [value].flat().includes(control.value);
    else if (typeof value === 'string' && value !== control.value) control.value = value;
    else continue;
    // Lets Conform and other listeners notice the change.
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Names of all fields in steps shown so far; the fieldsets of the others are disabled. */
export function openNames(form: HTMLFormElement): Set<string> {
  const controls = [...form.elements].filter(isControl);
  return new Set(controls.filter((control) => !control.closest('fieldset:disabled')).map(({ name }) => name));
}

function typedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(isTyped).filter(isEnabled);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isEnabled(element: Element): element is Control {
  return isControl(element) && !element.disabled && element.closest('fieldset[disabled]') === null;
}

function isTyped(element: Element): element is Control {
  if (!isControl(element) || element.name === '' || element.name === TRAP_FIELD) return false;
  // One-time codes are not kept.
  const isKept = element.type !== 'hidden' || element.hasAttribute('data-kept');
  return isKept && element.autocomplete !== 'one-time-code';
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

/** Read-only fields, such as the phone of a signed-in shopper. */
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
