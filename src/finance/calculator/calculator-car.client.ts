import { CALCULATION_PATH } from './calculator-paths.ts';

const PATIENCE_MS = 15_000;

export type CalculatorCar = { readonly name: string; readonly path: string; readonly price: number | null };

/** The vehicle with this id, as far as a loan for it can be worked out; null when there is no such answer. */
export async function askForCar(id: string): Promise<CalculatorCar | null> {
  try {
    const reply = await fetch(`${CALCULATION_PATH}?${new URLSearchParams({ car_id: id })}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return reply.ok ? carOf(await reply.json()) : null;
  } catch {
    // Without the answer it is a calculator for no vehicle in particular.
    return null;
  }
}

function carOf(reply: unknown): CalculatorCar | null {
  const car: unknown = Object(reply)['car'];
  if (typeof car !== 'object' || car === null) return null;
  const { name, path, price }: Record<string, unknown> = { ...car };
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  if (typeof name !== 'string' || !isPath) return null;
  return { name, path, price: typeof price === 'number' ? price : null };
}
