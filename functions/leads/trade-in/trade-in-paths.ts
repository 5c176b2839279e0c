import type { TradeInStage } from '#src/leads/trade-in/trade-in-stages.ts';

/** What the number plate did not tell; the page says so. */
export const plateNotes = ['notFound', 'lookupFailed'] as const;
export type PlateNote = (typeof plateNotes)[number];

export function tradeInPath(token: string): string {
  return `/api/trade-in/${token}`;
}

/** The page of one stage, for browsers without script. */
export function stagePath(token: string, stage: TradeInStage, note: PlateNote | null = null): string {
  return `${tradeInPath(token)}?${new URLSearchParams({ stage, ...(note && { note }) })}`;
}
