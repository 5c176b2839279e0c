import { whenTouched } from '../../ui/when-touched.client.ts';

/** `<holiday-hours>`: a list that unfolds becomes a dialog, which is loaded when somebody comes near it. */
export function defineHolidayHours(): void {
  if (customElements.get('holiday-hours')) return;
  customElements.define(
    'holiday-hours',
    class extends HTMLElement {
      connectedCallback(): void {
        whenTouched(this, {
          load: async () => (await import('./holiday-dialog.client.ts')).openInDialog(this),
          held: 'summary',
          // It unfolds, as without script.
          onFail: (summary) => summary.closest('details')?.toggleAttribute('open'),
        });
      }
    },
  );
}
