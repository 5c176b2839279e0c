import { deviceStorage, heldData, tellStored } from '../../ui/device-storage.store.ts';
import { type KeptList, LIMITS, toggleKept } from '../kept-list.ts';

interface Saving {
  /** Ids of what is saved, as this device knows them. */
  readonly savedIds: () => ReadonlySet<unknown>;
  /** Saves the vehicle or takes it out of the watchlist. Never rejects. */
  readonly toggleSaved: (
    car: { readonly id: string; readonly slug: string; readonly name: string },
    button: HTMLElement,
  ) => Promise<unknown>;
}

interface HeldCar {
  readonly id: string;
}

/** The vehicles in a list. They are judged where they are shown (kept-cars.store.ts). */
function heldCars(list: KeptList): readonly HeldCar[] {
  const cars = heldData(list);
  return Array.isArray(cars) ? cars.filter((car) => typeof car?.id === 'string') : [];
}

/** Marks what is kept, on every button of the page, and says whether there is something to compare. */
function show(savedIds: Saving['savedIds']): void {
  const ids = (list: KeptList) => new Set<unknown>(heldCars(list).map(({ id }) => id));
  const kept = { favourite: ids('favourite'), compare: ids('compare'), save: savedIds() };
  for (const [list, held] of Object.entries(kept)) {
    for (const button of document.querySelectorAll<HTMLElement>(`[data-keep=${list}]`))
      button.ariaPressed = `${held.has(button.parentElement?.dataset['id'])}`;
  }
  // Lets the bar of what is compared be seen, on a page that has one.
  const hasTray = document.querySelector('.compare-tray') !== null;
  document.documentElement.toggleAttribute('data-compares', hasTray && kept.compare.size > 0);
}

/** On the device at once, without waiting for any code: whoever presses and leaves the page finds it kept. */
function toggle({ id = '', image, ...named }: DOMStringMap, list: KeptList): void {
  const car: HeldCar = Object.assign({ id, primary_image_url: image ?? null }, named);
  const limits = document.getElementById(LIMITS)?.dataset ?? {};
  const { cars, became } = toggleKept(heldCars(list), car, Number(limits[`${list}Most`]));
  if (became === 'full') {
    const { [`${list}Full`]: sentence = '', close = '' } = limits;
    import('../../ui/toasts/toast.store.ts').then(({ toast }) => toast(sentence, close), console.warn);
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

/** Favourite, compare and save of all vehicles of a page, of those too that come later. */
export function startCarControls({ savedIds, toggleSaved }: Saving): void {
  const follow = () => show(savedIds);
  addEventListener('storage', follow);
  // A page that was kept for the way back has heard of nothing meanwhile.
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
  // Lets the buttons be seen: before, a press would do nothing.
  document.documentElement.toggleAttribute('data-keeps', true);
}
