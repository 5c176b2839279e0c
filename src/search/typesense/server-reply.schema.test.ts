import { describe, expect, it } from 'vitest';
import { refusedDocuments } from './server-reply.schema.ts';

describe('the reply to an import', () => {
  it('tells by the place of a line which document was refused', () => {
    const reply =
      '{"success":true}\n{"success":false,"code":400,"error":"Bad price.","document":"{}"}\n{"success":true}';
    expect(refusedDocuments(reply, ['a', 'b', 'c'])).toEqual([{ id: 'b', reason: 'Bad price.' }]);
  });

  it.each([
    ['a line is missing', '{"success":true}'],
    ['a line is cut', '{"success":true}\n{"succ'],
    ['a line is something else', '{"success":true}\n<html>'],
  ])('is no answer when %s', (_, reply) => {
    expect(refusedDocuments(reply, ['a', 'b'])).toBeNull();
  });
});
