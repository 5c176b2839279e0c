import * as v from 'valibot';
import { isCampaignParameter } from '#src/leads/sending/campaign.ts';
import { typedLine } from '#src/values/input/typed-text.ts';
import { localPath } from '../http/visitor/local-path.ts';
import type { LeadAttributes } from './store/stored-lead.ts';

const MAX_PAGES = 50;
const LONGEST_PATH = 300;
const MAX_PARAMETERS = 20;
const LONGEST_PARAMETER = 500;
const LONGEST_AGENT = 300;

interface Sent {
  readonly url?: unknown;
  readonly lead_attributes?: unknown;
}

const visitSchema = v.object({
  visited_pages: v.fallback(v.optional(v.array(v.unknown()), []), []),
  linked_query_params: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
});

/**
 * What the dealer learns about the visit: the page, earlier pages, the campaign. All of it is sent
 * by the browser and untrusted: invalid values are dropped, and the lead is never refused for them.
 */
export function leadAttributesOf({ headers, url: asked }: Request, sent: Sent): LeadAttributes {
  const visit = v.safeParse(visitSchema, parsed(sent.lead_attributes));
  const { visited_pages, linked_query_params } = visit.success
    ? visit.output
    : { visited_pages: [], linked_query_params: {} };
  const { host } = new URL(asked);
  return {
    url: pageOf(sent.url, host) ?? pageOf(headers.get('Referer'), host) ?? '/',
    source: 'Website',
    user_agent: typedLine(headers.get('User-Agent') ?? '').slice(0, LONGEST_AGENT),
    visited_pages: visited_pages.flatMap((page) => withoutQuery(pageOf(page, host))).slice(-MAX_PAGES),
    linked_query_params: Object.fromEntries(
      Object.entries(linked_query_params)
        .filter(([name]) => isCampaignParameter(name))
        .slice(0, MAX_PARAMETERS)
        .map(([name, value]) => [name, typedLine(String(scalar(value))).slice(0, LONGEST_PARAMETER)]),
    ),
  };
}

/** A plain form can only send a string. */
function parsed(attributes: unknown): unknown {
  if (typeof attributes !== 'string') return attributes;
  try {
    return JSON.parse(attributes);
  } catch {
    return undefined;
  }
}

function scalar(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

/** Path and query of a page of this site; null for any other. */
function pageOf(address: unknown, host: string): string | null {
  if (typeof address !== 'string') return null;
  const isWhole = /^https?:\/\//i.test(address) && URL.canParse(address);
  const whole = isWhole ? new URL(address) : null;
  if (whole !== null && whole.host !== host) return null;
  const path = localPath(whole === null ? address : whole.pathname + whole.search);
  return path === null ? null : path.replace(/#.*$/, '').slice(0, LONGEST_PATH);
}

/** Search queries may be personal, so only the path is kept. */
function withoutQuery(path: string | null): string[] {
  return path === null ? [] : [path.replace(/\?.*$/, '')];
}
