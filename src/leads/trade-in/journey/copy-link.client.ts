import { toast } from '../../../ui/toast.client.ts';

/** Copies the link and says so; where the browser forbids it the link itself takes the button's place. */
export async function copyLink(
  button: Element,
  link: string,
  { copied, close }: { readonly copied: string; readonly close: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(copied, close);
  } catch {
    button.replaceWith(Object.assign(document.createElement('a'), { href: link, textContent: link }));
  }
}
