import { describe, expect, it } from 'vitest';
import { aVehicle } from '../a-vehicle.fixture.ts';
import { mailAbout } from './mail-about.ts';

const message = 'Can you please find me something similar?';

function mail(changes: Parameters<typeof aVehicle>[0]): {
  to: string;
  subject: string | null;
  body: string | null;
} {
  const { pathname, searchParams } = new URL(mailAbout(aVehicle(changes), 'sales@dealer.example', message));
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

describe('mailAbout', () => {
  it("has the vehicle's name and stock number in the subject, and an empty body", () => {
    expect(mail({ name: '2021 Kia Rio S & Co', stockNumber: 'K+1041', status: 'in_stock' })).toEqual({
      to: 'sales@dealer.example',
      subject: '2021 Kia Rio S & Co (K+1041)',
      body: null,
    });
  });

  it('has the name only once if there is no stock number', () => {
    expect(mail({ name: '2021 Kia Rio', stockNumber: null }).subject).toBe('2021 Kia Rio');
  });

  it.each(['sold', 'unavailable'] as const)('asks for a similar vehicle if this one is %s', (status) => {
    expect(mail({ status }).body).toBe(message);
  });

  it('encodes spaces as mail programs expect', () => {
    expect(mailAbout(aVehicle({ name: '2021 Kia Rio', stockNumber: null }), 'a@b.example', message)).toBe(
      'mailto:a@b.example?subject=2021%20Kia%20Rio',
    );
  });
});
