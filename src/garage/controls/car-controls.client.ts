import { deviceStorage, tellStored } from '../../ui/storage/device-storage.store.ts';
import { loadToast } from '../../ui/toasts/load-toast.store.ts';
import { heldCars } from '../held-cars.store.ts';
import { type KeptList, LIMITS, toggleKept } from '../kept-list.ts';

interface Saving {
  /** Ids of saved vehicles, as cached on this device. */
  readonly savedIds: () => ReadonlySet<unknown>;
  /** Adds the vehicle to the watchlist or removes it. Never rejects. */
  readonly toggleSaved: (
    car: { readonly id: string; readonly slug: string; readonly name: string },
    button: HTMLElement,
  ) => Promise<unknown>;
}

/** Updates the pressed state of all buttons, and whether there are vehicles to compare. */
function show(savedIds: Saving['savedIds']): void {
  const ids = (list: KeptList) => new Set<unknown>(heldCars(list).map(({ id }) => id));
  const kept = { favourite: ids('favourite'), compare: ids('compare'), save: savedIds() };
  for (const [list, held] of Object.entries(kept)) {
    for (const button of document.querySelectorAll<HTMLElement>(`[data-keep=${list}]`))
      button.ariaPressed = `${held.has(button.parentElement?.dataset['id'])}`;
  }
  // Makes the compare bar visible on pages that have one.
  const hasTray = document.querySelector('.compare-tray') !== null;
  document.documentElement.toggleAttribute('data-compares', hasTray && kept.compare.size > 0);
}

/** Stores synchronously, without loading code, so that leaving the page at once does not lose it. */
function toggle({ id = '', image, ...named }: DOMStringMap, list: KeptList): void {
  const car: { readonly id: string } = Object.assign({ id, primary_image_url: image ?? null }, named);
  const limits = document.getElementById(LIMITS)?.dataset ?? {};
  const { cars, became } = toggleKept(heldCars(list), car, Number(limits[`${list}Max`]));
  if (became === 'full') {
    const { [`${list}Full`]: sentence = '', close = '' } = limits;
    void loadToast(sentence, close);
    return;
  }
  if (cars.length > 0) deviceStorage[list] = JSON.stringify({ v: 1, data: cars });
  else delete deviceStorage[list];
  tellStored(list);
  const { slug, name } = named;
  const about = slug && name ? { id, slug, name } : undefined;
  if (list === 'favourite' && became === 'kept')
    document.dispatchEvent(new CustomEvent('happened', { detail: { name: list, about } }));
}

/** Handles favourite, compare and save for all vehicles of a page, including those added later. */
export function startCarControls({ savedIds, toggleSaved }: Saving): void {
  const follow = () => show(savedIds);
  addEventListener('storage', follow);
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', follow);
  document.addEventListener('car-controls', follow);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-keep]') : null;
    const controls = button?.parentElement;
    if (!button || !controls || button.ariaDisabled === 'true') return;
    const list = button.dataset['keep'];
    const { id = '', slug = '', name = '' } = controls.dataset;
    if (list === 'save') void toggleSaved({ id, slug, name }, button);
    if (list === 'favourite' || list === 'compare') toggle(controls.dataset, list);
  });
  follow();
  // Shows the buttons, which would not work before.
  document.documentElement.toggleAttribute('data-keeps', true);
}
