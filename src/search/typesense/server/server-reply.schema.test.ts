import { describe, expect, it } from 'vitest';
import { heldDocuments, refusedDocuments } from './server-reply.schema.ts';

describe('the reply to an import', () => {
  it('reports rejected documents by line number', () => {
    const reply =
      '{"success":true}\n{"success":false,"code":400,"error":"Bad price.","document":"{}"}\n{"success":true}';
    expect(refusedDocuments(reply, ['a', 'b', 'c'])).toEqual([{ id: 'b', reason: 'Bad price.' }]);
  });

  it.each([
    ['a line is missing', '{"success":true}'],
    ['a line is cut', '{"success":true}\n{"succ'],
    ['a line is something else', '{"success":true}\n<html>'],
  ])('is invalid if %s', (_, reply) => {
    expect(refusedDocuments(reply, ['a', 'b'])).toBeNull();
  });
});

describe('the reply to an export', () => {
  it('has the hash and rank of each document, if there are any', () => {
    const reply = '{"id":"a","content_hash":"1f","rank":7}\n{"id":"b","rank":"first"}';
    expect(heldDocuments(reply, 'rank')).toEqual([
      { id: 'a', hash: '1f', rank: 7 },
      { id: 'b', hash: null, rank: null },
    ]);
    expect(heldDocuments(reply, null)?.map(({ rank }) => rank)).toEqual([null, null]);
  });

  it.each([
    ['a line is cut', '{"id":"a"}\n{"id'],
    ['a line has no id', '{"message":"Not Ready"}'],
  ])('is invalid if %s', (_, reply) => {
    expect(heldDocuments(reply, null)).toBeNull();
  });
});
