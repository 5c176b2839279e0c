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

const pages = new Map<string, Promise<Document>>();
/** What was typed stays in a form that was closed. */
const dialogs = new Map<string, HTMLDialogElement>();

/** The built page of a form, and its styles in this page. Rejects when they do not come. */
export function fetchForm(step: string): Promise<Document> {
  const page = pages.get(step) ?? readPage(paths[step] ?? '');
  pages.set(step, page);
  // What has failed may be there the next time.
  page.catch(() => pages.delete(step));
  return page;
}

async function readPage(path: string): Promise<Document> {
  const reply = await fetch(path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(styles.map(({ href }) => addStyle(href)));
  return page;
}

function addStyle(href: string): Promise<void> | null {
  const known = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (known.some((style) => style.href === href)) return null;
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    style.onload = () => resolve();
    style.onerror = () => {
      style.remove();
      reject(new Error(`${href} did not load.`));
    };
    document.head.append(style);
  });
}

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
