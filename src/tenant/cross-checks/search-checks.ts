import type { CrossCheck } from './cross-check.ts';

/** Without a server, the search would silently use the embedded index or nothing. */
export const checkSearchServer: CrossCheck = ({ search }) => {
  if (search === undefined || search.engine !== 'typesense' || search.typesense !== null) return [];
  const without = search.publishIndex ? '' : ' With "publishIndex": false there is then no search at all.';
  return [
    {
      subject: 'search',
      path: ['typesense'],
      message: `engine is "typesense", but typesense names no server.${without}`,
      found: 'null',
      nearest: undefined,
      allowed: '{ "nodes": ["https://search.example.com"], "searchKey": "…" }',
    },
  ];
};
