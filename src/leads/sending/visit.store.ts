import { publicPath } from '../../values/public-path.ts';
import { campaignOf } from './campaign.ts';

const KEY = 'visit';
const MAX_PAGES = 50;

interface Visit {
  readonly visited_pages: readonly string[];
  readonly linked_query_params: Readonly<Record<string, string>>;
}

/**
 * The pages viewed in this tab and the campaign parameters of the first one: "lead_attributes {visited_pages,
 * linked_query_params}" (leads and dealer §3). It is sent only together with a lead; the function sanitises it.
 */
export function visitSoFar(): Visit {
  try {
    const { visited_pages = [], linked_query_params = {} } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { visited_pages, linked_query_params };
  } catch {
    return { visited_pages: [], linked_query_params: {} };
  }
}

/** Called on every page. */
export function recordVisit({ pathname, search }: Location = location): void {
  const { visited_pages, linked_query_params } = visitSoFar();
  const page = publicPath(pathname);
  const pages = visited_pages.at(-1) === page ? visited_pages : [...visited_pages, page];
  const visit: Visit = {
    visited_pages: pages.slice(-MAX_PAGES),
    linked_query_params: { ...linked_query_params, ...campaignOf(search) },
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Storage is disabled or full: a lead will report the current page only.
  }
}
