import { describe, expect, it } from 'vitest';
import { htmlStrings } from './html-strings.ts';
import { allImports } from './imports.ts';
import { codeFiles, isTest, textOf } from './repository.ts';

/** Plain pages of the server itself, without a dealer's design; and the SVG from which sharp draws a share image. */
const mayHold = ['functions/overview/', 'functions/ops/', 'functions/documents/share-image/'];

const isBound = (file: string) =>
  file.startsWith('functions/') &&
  /\.(tsx?|m?js)$/.test(file) &&
  !isTest(file) &&
  !file.includes('.fixture.') &&
  !mayHold.some((folder) => file.startsWith(folder));

describe('functions', () => {
  const holding = codeFiles.filter((file) => isBound(file) && htmlStrings(file, textOf(file)).length > 0);

  it('contain no HTML: what visitors see is rendered by a component', () => {
    expect(holding.map((file) => `${file}: ${htmlStrings(file, textOf(file))[0]}`)).toEqual([]);
  });

  it('render no HTML by tagged templates', () => {
    const tagging = allImports.filter(({ from, to }) => to === 'hono/html' && isBound(from));
    expect(tagging.map(({ from }) => from)).toEqual([]);
  });
});

/** A placeholder in the checked code. */
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
