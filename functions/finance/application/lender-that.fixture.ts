import type { Settings } from '#src/tenant/settings/subjects.ts';
import type { Lender } from '../../ports/lender.ts';

/** A lender that answers applications only. */
export function lenderThat(createCustomer: Lender['createCustomer']): Lender {
  return { quote: () => Promise.reject(new Error('Not asked.')), createCustomer };
}

/** A lender that sends every applicant on to this address. */
export const goingTo = (redirectUrl: string | null) => lenderThat(async () => ({ redirectUrl }));
export const youx: Partial<Settings['finance']> = {
  lender: 'youx',
  youx: { keyVariable: null, redirectHosts: ['youx.example'], basis: 'b' },
};
