import { useStore } from '@nanostores/react';
import type { SendCode } from '../../forms/phone-code/phone-code-facts.ts';
import { readPhone } from '../../values/contact/phone.ts';
import { $account } from '../session/account.store.ts';
import { sessionEnded } from '../session/session.store.ts';
import { sendPhoneCode } from './send-phone-code.api.ts';

interface OwnPhone {
  /** The signed-in shopper's phone as national digits; null if nobody is signed in. */
  readonly ownPhone: string | null;
  readonly sendCode: SendCode;
  /** Call this when the server reports that the session has ended. */
  readonly onSignedOut: () => void;
}

/** The phone of the signed-in shopper; follows changes in other tabs. */
export function useOwnPhone(): OwnPhone {
  const owner = useStore($account, { ssr: () => null });
  return { ownPhone: readPhone(owner?.phone ?? ''), sendCode: sendPhoneCode, onSignedOut: sessionEnded };
}
