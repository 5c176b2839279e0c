import type { TradeInStage } from '#src/leads/trade-in/trade-in-stages.ts';

/** Why the number plate gave no car; the page says so. */
export const plateNotes = ['notFound', 'lookupFailed'] as const;
export type PlateNote = (typeof plateNotes)[number];

export function tradeInPath(token: string): string {
  return `/api/trade-in/${token}`;
}

/** The page of a stage, for browsers without JavaScript. */
export function stagePath(token: string, stage: TradeInStage, note: PlateNote | null): string {
  return `${tradeInPath(token)}?${new URLSearchParams({ stage, ...(note && { note }) })}`;
}
