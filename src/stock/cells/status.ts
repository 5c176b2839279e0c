import type { VehicleStatus } from '../../values/vehicle/vehicle-statuses.ts';
import { found, nothing, type Reading } from './reading.ts';
import { isMissing } from './texts/missing.ts';

export interface StockState {
  status: VehicleStatus;
  isReserved: boolean;
  isPreorder: boolean;
}

const available: StockState = { status: 'in_stock', isReserved: false, isPreorder: false };

/**
 * The stock state for a status word. Unknown words give null and the caller hides the vehicle, since "sold
 * and any other value are unavailable" (stock and vehicle §4).
 */
export function readStatus(text: string): Reading<StockState> {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[_-]+/g, ' ');
  if (isMissing(words)) return nothing;
  if (
    /un\s?-?available|out\s?of\s?stock|withdrawn|deleted|wastebin|archived|inactive|removed|wholesale|hidden|draft|discontinued|offline|not for sale|retired/.test(
      words,
    )
  ) {
    return found({ ...available, status: 'unavailable' });
  }
  if (
    /reserved|deposit|on hold|under offer|sale (in progress|pending)|pending|option|reserviert/.test(words)
  ) {
    return found({ ...available, isReserved: true });
  }
  if (/\bsold|delivered|såld|verkauft|settled|\bs[aå]ld/.test(words))
    return found({ ...available, status: 'sold' });
  if (/pre\s?-?order|available to order|back\s?order|factory order|on order/.test(words)) {
    return found({ ...available, status: 'coming_soon', isPreorder: true });
  }
  if (/coming soon|in transit|due in|arriv|incoming|on (its|the) way|kommande|in\s?build/.test(words)) {
    return found({ ...available, status: 'coming_soon' });
  }
  const isOnSale =
    /^(in|on|for)\s?(stock|sale|yard|lot|line)|avail|forecourt|^(active|live|published|current|listed|open|yes|y|1|true|a|stock|online|ready|verfügbar|till salu|i lager|lager|ok|advertised|display(ed)?|on display|approved|retail|new|used|demo|showroom|limited\s?availability|instoreonly|onlineonly)$/;
  return isOnSale.test(words) ? found(available) : nothing;
}

/** Yes and no as feeds write them; null for anything else. */
export function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (/^(1|true|yes|y|t|x|ja|on)$/.test(word)) return true;
  return /^(0|false|no|n|f|nein|nej|off)?$/.test(word) || isMissing(word) ? false : null;
}
