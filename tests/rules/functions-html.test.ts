import { describe, expect, it } from 'vitest';
import { htmlStrings } from './html-strings.ts';
import { allImports } from './imports.ts';
import { codeFiles, isTest, textOf } from './repository.ts';

/** Plain pages of the server itself, in no dealer's look; and the SVG that sharp makes a shared picture of. */
const mayHold = ['functions/overview/', 'functions/ops/', 'functions/documents/share-image/'];

const isBound = (file: string) =>
  file.startsWith('functions/') &&
  /\.(tsx?|m?js)$/.test(file) &&
  !isTest(file) &&
  !file.includes('.fixture.') &&
  !mayHold.some((folder) => file.startsWith(folder));

describe('functions', () => {
  const holding = codeFiles.filter((file) => isBound(file) && htmlStrings(file, textOf(file)).length > 0);

  it('hold no HTML: what a visitor sees is rendered by a component', () => {
    expect(holding.map((file) => `${file}: ${htmlStrings(file, textOf(file))[0]}`)).toEqual([]);
  });

  it('make no HTML by tagged templates', () => {
    const tagging = allImports.filter(({ from, to }) => to === 'hono/html' && isBound(from));
    expect(tagging.map(({ from }) => from)).toEqual([]);
  });
});

/** A placeholder of a template in the code that is looked at. */
const hole = '$' + '{value}';

describe('htmlStrings', () => {
  it.each([
    "const a = '<p>x</p>';",
    `const a = \`x ${hole}</li>\`;`,
    `const a = \`</${hole}>\`;`,
    `const a = html\`<h1 class="${hole}">\`;`,
    "const a = '<!--here-->';",
    'const a = \'<input name="a"\';',
    'const a = <p>{b}</p>;',
    'const a = <br />;',
  ])('finds HTML in %s', (code) => {
    expect(htmlStrings('a.tsx', code)).toHaveLength(1);
  });

  it.each([
    'const a = b < c && d > e;',
    "const a = 'a < b';",
    "const a = '1 <2';",
    `const a = \`<${hole}>\`;`,
    '// <p>x</p>\nconst a: Map<string, number> = new Map<string, number>();',
    'const a = /<p>/;',
    'const a = <Receipt lead={b} />;',
  ])('finds none in %s', (code) => {
    expect(htmlStrings('a.tsx', code)).toEqual([]);
  });
});
