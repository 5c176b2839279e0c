import { openLinks } from '../ui/open-links.client.ts';

/** The page of the chat opens over this one; it is fetched when somebody comes near its link. */
export function watchChatLink(): void {
  openLinks(
    (link) => 'chatLink' in link.dataset,
    async () => {
      const { near, open } = await import('./open-chat.client.ts');
      return { near, open };
    },
  );
}
