import { controlOf, fieldOf, focusField, showFieldError } from './field-error.client.ts';
import type { FieldError } from './field-error.ts';

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
    focusField(form, field);
  });
  item.append(link);
  return item;
}

/** As their fields follow each other on the page; what belongs to none comes last. */
export function inOrder(form: HTMLFormElement, errors: readonly FieldError[]): readonly FieldError[] {
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
  const sorted = inOrder(form, errors);
  list.append(...sorted.map((error) => line(form, error)));
  form.querySelector('.form-errors')?.replaceChildren(title, list);
  focusField(form, sorted.find(({ field }) => fieldOf(form, field) !== null)?.field ?? '');
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
