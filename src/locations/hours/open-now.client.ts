import { whenNear } from '../../ui/when-near.client.ts';

/** `<open-now>`: says when somebody comes near it whether the branch is open, and goes on saying what is true. */
export function defineOpenNow(): void {
  if (customElements.get('open-now')) return;
  customElements.define(
    'open-now',
    class extends HTMLElement {
      readonly #stop = new AbortController();

      connectedCallback(): void {
        const { signal } = this.#stop;
        const load = async () => (await import('./say-open.client.ts')).sayOpen(this, signal);
        const giveUp = whenNear(this, () => void load().catch(() => {}));
        signal.addEventListener('abort', giveUp);
      }

      disconnectedCallback(): void {
        this.#stop.abort();
      }
    },
  );
}
