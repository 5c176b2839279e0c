import { openLinks } from '../../ui/open-links.client.ts';

const formLink = /^\/cars\/([^/]+)\/(enquire|test-drive|request-photos)$/;

/**
 * Forms about the vehicle of this page open over it; they are fetched when somebody comes near their link.
 * Offline there is no page to go to; who to call is written on this one.
 */
export function watchFormLinks(
  slug = document.querySelector<HTMLElement>('[data-car]')?.dataset['slug'],
): void {
  const partsOf = ({ pathname }: HTMLAnchorElement) => formLink.exec(pathname) ?? [];
  openLinks(
    (link) => slug !== undefined && partsOf(link)[1] === slug,
    async () => {
      const { fetchForm, openForm } = await import('./open-vehicle-form.client.ts');
      const stepOf = (link: HTMLAnchorElement) => partsOf(link)[2] ?? '';
      return { near: (link) => fetchForm(stepOf(link)), open: (link) => openForm(stepOf(link), link) };
    },
    '#talk-to-us',
  );
}
