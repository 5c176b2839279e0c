import { describe, expect, it } from 'vitest';
import { withoutComments } from './imports.ts';
import { files, isTest, textOf } from './repository.ts';

describe('browser scripts', () => {
  it('that only make requests end in .api.ts and do not touch the page', () => {
    const asking = files.filter((file) => file.endsWith('.api.ts'));
    const touching = /\bdocument\b|\bquerySelector|\bHTML\w*Element\b|\baddEventListener\b/;
    expect(asking.filter((file) => touching.test(withoutComments(textOf(file))))).toEqual([]);
  });

  it('define custom elements only where a page must be correct before the first paint', () => {
    const own = files.filter((file) => /^(src|scripts)\/.*\.(js|ts)$/.test(file) && !isTest(file));
    expect(own.filter((file) => textOf(file).includes('customElements.define')).toSorted()).toEqual([
      'src/ui/timed/in-window.js',
      'src/vehicle/price/weekly-price.js',
    ]);
  });
});
