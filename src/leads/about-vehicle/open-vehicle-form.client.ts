import { fetchBuiltPage, fetchOnce } from '../../ui/built-page.client.ts';
import { openDialog } from '../../ui/dialog.client.ts';
import { defineLeadForm, LeadFormElement } from '../form/lead-form.client.ts';
import { defineTestDriveTimes } from '../test-drive/test-drive-times.client.ts';
import { fillForm } from './fill-form.client.ts';
import { type FormFacts, formFillings } from './form-filling.ts';
import { pageFormCar } from './page-form-car.client.ts';

const paths: Readonly<Record<string, string>> = {
  enquire: '/forms/enquiry',
  'test-drive': '/forms/test-drive',
  'request-photos': '/forms/request-photos',
};

/** What was typed stays in a form that was closed. */
const dialogs = new Map<string, HTMLDialogElement>();

/** The built page of a form. Rejects when it does not come. */
export const fetchForm = fetchOnce((step) => fetchBuiltPage(paths[step] ?? ''));

/** Opens a form about the vehicle of this page. Rejects when it cannot. */
export async function openForm(step: string, opener: HTMLElement): Promise<void> {
  const page = await fetchForm(step);
  const car = pageFormCar();
  if (car === null) throw new Error('This is no page of a vehicle.');
  // A vehicle that was sold meanwhile has another form.
  const key = `${step} ${car.isUnavailable}`;
  const dialog = dialogs.get(key) ?? dialogOf(page, (facts) => formFillings(car, facts));
  dialogs.set(key, dialog);
  const form = dialog.querySelector('lead-form');
  if (form instanceof LeadFormElement) await form.improve();
  openDialog(dialog, opener);
}

function dialogOf(page: Document, fillingsOf: (facts: FormFacts) => ReturnType<typeof formFillings>) {
  const form = page.querySelector('[data-vehicle-form]');
  const template = form?.querySelector<HTMLTemplateElement>('template[data-sheet]');
  const facts = form?.querySelector('[data-form-facts]')?.textContent;
  if (!form || !template || !facts) throw new Error('The page of the form is another than it was.');
  const filled = document.importNode(form, true);
  fillForm(filled, fillingsOf(JSON.parse(facts)));
  const sheet = document.importNode(template.content, true);
  const dialog = sheet.querySelector('dialog');
  if (dialog === null) throw new Error('The page of the form has no dialog.');
  dialog.querySelector('.sheet-title')?.replaceChildren(filled.querySelector('h1')?.textContent ?? '');
  dialog.querySelector('.sheet-body')?.append(...filled.querySelectorAll('[data-fill="form"]'));
  defineLeadForm();
  defineTestDriveTimes();
  document.querySelector(`dialog#${dialog.id}`)?.remove();
  document.body.append(dialog);
  return dialog;
}
