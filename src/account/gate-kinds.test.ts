import { describe, expect, it } from 'vitest';
import { type GateKind, gateKinds, gateOf, isGated } from './gate-kinds.ts';

describe('whether an address needs signing in', () => {
  it.each<[string, GateKind | null]>([
    ['/cars/rio-7/checkout', 'checkout'],
    ['/cars/rio-7/buy-online', 'checkout'],
    ['/checkout-journey', null],
    ['/personalised/finance', 'personalised-finance'],
    ['/personalised/fin%61nce', 'personalised-finance'],
    ['/finance', null],
    ['/equifax-finance', 'equifax-finance'],
    ['/spin-to-win', 'spin-to-win'],
    ['/online-payment', 'online-payment'],
    ['/my-garage', 'my-garage'],
    ['/my%2Dgarage', 'my-garage'],
    ['/mymotorama', 'my-garage'],
    ['/myservco', 'my-garage'],
    ['/my-garages', null],
    ['/a/my-garage', null],
    ['/trade-in', 'trade-in'],
    ['/cars/trade-in', 'trade-in'],
    ['/sell-my-car', 'sell-my-car'],
    ['/sell-your-car', 'sell-my-car'],
    ['/cars/checkout', null],
    ['/%', null],
    ['/', null],
  ])('%s: %s', (pathname, kind) => {
    expect(gateOf(pathname)).toBe(kind);
  });
});

describe('a gate', () => {
  const gates = { ...allOf(false), checkout: true };

  it("follows the dealer's settings", () => {
    expect(isGated({ enabled: true, gates }, 'checkout')).toBe(true);
    expect(isGated({ enabled: true, gates }, 'trade-in')).toBe(false);
  });

  it('is never required if nobody can sign in', () => {
    for (const kind of gateKinds) expect(isGated({ enabled: false, gates: allOf(true) }, kind)).toBe(false);
  });
});

function allOf(isClosed: boolean): Record<GateKind, boolean> {
  return {
    checkout: isClosed,
    'personalised-finance': isClosed,
    'spin-to-win': isClosed,
    'online-payment': isClosed,
    'equifax-finance': isClosed,
    'my-garage': isClosed,
    'trade-in': isClosed,
    'sell-my-car': isClosed,
  };
}
