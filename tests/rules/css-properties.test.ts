import { expect, it } from 'vitest';
import { themeCss } from '#src/ui/theme/theme-css.ts';
import { demoSettings } from '../fixtures/tenants/demo-settings.ts';
import { codeFiles, textOf } from './repository.ts';

it('every custom property that a style uses is defined somewhere', () => {
  const files = codeFiles.filter((file) => file.startsWith('src/') && /[.](?:css|astro|tsx?|js)$/.test(file));
  const texts = files.map((file) => ({ file, text: textOf(file) }));
  const theme = themeCss(demoSettings('harbourline').theme);
  const defined = new Set(
    [theme, ...texts.map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g), ...text.matchAll(/setProperty\(\s*['"`](--[\w-]+)/g)].map(
        ([, name]) => name,
      ),
    ),
  );
  const wrong = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
