import * as v from 'valibot';
import { keptCarSchema } from '../kept-car.schema.ts';
import { type KeptList, keepCars, keptCars } from '../kept-cars-store.client.ts';
import { toggleKept } from '../kept-list.ts';

/** Saves a vehicle or takes it out of the watchlist. Never rejects. */
type ToggleSaved = (
  car: { readonly id: string; readonly slug: string; readonly name: string },
  button: HTMLElement,
) => Promise<unknown>;

/** Once for each `<car-controls>`. */
export function startControls(controls: HTMLElement, toggleSaved: ToggleSaved): void {
  controls.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // Asked at the press: what saves is loaded after it, and the call before may be over by then.
    if (button === null || button.ariaDisabled === 'true') return;
    const list = button.dataset['keep'];
    const { id = '', slug = '', name = '' } = controls.dataset;
    if (list === 'save') void toggleSaved({ id, slug, name }, button);
    if (list === 'favourite' || list === 'compare') toggle(controls, list);
  });
}

function toggle(controls: HTMLElement, list: KeptList): void {
  const { image = null, ...car } = controls.dataset;
  const kept = v.safeParse(keptCarSchema, { ...car, primary_image_url: image });
  const texts = document.querySelector<HTMLElement>('compare-tray')?.dataset ?? {};
  const most = Number(list === 'favourite' ? texts['mostFavourites'] : texts['most']);
  if (!kept.success) return;
  const { cars, became } = toggleKept(keptCars(list), kept.output, most);
  if (became === 'full') {
    const sentence = list === 'favourite' ? texts['favouritesFull'] : texts['full'];
    import('./say-full.client.ts').then(
      ({ sayFull }) => sayFull(sentence ?? '', texts['close'] ?? ''),
      console.warn,
    );
    return;
  }
  keepCars(list, cars);
  if (list === 'favourite' && became === 'kept')
    controls.dispatchEvent(new CustomEvent('happened', { bubbles: true, detail: 'favourite' }));
}
