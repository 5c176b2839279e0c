import { deviceStorage } from '../../ui/device-storage.store.ts';
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

/**
 * The vehicles in a list, `{"v":1,"data":[{"id":…}]}`; none of what reads otherwise. They are judged where they are
 * shown (kept-cars.store.ts): every page with a card would carry the schema library for it.
 */
function heldCars(list: KeptList): readonly HeldCar[] {
  try {
    const held: { readonly v: unknown; readonly data: readonly HeldCar[] } = JSON.parse(
      deviceStorage[list] ?? '',
    );
    return held.v === 1 ? held.data.filter(({ id }) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Marks what is kept, on every button of the page, and says whether there is something to compare. */
function show(savedIds: Saving['savedIds']): void {
  const ids = (list: KeptList) => new Set<unknown>(heldCars(list).map(({ id }) => id));
  const kept = { favourite: ids('favourite'), compare: ids('compare'), save: savedIds() };
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const list = button.dataset['keep'];
    if (list === 'favourite' || list === 'compare' || list === 'save')
      button.ariaPressed = `${kept[list].has(button.parentElement?.dataset['id'])}`;
  }
  // Lets the bar of what is compared be seen, on a page that has one.
  const hasTray = document.querySelector('.compare-tray') !== null;
  document.documentElement.toggleAttribute('data-compares', hasTray && kept.compare.size > 0);
}

/**
 * On the device at once, without waiting for any code: whoever presses and leaves the page finds it kept. Stores and
 * buttons of this tab and of others follow the `storage` event, which browsers send to other tabs alone.
 */
function toggle(controls: HTMLElement, list: KeptList): void {
  const { id = '', image = null, ...named } = controls.dataset;
  const car: HeldCar = Object.assign({ id, primary_image_url: image }, named);
  const limits = document.getElementById(LIMITS)?.dataset ?? {};
  const most = Number(limits[`${list}Most`]);
  const { cars, became } = toggleKept(heldCars(list), car, most);
  if (became === 'full') {
    const { [`${list}Full`]: sentence = '', close = '' } = limits;
    import('../../ui/toasts/toast.store.ts').then(({ toast }) => toast(sentence, close), console.warn);
    return;
  }
  if (cars.length > 0) deviceStorage[list] = JSON.stringify({ v: 1, data: cars });
  else delete deviceStorage[list];
  dispatchEvent(new StorageEvent('storage', { key: list, newValue: deviceStorage[list] ?? null }));
  if (list === 'favourite' && became === 'kept')
    controls.dispatchEvent(new CustomEvent('happened', { bubbles: true, detail: 'favourite' }));
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
    if (list === 'favourite' || list === 'compare') toggle(controls, list);
  });
  follow();
  // Lets the buttons be seen: before, a press would do nothing.
  document.documentElement.toggleAttribute('data-keeps', true);
}
