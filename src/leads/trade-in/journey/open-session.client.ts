import { readDraft } from '../../form/lead-draft.client.ts';
import type { TradeInStage } from '../trade-in-stages.ts';
import { forgetToken, keepToken } from './trade-in-device.client.ts';
import { TradeInSession } from './trade-in-session.client.ts';

/** The trade-in of this device, or a new one, for the vehicle that the page's address names. */
export function openSession(stages: readonly TradeInStage[], token: string | null): TradeInSession {
  const carId = new URLSearchParams(location.search).get('car_id') ?? '';
  const key = readDraft('trade-in')?.key ?? crypto.randomUUID();
  const keep = (now: string | null) => (now === null ? forgetToken() : keepToken(now));
  return new TradeInSession({ stages, carId, token, key, keep });
}
