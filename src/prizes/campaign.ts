import type { PrizeSettings } from '../tenant/settings/editorial/prizes.schema.ts';
import { instantWindow } from '../values/time/time-window.ts';

/** "/spin-to-win" (leads and dealer §2). */
export const SPIN_PATH = '/spin-to-win';

interface Switches {
  readonly prizes: { readonly show: boolean; readonly prizes: readonly unknown[] };
  readonly account: { readonly enabled: boolean };
}

/** Requires accounts, because each phone has one draw. */
export function hasPrizes({ prizes, account }: Switches): boolean {
  return prizes.show && prizes.prizes.length > 0 && account.enabled;
}

export type CampaignState = 'not-yet' | 'running' | 'over';

/** State of the campaign at an instant; the start is inclusive, the expiry exclusive. */
export function campaignState(
  window: PrizeSettings['window'],
  nowMs: number,
  timeZone: string,
): CampaignState {
  const instants = instantWindow(window, timeZone);
  if (instants === null || nowMs >= instants.until) return 'over';
  return nowMs < instants.from ? 'not-yet' : 'running';
}

/** `4821 0937`, grouped for reading aloud. */
export function codeText(code: string): string {
  return code.replace(/(\d{4})(?=\d)/g, '$1 ');
}
