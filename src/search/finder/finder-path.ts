import type { FinderFieldName, FinderOption } from './finder-facts.ts';

/** The chosen option of each field; null is any. */
export type FinderTarget = Readonly<Record<FinderFieldName, Pick<FinderOption, 'value' | 'path'> | null>>;

/** The address of a choice: a listing with a page of its own where there is one, else the search. */
export function finderPath({ make, body, price }: FinderTarget, stockPath: string): string {
  if (price === null && (make === null || body === null)) return (make ?? body)?.path ?? stockPath;
  const params = new URLSearchParams();
  if (make) params.set('make_model', make.value);
  if (body) params.set('body', body.value);
  if (price) params.set('price', price.value);
  return `${stockPath}?${params.toString().replaceAll('%3A', ':')}`;
}
