import * as v from 'valibot';
import type { AdjustmentAnswers } from '#src/leads/trade-in/trade-in-answers.ts';
import { noValuations } from '#src/leads/trade-in/trade-in-valuation.ts';
import { sha256 } from '../../http/digest.ts';
import type { Database, Row, Statement } from '../../ports/database.ts';
import { jsonColumn } from '../../storage/json-column.ts';

/** Deleted a month after the last change. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const text = v.optional(v.string(), '');
const figure = v.optional(v.nullable(v.number()), null);

/** From the shopper or the number plate lookup; `''` and null when unknown. */
const detailsSchema = v.object({
  rego: text,
  regoState: text,
  year: figure,
  make: text,
  model: text,
  badge: text,
  vin: text,
  nvic: text,
  kms: figure,
  name: text,
  last_name: text,
  phone: text,
  email: text,
  postcode: text,
  location_id: text,
  PreferredContactMethod: text,
  finance: text,
  'do-you-have-a-trade-in': text,
  message: text,
});

export type TradeInDetails = v.InferOutput<typeof detailsSchema>;

/** Missing fields stay unchanged. */
export type SomeDetails = { readonly [K in keyof TradeInDetails]?: TradeInDetails[K] | undefined };

const valuationSchema = v.union([
  v.object({ low: v.number(), high: v.number(), offer: v.number(), comparables: figure }),
  v.picklist(noValuations),
]);

const tradeInRow = v.pipe(
  v.object({
    id: v.string(),
    site: v.string(),
    slug: v.nullable(v.string()),
    details: v.string(),
    adjustments: v.string(),
    valuation: v.nullable(jsonColumn(valuationSchema)),
    offer_price: v.nullable(v.number()),
    offer_accepted_at: v.nullable(v.number()),
    completed_at: v.nullable(v.number()),
    lead: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    id: row.id,
    site: row.site,
    /** Slug of the vehicle whose page the shopper came from. */
    slug: row.slug,
    details: v.parse(jsonColumn(detailsSchema), row.details),
    answers: v.parse(jsonColumn(v.record(v.string(), v.string())), row.adjustments),
    /** Null while there is too little data. */
    valuation: row.valuation,
    offerPrice: row.offer_price,
    isOfferAccepted: row.offer_accepted_at !== null,
    isCompleted: row.completed_at !== null,
    lead: row.lead,
    /** The stored JSON, to detect concurrent changes. */
    stored: { details: row.details, adjustments: row.adjustments },
  })),
);

export type TradeIn = v.InferOutput<typeof tradeInRow>;
export type StoredValuation = v.InferOutput<typeof valuationSchema>;

const readRow = (row: Row | undefined) => (row === undefined ? null : v.parse(tradeInRow, row));

interface NewTradeIn {
  readonly id: string;
  readonly site: string;
  readonly token: string;
  readonly slug: string | null;
  readonly details: SomeDetails;
}

/** Stores a trade-in under the digest of its token. Idempotent for the same token. */
export async function startTradeIn(
  database: Database,
  { id, site, token, slug, details }: NewTradeIn,
  nowMs: number,
): Promise<void> {
  await database.execute({
    sql: `INSERT INTO trade_ins (id, site, token_hash, started_at, changed_at, slug, details, adjustments)
      VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, '{}') ON CONFLICT (token_hash) DO NOTHING`,
    args: [id, site, sha256(token), nowMs, slug, JSON.stringify(details)],
  });
}

/** Null for an unknown or expired token and for another dealer's. */
export async function readTradeIn(
  database: Database,
  site: string,
  token: string,
  nowMs: number,
): Promise<TradeIn | null> {
  const [row] = await database.execute({
    sql: 'SELECT * FROM trade_ins WHERE site = ? AND token_hash = ? AND changed_at > ?',
    args: [site, sha256(token), nowMs - KEPT_MS],
  });
  return readRow(row);
}

/**
 * Adds fields with a JSON merge patch (RFC 7396) in one statement, so that concurrent requests lose
 * nothing. Returns null when the trade-in was already sent and cannot change.
 */
export async function addToTradeIn(
  database: Database,
  { id }: Pick<TradeIn, 'id'>,
  add: { readonly details: SomeDetails } | { readonly answers: AdjustmentAnswers },
  nowMs: number,
): Promise<TradeIn | null> {
  const [column, patch] =
    'details' in add ? (['details', add.details] as const) : (['adjustments', add.answers] as const);
  const [row] = await database.execute({
    sql: `UPDATE trade_ins SET ${column} = json_patch(${column}, ?), valuation = NULL, changed_at = ?
      WHERE id = ? AND completed_at IS NULL RETURNING *`,
    args: [JSON.stringify(patch), nowMs, id],
  });
  return readRow(row);
}

/**
 * Saves nothing if fields have changed meanwhile; the request that changed them values the
 * trade-in.
 */
export async function saveValuation(
  database: Database,
  { id, stored }: Pick<TradeIn, 'id' | 'stored'>,
  valuation: StoredValuation,
): Promise<void> {
  await database.execute({
    sql: 'UPDATE trade_ins SET valuation = ? WHERE id = ? AND details = ? AND adjustments = ?',
    args: [JSON.stringify(valuation), id, stored.details, stored.adjustments],
  });
}

interface Completion {
  readonly lead: string;
  /** In dollars; null when no offer is accepted. */
  readonly acceptedOffer: number | null;
  readonly nowMs: number;
}

/** Fails and rolls its transaction back when the trade-in was already sent or has changed. */
export function completeStatement(
  { id, stored }: Pick<TradeIn, 'id' | 'stored'>,
  { lead, acceptedOffer, nowMs }: Completion,
): Statement {
  return {
    sql: `UPDATE trade_ins SET
        changed_at = CASE WHEN completed_at IS NULL AND details = ?2 AND adjustments = ?3 THEN ?4 END,
        completed_at = ?4, lead = ?5, offer_price = ?6,
        offer_accepted_at = CASE WHEN ?6 IS NOT NULL THEN ?4 END
      WHERE id = ?1`,
    args: [id, stored.details, stored.adjustments, nowMs, lead, acceptedOffer],
  };
}

/**
 * Statements that delete expired rows; run them regularly. A sent trade-in remains as a lead;
 * others are deleted for privacy.
 */
export function tradeInHousekeeping(nowMs: number): Statement[] {
  return [
    {
      sql: 'DELETE FROM trade_ins WHERE changed_at < ?',
      args: [nowMs - KEPT_MS],
    },
  ];
}
