import { describe, expect, it } from 'vitest';
import { replyBytes } from './reply-bytes.build.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const inPieces = (...texts: string[]) =>
  new ReadableStream({
    start: (pieces) => {
      for (const text of texts) pieces.enqueue(bytes(text));
      pieces.close();
    },
  });

describe('the content of a response', () => {
  it.each<[string, Response, string]>([
    ['a text', new Response('Škoda'), 'Škoda'],
    ['bytes', new Response(bytes('<p>5 €</p>')), '<p>5 €</p>'],
    ['a part of some bytes', new Response(bytes('<p>5 €</p>').subarray(3, 4)), '5'],
    ['nothing', new Response(null), ''],
    ['an empty text', new Response(''), ''],
    ['several pieces', new Response(inPieces('Mazda ', 'CX-5')), 'Mazda CX-5'],
  ])('is %s', async (_, reply, text) => {
    expect((await replyBytes(reply)).toString()).toBe(text);
  });
});
