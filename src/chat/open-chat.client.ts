import { fetchBuiltPage, fetchOnce } from '../ui/built-page.client.ts';
import { openDialog } from '../ui/dialog.client.ts';
import { defineChatWays } from './chat-ways.client.ts';

const dialogOf = fetchOnce(async (path) => {
  const page = await fetchBuiltPage(path);
  const place = page.querySelector('[data-chat]');
  const template = place?.querySelector<HTMLTemplateElement>('template[data-sheet]');
  const dialog = template && document.importNode(template.content, true).querySelector('dialog');
  const ways = place?.querySelector('chat-ways');
  if (!dialog || !ways) throw new Error('The page of the chat is another than it was.');
  defineChatWays();
  dialog.querySelector('.sheet-body')?.append(document.importNode(ways, true));
  document.body.append(dialog);
  return dialog;
});

/** Fetches what a link opens. */
export function near({ pathname }: HTMLAnchorElement): Promise<HTMLDialogElement> {
  return dialogOf(pathname);
}

/** Opens it over this page. Rejects when it does not come. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  openDialog(await dialogOf(link.pathname), link);
}
