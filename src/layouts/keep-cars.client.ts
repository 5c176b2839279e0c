import { savePath } from '../account/watchlist/watchlist-paths.ts';
import { startControls as start } from '../garage/controls/keep-car.client.ts';

export { showTray } from '../garage/compare/compare-tray.client.ts';

/**
 * Brings a `<car-controls>` to life.
 * @public loaded by the script of a page
 */
export function startControls(controls: HTMLElement): void {
  start(controls, (car, button) =>
    import('../account/watchlist/save-car.client.ts').then(
      ({ toggleSaved }) => toggleSaved(car, button),
      // As without script.
      () => location.assign(savePath(car)),
    ),
  );
}
