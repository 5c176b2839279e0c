import { describe, expect, it } from 'vitest';
import type { Settings } from '../settings/subjects.ts';
import { checkContactDetails } from './site-checks.ts';

type Reach = { phone?: string | null; email?: string | null; branchPhone?: string | null };

function findings({ phone = null, email = null, branchPhone = null }: Reach): string[] {
  const settings = {
    site: { phone, email },
    locations: { locations: [{ phone: branchPhone }] },
  } as Partial<Settings>;
  return checkContactDetails(settings).map(({ message }) => message);
}

describe('a dealer must be reachable', () => {
  const noPhone = 'phone is missing: customers need a phone number, here or at a location.';
  const noEmail = 'email is missing: customers need an e-mail address for enquiries.';
  const phone = '(08) 5550 0100';

  it.each([
    ['nothing', {}, [noPhone, noEmail]],
    ['only a phone', { phone }, [noEmail]],
    ['only an e-mail address', { email: 'a@dealer.example' }, [noPhone]],
    ['an e-mail address and the number of a branch', { email: 'a@dealer.example', branchPhone: phone }, []],
  ] satisfies [string, Reach, string[]][])('with %s', (_case, reach, expected) => {
    expect(findings(reach)).toEqual(expected);
  });
});
