import { pageCar } from '../page-car.client.ts';
import { logReveal } from './log-reveal.api.ts';

/**
 * Logs once per page view that a number marked `data-call` was revealed or called, and focuses a revealed number. The
 * masked numbers are `<details>` and work without this script.
 */
export function watchCalls(): void {
  let car = pageCar();
  const log = () => {
    if (car) logReveal(car);
    car = null;
  };
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-call], [data-call] a')) log();
  });
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.matches('[data-call][open]'))) return;
    target.querySelector('a')?.focus();
    log();
  };
  document.addEventListener('toggle', onToggle, true);
}
