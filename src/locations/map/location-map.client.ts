import { whenTouched } from '../../ui/when-touched.client.ts';

/** `<location-map>`: what its button opens is loaded when somebody comes near it; the tiles when it is pressed. */
export function defineLocationMap(): void {
  if (customElements.get('location-map')) return;
  customElements.define(
    'location-map',
    class extends HTMLElement {
      connectedCallback(): void {
        const button = this.querySelector<HTMLElement>('[data-do="open"]');
        if (button === null) return;
        whenTouched(button, {
          load: async () => (await import('./open-map.client.ts')).prepareMap(this, button),
          held: '[data-do="open"]',
          onFail: () => this.querySelector('[role="status"]')?.replaceChildren(this.dataset['failed'] ?? ''),
        });
      }
    },
  );
}
