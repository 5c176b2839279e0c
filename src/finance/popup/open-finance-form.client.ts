import { fetchBuiltPage, fetchOnce } from '../../ui/built-page.client.ts';
import { openDialog } from '../../ui/dialog.client.ts';
import { FINANCE_POPUP_PATH } from '../page/finance-pages.ts';
import { defineFinanceProgress } from './finance-progress.client.ts';

/** The form of one address: what was typed stays in a form that was closed. */
const dialogOf = fetchOnce(async (search) => {
  const page = await fetchBuiltPage(search === '' ? FINANCE_POPUP_PATH : `/api/finance/form${search}`);
  defineFinanceProgress();
  await loadScripts(page);
  return makeDialog(page);
});

/** The form brings the scripts of its parts; one that runs already does not run again. */
async function loadScripts(page: Document): Promise<void> {
  const scripts = [
    ...page.querySelectorAll<HTMLScriptElement>('[data-finance-popup] script[type="module"][src]'),
  ];
  await Promise.all(scripts.map(({ src }) => import(/* @vite-ignore */ src)));
}

function makeDialog(page: Document): HTMLDialogElement {
  const popup = page.querySelector('[data-finance-popup]');
  const template = popup?.querySelector<HTMLTemplateElement>('template[data-sheet]');
  if (!popup || !template) throw new Error('The page of the form is another than it was.');
  const dialog = document.importNode(template.content, true).querySelector('dialog');
  if (dialog === null) throw new Error('The page of the form has no dialog.');
  dialog.querySelector('.sheet-body')?.append(...popup.querySelectorAll('[data-popup-body]'));
  return dialog;
}

/** Fetches the form for a link. */
export function near({ search }: HTMLAnchorElement): Promise<HTMLDialogElement> {
  return dialogOf(search);
}

/** Opens it over this page. Rejects when it does not come. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const dialog = await dialogOf(link.search);
  if (!dialog.isConnected) {
    document.querySelector(`dialog#${dialog.id}`)?.remove();
    document.body.append(dialog);
  }
  const form = dialog.querySelector('finance-form');
  // A dialog must not change under the shopper's eyes.
  if (form && 'improve' in form && typeof form.improve === 'function') await form.improve();
  openDialog(dialog, link);
}
