import { whenTouched } from '../../ui/when-touched.client.ts';

/** `<share-list>`: what its button opens is loaded when somebody comes near it. */
export function defineShareList(): void {
  if (customElements.get('share-list')) return;
  customElements.define(
    'share-list',
    class extends HTMLElement {
      connectedCallback(): void {
        whenTouched(this, {
          load: async () => (await import('./sharing-a-list.client.ts')).startSharing(this),
          held: '[data-do="open"]',
        });
      }
    },
  );
}
