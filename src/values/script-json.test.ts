import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

describe('scriptJson', () => {
  it('lets no text end the script element or begin a comment', () => {
    const text = scriptJson({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.toMatch(/[<>]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });

  it('says the same as plain JSON, whatever the data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (data) => {
        expect(JSON.parse(scriptJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
