import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareLinks } from './share-links.ts';

const all = { facebook: true, x: true, whatsApp: true, email: true };
const facts = {
  url: 'https://www.dealer.example/cars/kia-rio-7',
  message: '2021 Kia Rio S & more at Kerr’s',
};

describe('shareLinks', () => {
  it('passes address and text to each service in its documented parameters', () => {
    const hrefs = shareLinks(facts, all, 'E-mail').map(({ label, href }) => [label, href]);
    expect(hrefs).toEqual([
      [
        'Facebook',
        'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.dealer.example%2Fcars%2Fkia-rio-7',
      ],
      [
        'X',
        'https://x.com/intent/post?url=https%3A%2F%2Fwww.dealer.example%2Fcars%2Fkia-rio-7&text=2021%20Kia%20Rio%20S%20%26%20more%20at%20Kerr%E2%80%99s',
      ],
      [
        'WhatsApp',
        'https://wa.me/?text=2021%20Kia%20Rio%20S%20%26%20more%20at%20Kerr%E2%80%99s%20https%3A%2F%2Fwww.dealer.example%2Fcars%2Fkia-rio-7',
      ],
      [
        'E-mail',
        'mailto:?subject=2021%20Kia%20Rio%20S%20%26%20more%20at%20Kerr%E2%80%99s&body=2021%20Kia%20Rio%20S%20%26%20more%20at%20Kerr%E2%80%99s%0Ahttps%3A%2F%2Fwww.dealer.example%2Fcars%2Fkia-rio-7',
      ],
    ]);
  });

  it('contains the services that the dealer has switched on', () => {
    const names = (changes: Partial<typeof all>) =>
      shareLinks(facts, { ...all, ...changes }, 'E-mail').map(({ name }) => name);
    expect(names({ x: false })).toEqual(['facebook', 'whatsApp', 'email']);
    expect(names({ facebook: false, x: false, whatsApp: false, email: false })).toEqual([]);
  });

  it('escapes texts, so that none becomes another parameter', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(words, (message) => {
        const x = shareLinks({ ...facts, message }, all, 'E-mail')[1];
        const sent = new URL(x?.href ?? '').searchParams;
        expect([...sent.keys()]).toEqual(['url', 'text']);
        expect(sent.get('text')).toBe(message);
      }),
    );
  });
});
