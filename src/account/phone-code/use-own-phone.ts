import { useStore } from '@nanostores/react';
import type { SendCode } from '../../forms/phone-code-facts.ts';
import { readPhone } from '../../values/phone.ts';
import { $account } from '../account.store.ts';
import { sessionEnded } from '../session.store.ts';
import { sendPhoneCode } from './send-phone-code.api.ts';

interface OwnPhone {
  /** National digits of the phone that the shopper has signed in with; null for none. */
  readonly ownPhone: string | null;
  readonly sendCode: SendCode;
  /** To be called when the server does not know the session any more. */
  readonly onSignedOut: () => void;
}

/** The phone of whoever has signed in, in this tab or another. */
export function useOwnPhone(): OwnPhone {
  const owner = useStore($account, { ssr: () => null });
  return { ownPhone: readPhone(owner?.phone ?? ''), sendCode: sendPhoneCode, onSignedOut: sessionEnded };
}
