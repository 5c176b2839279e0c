/** The vehicle that a calculation is for, as far as a calculator without a page of a vehicle knows it. */
export type CalculatorCar = { readonly name: string; readonly path: string; readonly price: number | null };

/** The `car` in an answer of `GET /api/finance/calculation`; null where there is none. */
export function readCalculatorCar(reply: unknown): CalculatorCar | null {
  const car: unknown = Object(reply)['car'];
  if (typeof car !== 'object' || car === null) return null;
  const { name, path, price }: Record<string, unknown> = { ...car };
  const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  if (typeof name !== 'string' || !isPath) return null;
  return { name, path, price: typeof price === 'number' ? price : null };
}
