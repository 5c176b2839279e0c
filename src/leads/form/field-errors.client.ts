import type { FieldError } from './field-error.ts';

const controls = 'input:not([type="hidden"]), select, textarea';

function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector(`[data-field="${CSS.escape(name)}"]`);
}

function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  return fieldOf(form, name)?.querySelector<HTMLElement>(controls) ?? null;
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

export function hasFieldError(form: HTMLFormElement, name: string): boolean {
  return controlOf(form, name)?.getAttribute('aria-invalid') === 'true';
}

function labelOf(form: HTMLFormElement, name: string): string {
  const label = fieldOf(form, name)?.querySelector('label, legend')?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  label.querySelector('.optional')?.remove();
  return (label.textContent ?? '').trim();
}

/** A line of the list: it leads to its field where the form has one. */
function line(form: HTMLFormElement, { field, message }: FieldError): HTMLLIElement {
  const item = document.createElement('li');
  const control = controlOf(form, field);
  if (control === null) {
    item.textContent = message;
    return item;
  }
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  const isTick = control instanceof HTMLInputElement && control.type === 'checkbox';
  link.textContent = isTick ? message : `${labelOf(form, field)}: ${message}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  item.append(link);
  return item;
}

/** As their fields follow each other on the page; what belongs to none comes last. */
function inOrder(form: HTMLFormElement, errors: readonly FieldError[]): readonly FieldError[] {
  const names = [...form.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'));
  const placeOf = ({ field }: FieldError) => {
    const place = names.indexOf(field);
    return place === -1 ? names.length : place;
  };
  return errors.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Shows every error beside its field and in a list under `heading` ('Please fix the following errors:'), and
 * puts the shopper on the first of them.
 */
export function showErrors(form: HTMLFormElement, errors: readonly FieldError[], heading: string): void {
  clearErrors(form);
  for (const { field, message } of errors) showFieldError(form, field, message);
  const title = document.createElement('strong');
  title.textContent = heading;
  const list = document.createElement('ul');
  list.append(...inOrder(form, errors).map((error) => line(form, error)));
  form.querySelector('.form-errors')?.replaceChildren(title, list);
  // The first on the page, whatever the order of the errors.
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** What went wrong with the whole, as an alert, in sight. */
export function showFailure(form: HTMLFormElement, sentences: readonly string[]): void {
  clearErrors(form);
  const [first = '', ...more] = sentences.filter((sentence) => sentence !== '');
  const title = document.createElement('strong');
  title.textContent = first;
  const place = form.querySelector('.form-errors');
  const help = document.createElement('p');
  help.textContent = more.join(' ');
  place?.replaceChildren(title, ...(more.length > 0 ? [help] : []));
  place?.scrollIntoView({ block: 'nearest' });
}

export function clearErrors(form: HTMLFormElement): void {
  form.querySelector('.form-errors')?.replaceChildren();
  for (const wrong of form.querySelectorAll('[data-field]:has([aria-invalid="true"])'))
    showFieldError(form, wrong.getAttribute('data-field') ?? '', null);
}
