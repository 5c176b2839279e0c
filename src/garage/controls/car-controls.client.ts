import { whenTouched } from '../../ui/when-touched.client.ts';

interface KeepingCars {
  /** Ids of what is saved, as this device knows them. */
  readonly savedIds: () => ReadonlySet<unknown>;
  /** What the buttons do, and the bar of what is compared. */
  readonly load: () => Promise<{
    readonly startControls: (controls: HTMLElement) => void;
    readonly showTray: () => void;
  }>;
}

/** What was told of a list, by its key: newer than what the device holds, which may keep nothing. */
const told: Record<string, string | null> = {};

/**
 * Ids of the vehicles in a list, `{"v":1,"data":[{"id":…}]}`; none of what reads otherwise. What the device holds is
 * judged when it is read for more: every page with a card would carry the schema library for it.
 */
function keptIds(list: string): ReadonlySet<unknown> {
  try {
    const held: { readonly data: readonly { readonly id: unknown }[] } = JSON.parse(
      told[list] ?? localStorage.getItem(list) ?? '',
    );
    return new Set(held.data.map(({ id }) => id));
  } catch {
    return new Set();
  }
}

/**
 * `<car-controls>`: favourite, compare and save of one vehicle, any number of times on a page. It shows what is
 * kept; all else is loaded when somebody comes near one, or has something to compare.
 */
export function defineCarControls({ savedIds, load }: KeepingCars): void {
  let isDue = false;
  let hasTray = false;

  /** All at once, before anything is painted. */
  function show(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      const idsOf = (list = '') => (list === 'save' ? savedIds() : keptIds(list));
      for (const button of document.querySelectorAll<HTMLElement>('[data-keep]'))
        button.ariaPressed = `${idsOf(button.dataset['keep']).has(button.parentElement?.dataset['id'])}`;
      hasTray ||= keptIds('compare').size > 0;
      if (hasTray) load().then(({ showTray }) => showTray(), console.warn);
    });
  }

  // Every list is told of in this way, here and in other tabs.
  addEventListener('storage', ({ key, newValue }) => {
    told[key ?? ''] = newValue;
    show();
  });
  // A page that was kept for the way back has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const list of Object.keys(told)) delete told[list];
    show();
  });
  show();
  customElements.define(
    'car-controls',
    class extends HTMLElement {
      #isAwake = false;

      connectedCallback(): void {
        show();
        // A list that is put in another order takes its cards out and in again: a press would count twice.
        if (this.#isAwake) return;
        this.#isAwake = true;
        whenTouched(this, {
          load: async () => (await load()).startControls(this),
          held: 'button',
        });
      }
    },
  );
}
