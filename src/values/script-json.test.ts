import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptJson } from './script-json.ts';

describe('scriptJson', () => {
  it('escapes everything that could end the script element or begin a comment', () => {
    const text = scriptJson({ name: '</script><script>alert(1)</script><!--' });
    expect(text).not.toMatch(/[<>]/);
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });

  it('is parsed back to the same data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (data) => {
        expect(JSON.parse(scriptJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
