import { hiddenFinanceFields } from '#src/finance/form/finance-start.ts';
import { type Posted, showRefused } from '../../leads/form/show-refused.ts';
import type { Ports } from '../../ports/ports.ts';
import { financeCar } from '../finance-car.ts';

/** Shows the form again when an application posted without JavaScript was refused. */
export function refusedApplications(ports: Pick<Ports, 'pages' | 'database' | 'now' | 'reportError'>) {
  return showRefused(ports, async (c, posted, lastResult) => {
    const { published } = c.var;
    // A dealer without a lender has no form.
    if (published.settings.finance.lender === null) return null;
    const car = await financeCar(ports, published, textOf(posted, 'car_id') || textOf(posted, 'car_slug'));
    const start = Object.fromEntries(
      [...hiddenFinanceFields, 'idempotency_key'].map((name) => [name, textOf(posted, name)]),
    );
    const isGone = car === 'gone';
    const props = { car: isGone ? null : car, isGone, start, lastResult, around: null };
    return ports.pages.render(published, 'finance', props);
  });
}

function textOf(posted: Posted, name: string): string {
  const value = posted[name];
  return typeof value === 'string' ? value : '';
}
