/** The package has no types; these are the parts used here. */
declare module 'itemsjs' {
  type Options = {
    searchableFields: string[];
    sortings: Record<string, { field: string; order: 'asc' | 'desc' }>;
    aggregations: Record<string, { size: number; conjunction: boolean }>;
  };
  type Search<Item> = {
    query: string;
    per_page: number;
    page: number;
    sort: string;
    filters: Record<string, readonly string[]>;
    filter?: (item: Item) => boolean;
  };
  export default function itemsjs<Item extends object>(
    items: readonly Item[],
    options: Options,
  ): { search(request: Search<Item>): { pagination: { total: number } } };
}
