import { whenTouched } from '../../ui/when-touched.client.ts';

/** A link leads where it says; what has no page of its own says what to do instead. */
function follow(bar: HTMLElement, control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (control.dataset['act'] === 'share') bar.querySelector<HTMLElement>('[popover]')?.showPopover();
  else {
    const alert = bar.querySelector('[role="alert"]');
    const url = location.origin + location.pathname;
    if (alert) alert.textContent = (bar.dataset['copyFailed'] ?? '').replace('{url}', url);
  }
}

/** `<share-bar>`: its links work without script, and what its buttons do is loaded when somebody comes near them. */
class ShareBarElement extends HTMLElement {
  connectedCallback(): void {
    whenTouched(this, {
      load: async () => (await import('./sharing.client.ts')).startSharing(this),
      held: '[data-act]',
      onFail: (control) => follow(this, control),
    });
  }
}

export function defineShareBar(): void {
  if (!customElements.get('share-bar')) customElements.define('share-bar', ShareBarElement);
}
