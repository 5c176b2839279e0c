import type { FinderFieldName, FinderOption } from './finder-facts.ts';

/** The selected option of each field; null means any. */
export type FinderTarget = Readonly<Record<FinderFieldName, Pick<FinderOption, 'value' | 'path'> | null>>;

/** The URL of a selection: a listing with its own page if there is one, or else the search. */
export function finderPath({ make, body, price }: FinderTarget, stockPath: string): string {
  if (price === null && (make === null || body === null)) return (make ?? body)?.path ?? stockPath;
  const params = new URLSearchParams();
  if (make) params.set('make_model', make.value);
  if (body) params.set('body', body.value);
  if (price) params.set('price', price.value);
  return `${stockPath}?${params.toString().replaceAll('%3A', ':')}`;
}
