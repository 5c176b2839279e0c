import { openLinks } from '../../ui/open-links.client.ts';

/** Links to the finance form open it over this page; it is fetched when somebody comes near one. */
export function watchFinanceLinks(): void {
  openLinks(
    ({ hash }) => hash === '#finance-form',
    async () => {
      const { near, open } = await import('./open-finance-form.client.ts');
      return { near, open };
    },
  );
}
