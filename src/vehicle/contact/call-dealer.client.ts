import { pageCar } from '../page-car.client.ts';
import { logReveal } from './log-reveal.api.ts';

/**
 * Numbers marked `data-call`, masked in a disclosure or shown as a link. Both work without this, which logs once for a
 * page read that a number was asked for, and leads the focus on to it.
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
