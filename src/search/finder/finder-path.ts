import { formatRange } from '../state/url-values.ts';

/** What is chosen, in the words of the search: a make's and a body's name and its listing. */
export type FinderTarget = {
  readonly make: { readonly name: string; readonly path: string } | null;
  readonly body: { readonly name: string; readonly path: string } | null;
  /** The most to pay, dollars. */
  readonly price: number | null;
};

/** The address of a choice: a listing with a page of its own where there is one, else the search. */
export function finderPath({ make, body, price }: FinderTarget, stockPath: string): string {
  if (price === null && (make === null || body === null)) return (make ?? body)?.path ?? stockPath;
  const params = new URLSearchParams();
  if (make) params.set('make_model', make.name);
  if (body) params.set('body', body.name);
  if (price !== null) params.set('price', formatRange({ min: null, max: price }));
  return `${stockPath}?${params.toString().replaceAll('%3A', ':')}`;
}
