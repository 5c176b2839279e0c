import { useEffect, useState } from 'react';
import type { SendCode } from '../../forms/phone-code-facts.ts';
import { readPhone } from '../../values/phone.ts';
import { account, onAccountChange, sessionEnded } from '../signed-in.client.ts';
import { sendPhoneCode } from './send-phone-code.client.ts';

interface OwnPhone {
  /** National digits of the phone that the shopper has signed in with; null for none. */
  readonly ownPhone: string | null;
  readonly sendCode: SendCode;
  /** To be called when the server does not know the session any more. */
  readonly onSignedOut: () => void;
}

/** The phone of whoever has signed in, in this tab or another. */
export function useOwnPhone(): OwnPhone {
  const [ownPhone, setOwnPhone] = useState<string | null>(null);
  useEffect(() => {
    const ask = async () => setOwnPhone(readPhone((await account())?.phone ?? ''));
    onAccountChange(() => void ask());
    void ask();
  }, []);
  return { ownPhone, sendCode: sendPhoneCode, onSignedOut: sessionEnded };
}
