import * as v from 'valibot';
import { switchFor } from '../parts.schema.ts';

const gate = (what: string) => switchFor(`${what} is for shoppers who have signed in`);

/** account.json `gates`: what needs signing in (specification: leads and dealer §4, §6, "Gated routes"). */
export const gatesSchema = v.strictObject({
  checkout: gate('Reserving and buying online'),
  'personalised-finance': gate('/personalised/finance'),
  'spin-to-win': gate('/spin-to-win'),
  'online-payment': gate('/online-payment'),
  'equifax-finance': gate('/equifax-finance'),
  'my-garage': gate('The page with all that a shopper keeps'),
  'trade-in': gate('Valuing a car to trade in'),
  'sell-my-car': gate('Valuing a car to sell'),
});
